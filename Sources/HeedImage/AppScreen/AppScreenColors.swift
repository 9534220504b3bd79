internal import Heed

/// The colours of the drawn app.
struct AppScreenColors {
  let page: RGBA
  let surface: RGBA
  let sidebar: RGBA
  let bar: RGBA
  let field: RGBA
  let separator: RGBA
  let label: RGBA
  let secondary: RGBA
  let tertiary: RGBA
  let tint: RGBA
  let tab: RGBA

  init(_ appearance: Appearance) {
    switch appearance {
    case .light:
      page = RGBA(hex: 0xF4F4F9)
      surface = RGBA(hex: 0xFFFFFF)
      sidebar = RGBA(hex: 0xEBEBF2)
      bar = RGBA(hex: 0xFAFAFC, alpha: 0.96)
      field = RGBA(hex: 0x767680, alpha: 0.12)
      separator = RGBA(hex: 0x3C3C43, alpha: 0.2)
      label = RGBA(hex: 0x454552)
      secondary = RGBA(hex: 0xB0B0BC)
      tertiary = RGBA(hex: 0xC9C9D2)
      tint = RGBA(hex: 0x3478F6)
      tab = RGBA(hex: 0x8E8E99)
    case .dark:
      page = RGBA(hex: 0x0B0B0F)
      surface = RGBA(hex: 0x1C1C22)
      sidebar = RGBA(hex: 0x16161B)
      bar = RGBA(hex: 0x131318, alpha: 0.97)
      field = RGBA(hex: 0x767680, alpha: 0.26)
      separator = RGBA(hex: 0x8A8A92, alpha: 0.28)
      label = RGBA(hex: 0xC9C9D3)
      secondary = RGBA(hex: 0x73737E)
      tertiary = RGBA(hex: 0x4A4A54)
      tint = RGBA(hex: 0x4A90FF)
      tab = RGBA(hex: 0x7C7C87)
    }
  }

  /// Pairs of colours, from the top down.
  static let accents: [[RGBA]] = [
    [RGBA(hex: 0xFFB259), RGBA(hex: 0xFF6A5B)],
    [RGBA(hex: 0x5AC8FA), RGBA(hex: 0x2F6BFF)],
    [RGBA(hex: 0x7BE0A2), RGBA(hex: 0x1FA87A)],
    [RGBA(hex: 0xC99BFF), RGBA(hex: 0x7A4DFF)],
    [RGBA(hex: 0xFF9EC2), RGBA(hex: 0xF0457D)],
    [RGBA(hex: 0xFFD86B), RGBA(hex: 0xF29A1F)],
    [RGBA(hex: 0x7FE3E0), RGBA(hex: 0x1B9AAA)],
  ]
}
