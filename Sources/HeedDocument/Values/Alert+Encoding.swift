internal import Heed

extension DocumentEncoder {
  static func document(_ alert: Alert) -> JSONValue {
    var object = ObjectBuilder()
    object.add(.heed, number(1))
    object.add(.style, option(alert.style, unless: .alert))
    object.add(.theme, theme(alert.theme))
    object.add(.title, placedText(alert.title))
    object.add(.message, placedText(alert.message))
    object.add(.content, content(alert.content))
    object.add(.actions, actions(alert))
    object.add(.preferred, name(alert.preferred))
    object.add(.arrangement, option(alert.arrangement, unless: .automatic))
    object.add(.close, closeButton(alert.close))
    object.add(.header, header(alert.header))
    object.add(.background, paint(alert.background))
    object.add(.border, border(alert.border))
    object.add(.shadow, shadow(alert.shadow))
    object.add(.corners, corners(alert.corners))
    object.add(.frame, frame(alert.frame))
    object.add(.backdrop, backdrop(alert.backdrop))
    object.add(.dismiss, dismissal(alert.dismissal))
    object.add(.enter, transition(alert.enter))
    object.add(.exit, transition(alert.exit))
    object.add(.direction, string(alert.direction?.rawValue))
    object.add(.appearance, string(alert.appearance?.rawValue))
    object.add(.language, name(alert.language))
    return object.value
  }
}
