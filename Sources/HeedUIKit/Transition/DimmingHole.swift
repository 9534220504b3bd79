#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Leaves open in a dimming view what materials show of the app, so that they show it undimmed, and
  /// follows the panel that they are on.
  @MainActor
  final class DimmingHole {
    private let view = ShapeView()
    private var size = CGSize()

    /// The mask of the dimming view for a scene; nothing where no material lies over the app.
    func mask(for scene: Scene) -> UIView? {
      let materials = scene.nodes.indices.filter {
        guard case .material = scene.nodes[$0].fill else { return false }
        return scene.isOnBareSurface($0)
      }
      guard !materials.isEmpty else { return nil }
      size = CGSize(scene.size)
      // As large that it covers the surface wherever the panel takes it.
      let room = CGRect(origin: CGPoint(), size: size)
      let path = UIBezierPath(rect: room.insetBy(dx: -2 * size.width, dy: -2 * size.height))
      for node in materials.map({ scene.nodes[$0] }) {
        let shape = CornerShape(node.corners, in: node.frame.size)
        path.append(shape.path(in: CGRect(node.frame)))
      }
      view.bounds = room
      view.center = CGPoint(x: size.width / 2, y: size.height / 2)
      view.shape?.fillRule = .evenOdd
      view.show(path)
      return view
    }

    /// Goes where the panel is; may happen inside an animation.
    func follow(_ panel: UIView) {
      let transform = panel.transform
      // A panel that is almost nothing would take the dimming with it.
      let scale = min(max(transform.a, 0.6), 1.5)
      view.change(
        transform: CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: transform.tx, ty: transform.ty))
    }
  }
#endif
