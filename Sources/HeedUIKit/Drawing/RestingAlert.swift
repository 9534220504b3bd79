#if canImport(UIKit) && !os(watchOS)
  package import Heed
  package import UIKit

  /// An alert as it rests on a surface, drawn without being presented.
  @MainActor
  package enum RestingAlert {
    /// A window of the surface's size that shows the alert on one colour.
    ///
    /// What the person asked of the system applies as far as views read it from their traits; the scene
    /// itself is that of the environment.
    package static func window(
      for alert: Alert, in environment: Environment, behind: RGBA, content: SceneContent
    ) -> UIWindow {
      let measurer = TextKitMeasurer(content: content)
      let scene = alert.scene(in: environment, measurer: measurer.measurer)
      let frame = CGRect(
        x: 0, y: 0, width: environment.size.width, height: environment.size.height)
      let window = UIWindow(frame: frame)
      window.overrideUserInterfaceStyle = UIUserInterfaceStyle(
        alert.appearance ?? environment.appearance)
      let controller = UIViewController()
      let backdrop = BackdropView()
      backdrop.frame = frame
      let view = SceneView(content: content, texts: measurer.texts)
      view.frame = frame
      window.rootViewController = controller
      controller.view.frame = frame
      controller.view.backgroundColor = UIColor(behind)
      controller.view.addSubview(backdrop)
      controller.view.addSubview(view)
      // Fields show their texts by controls of the system, which ask the session what they are.
      view.show(scene, session: Session(alert, environment: environment))
      backdrop.show(scene)
      backdrop.follow(view.panel)
      backdrop.setNeedsLayout()
      backdrop.layoutIfNeeded()
      return window
    }

    /// A picture of it, with as many pixels a point as the environment says.
    package static func image(
      of alert: Alert, in environment: Environment, behind: RGBA, content: SceneContent
    ) -> UIImage {
      let window = window(for: alert, in: environment, behind: behind, content: content)
      window.isHidden = false
      defer { window.isHidden = true }
      window.layoutIfNeeded()
      let format = UIGraphicsImageRendererFormat()
      format.scale = environment.scale
      format.opaque = true
      format.preferredRange = .standard
      return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { context in
        // A test without an app has no screen to draw from: materials are then plain.
        if !window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) {
          window.layer.render(in: context.cgContext)
        }
      }
    }
  }
#endif
