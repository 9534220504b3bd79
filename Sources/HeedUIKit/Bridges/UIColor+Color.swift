#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension UIColor {
    /// A colour that follows the appearance and contrast of where it is drawn; named ones are
    /// UIKit's own.
    public convenience init(_ color: Color) {
      self.init { traits in
        let isDark = traits.userInterfaceStyle == .dark
        let isHighContrast = traits.accessibilityContrast == .high
        return switch color.plain(dark: isDark, highContrast: isHighContrast) {
        case .rgba(let rgba): UIColor(rgba)
        case .named(let name): UIColor.named(name).resolvedColor(with: traits)
        }
      }
    }

    private static func named(_ name: Color.Named) -> UIColor {
      switch name {
      case .black: .black
      case .darkGray: .darkGray
      case .lightGray: .lightGray
      case .white: .white
      case .gray: .gray
      case .red: .red
      case .green: .green
      case .blue: .blue
      case .cyan: .cyan
      case .yellow: .yellow
      case .magenta: .magenta
      case .orange: .orange
      case .purple: .purple
      case .brown: .brown
      case .clear: .clear
      case .label: .label
      case .secondaryLabel: .secondaryLabel
      case .tertiaryLabel: .tertiaryLabel
      case .placeholder: .placeholderText
      case .separator: .separator
      case .background: .systemBackground
      case .secondaryBackground: .secondarySystemBackground
      case .fill: .systemFill
      case .tint: .tintColor
      case .destructive, .systemRed: .systemRed
      case .success, .systemGreen: .systemGreen
      case .warning, .systemOrange: .systemOrange
      case .link: .link
      case .systemYellow: .systemYellow
      case .systemMint: .systemMint
      case .systemTeal: .systemTeal
      case .systemBlue: .systemBlue
      case .systemIndigo: .systemIndigo
      case .systemPurple: .systemPurple
      case .systemPink: .systemPink
      case .systemBrown: .systemBrown
      case .systemGray: .systemGray
      }
    }
  }
#endif
