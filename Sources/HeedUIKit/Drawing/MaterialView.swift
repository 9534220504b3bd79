#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows what lies behind, blurred, as one of the system's materials.
  ///
  /// The system's materials bring a tint of their own, which follows the person's settings; the
  /// scene's tint stands for it on other surfaces, and only says here whether it is a dark one.
  @MainActor
  final class MaterialView: UIVisualEffectView {
    private var style = UIBlurEffect.Style.systemMaterial
    private var isVisible = true

    init() {
      super.init(effect: nil)
      isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(blur: Double, tint: RGBA, corners: CornerShape) {
      overrideUserInterfaceStyle = tint.isDark ? .dark : .light
      let style = Self.style(forBlur: blur)
      if self.style != style || effect == nil {
        self.style = style
        adoptEffect()
      }
      cut(to: corners)
    }

    /// Shows the material or takes it away; inside an animation it fades.
    ///
    /// An effect view under any opacity below 1 shows no blur, so the effect itself has to fade.
    func setVisible(_ isVisible: Bool) {
      // Setting the same effect again would cut short its way.
      guard self.isVisible != isVisible else { return }
      self.isVisible = isVisible
      adoptEffect()
    }

    private func adoptEffect() {
      effect = isVisible ? UIBlurEffect(style: style) : nil
    }

    /// The material that blurs about as much.
    private static func style(forBlur blur: Double) -> UIBlurEffect.Style {
      switch blur {
      case ..<20: .systemThinMaterial
      case ..<27: .systemMaterial
      default: .systemThickMaterial
      }
    }
  }

  extension RGBA {
    /// Whether light letters are read better on it.
    fileprivate var isDark: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.5 }
  }
#endif
