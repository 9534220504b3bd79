#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Leaves open in a dimming view what materials show of the app, so that they show it undimmed, and
  /// follows the panel that they are on.
  @MainActor
  final class DimmingHole {
    private let view = UIView()
    private let shape = ShapeView()
    /// What covers the surface beside the shape where the panel is small: a shape as large as these
    /// would need too many pixels.
    private let surroundings = (0..<4).map { _ in UIView() }

    /// The mask of the dimming view for a scene; nothing where no material lies over the app.
    func mask(for scene: Scene) -> UIView? {
      let materials = scene.nodes.indices.filter {
        guard case .material = scene.nodes[$0].fill else { return false }
        return scene.isOnBareSurface($0)
      }
      guard !materials.isEmpty else { return nil }
      let size = CGSize(scene.size)
      let room = CGRect(origin: CGPoint(), size: size)
      let path = UIBezierPath(rect: room.insetBy(dx: -2 * size.width, dy: -2 * size.height))
      for node in materials.map({ scene.nodes[$0] }) {
        let corners = CornerShape(node.corners, in: node.frame.size)
        path.append(corners.path(in: CGRect(node.frame)))
      }
      view.bounds = room
      view.center = CGPoint(x: size.width / 2, y: size.height / 2)
      UIView.performWithoutAnimation { surround(room) }
      shape.frame = room
      shape.shape?.fillRule = .evenOdd
      shape.show(path)
      return view
    }

    /// Puts the surroundings where they reach over the shape's edges, and cover the surface even when
    /// the panel is as small as it gets.
    private func surround(_ room: CGRect) {
      let (width, height) = (room.size.width, room.size.height)
      let far = max(width, height) / SceneView.leastScale
      let frames = [
        CGRect(x: -far, y: -far, width: 2 * far, height: far - height),
        CGRect(x: -far, y: 2 * height, width: 2 * far, height: far),
        CGRect(x: -far, y: -far, width: far - width, height: 2 * far),
        CGRect(x: 2 * width, y: -far, width: far, height: 2 * far),
      ]
      for (part, frame) in zip(surroundings, frames) {
        part.backgroundColor = .black
        part.frame = frame
        if part.superview == nil { view.addSubview(part) }
      }
      if shape.superview == nil { view.addSubview(shape) }
    }

    /// Goes where the panel is; may happen inside an animation.
    func follow(_ panel: UIView) {
      view.change(transform: panel.transform)
    }
  }
#endif
