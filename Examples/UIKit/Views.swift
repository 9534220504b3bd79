import HeedUIKit
import UIKit

extension SampleViewController {
  func hostsAView() async {
    // Snippet: hostsAView
    let slider = UISlider()
    slider.value = 0.7
    var alert = Alert("Volume", cancel: "Done")
    alert.content = [.slot("volume", label: "Volume", height: 44)]

    var options = UIKitOptions()
    options.content.slots["volume"] = SlotContent(slider)
    await alert.present(from: self, options: options)
    note("\(slider.value)")
    // End
  }

  func drawsItsOwnAction() async {
    // Snippet: drawsItsOwnAction
    let alert = Alert("Try the full version?", cancel: "Not now") { Action("Try it", id: "try") }
    var options = UIKitOptions()
    options.content.actionViews["try"] = { StripedActionView() }
    await alert.present(from: self, options: options)
    // End
  }
}

// Snippet: stripedActionView
final class StripedActionView: ActionView {
  private let stripe = UIView()

  override func configure(with state: ActionViewState) {
    super.configure(with: state)
    stripe.backgroundColor = state.isEnabled ? .systemYellow : .systemGray
    stripe.alpha = state.isPressed ? 0.4 : 1
    if stripe.superview == nil { addSubview(stripe) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stripe.frame = CGRect(x: 0, y: bounds.height - 3, width: bounds.width, height: 3)
  }
}
// End
