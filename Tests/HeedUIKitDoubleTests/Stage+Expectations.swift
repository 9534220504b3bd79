import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension Stage {
  /// Expects that the app is as it was before any alert.
  func expectNothingLeft(
    _ label: Comment? = nil, of remains: Remains? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(alertController == nil, label, sourceLocation: location)
    #expect(scene.windows == [window], label, sourceLocation: location)
    #expect(window.isKeyWindow, label, sourceLocation: location)
    #expect(window.isUserInteractionEnabled, label, sourceLocation: location)
    #expect(window.subviews.count == 1, label, sourceLocation: location)
    #expect(
      window.rootViewController?.presentedViewController == nil, label, sourceLocation: location)
    #expect(
      window.rootViewController?.view.tintAdjustmentMode == .automatic, label,
      sourceLocation: location)
    #expect(DoubleLog.faults == [], label, sourceLocation: location)
    if let remains { #expect(remains.names == [], label, sourceLocation: location) }
  }

  /// Whether the app behind gets a touch at a place.
  func reachesTheApp(_ place: CGPoint) -> Bool {
    let button = UIButton(frame: CGRect(x: place.x - 5, y: place.y - 5, width: 10, height: 10))
    var isTouched = false
    button.addAction(UIAction { _ in isTouched = true }, for: .touchUpInside)
    window.rootViewController?.view.addSubview(button)
    person.tap(place)
    button.removeFromSuperview()
    return isTouched
  }

  /// The first responder of whichever window has one that shows an alert.
  var alertField: UIResponder? { alertController?.view.window?.doubleFirstResponder }

  /// The session of the alert that is up, as it is now.
  var session: Session? { (alertController?.delegate as? ShownAlert)?.session }

  func element(_ label: String) -> UIResponder? {
    person.elements.first { $0.accessibilityLabel == label }
  }
}

extension Alert {
  /// One with a single way out, which is told apart by it.
  static func note(_ title: String, _ id: Name) -> Alert {
    Alert(PlacedText(RichText(title)), cancel: Action("Fine", id: id))
  }

  func with(_ change: (inout Alert) -> Void) -> Alert {
    var alert = self
    change(&alert)
    return alert
  }
}

extension UIKitOptions {
  static func urgent(_ policy: LanePolicy = .preempt) -> UIKitOptions {
    UIKitOptions(presentation: PresentationOptions(priority: 1, policy: policy))
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
