/// How a field's text looks, for a host that shows a text field of its own in the field's node.
package struct InputStyle: Hashable, Sendable {
  package let font: ResolvedFont
  package let text: RGBA
  package let placeholder: RGBA
  /// Of the insertion point and of what is selected.
  package let tint: RGBA

  /// Points between the field's sides and its text.
  package static var padding: Double { 10 }
  static var font: Font { .style(.subheadline) }
  static var text: Color { .label }
  static var placeholder: Color { .placeholder }
}

extension Alert {
  /// How its fields' texts look on a surface.
  package func inputStyle(in environment: Environment) -> InputStyle {
    let styler = Styler(alert: self, theme: shownTheme, environment: environment)
    return InputStyle(
      font: styler.resolved(nil, over: InputStyle.font), text: styler.rgba(InputStyle.text),
      placeholder: styler.rgba(InputStyle.placeholder), tint: styler.rgba(.tint))
  }
}
