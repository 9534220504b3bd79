internal import Heed

/// Something that an alert of the gallery shows, by which the page can be filtered.
enum GalleryFeature: String, CaseIterable {
  case fields
  case error
  case choices
  case progress
  case picture
  case symbol
  case richText
  case gradient
  case material
  case destructive
  case forced
  case timeout
  case rightToLeft
  case dark
  case motion

  /// What the page calls it.
  var title: String {
    switch self {
    case .fields: "Fields"
    case .error: "Inline error"
    case .choices: "Choices and switches"
    case .progress: "Progress"
    case .picture: "Pictures"
    case .symbol: "Symbols"
    case .richText: "Styled text"
    case .gradient: "Gradient"
    case .material: "Material"
    case .destructive: "Destructive action"
    case .forced: "No way around"
    case .timeout: "Goes by itself"
    case .rightToLeft: "Right to left"
    case .dark: "Always dark"
    case .motion: "Own motion"
    }
  }

  /// What an alert shows.
  static func all(of alert: Alert) -> [GalleryFeature] {
    let looks = Looks(of: alert)
    return allCases.filter { $0.isShown(by: alert, looks) }
  }

  private func isShown(by alert: Alert, _ looks: Looks) -> Bool {
    switch self {
    case .fields: alert.content.contains { if case .field = $0.kind { true } else { false } }
    case .error:
      alert.content.contains {
        if case .field(let field) = $0.kind { field.error != nil } else { false }
      }
    case .choices:
      alert.content.contains {
        switch $0.kind {
        case .choices, .toggle: true
        default: false
        }
      }
    case .progress: alert.content.contains { if case .progress = $0.kind { true } else { false } }
    case .picture: looks.images.contains { if case .symbol = $0.source { false } else { true } }
    case .symbol: looks.images.contains { if case .symbol = $0.source { true } else { false } }
    case .richText: looks.texts.contains { $0.runs.count > 1 }
    case .gradient: looks.paints.contains { if case .gradient = $0.kind { true } else { false } }
    case .material: looks.paints.contains { if case .material = $0.kind { true } else { false } }
    case .destructive: alert.actions.contains { $0.role == .destructive }
    case .forced: alert.dismissal.isForced
    case .timeout: alert.dismissal.timeout != nil
    case .rightToLeft: alert.direction == .rightToLeft
    case .dark: alert.appearance == .dark
    case .motion: alert.enter != nil || alert.exit != nil
    }
  }

  /// Everything in an alert that has a look.
  private struct Looks {
    var texts: [RichText] = []
    var images: [Image] = []
    var paints: [Paint] = []

    init(of alert: Alert) {
      let actions = alert.actionEntries.map { $0.action }
      texts = [alert.title?.text, alert.message?.text].compactMap { $0 } + actions.map { $0.title }
      images = [alert.header?.image, alert.close?.image].compactMap { $0 }
      images += actions.compactMap { $0.image }
      paints = [alert.background, alert.theme?.surface].compactMap { $0 }
      paints += actions.compactMap { $0.background }
      paints += alert.content.compactMap { $0.box.background }
      for block in alert.content {
        switch block.kind {
        case .text(let text, _, _): texts.append(text)
        case .image(let image): images.append(image)
        case .choices(let choices): images += choices.items.compactMap { $0.image }
        case .badge(let text, _, let background):
          texts.append(text)
          if let background { paints.append(background) }
        default: break
        }
      }
      images += paints.compactMap { paint in
        if case .image(let image, _, _) = paint.kind { image } else { nil }
      }
    }
  }
}
