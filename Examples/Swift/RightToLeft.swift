public import Heed

extension ExampleAlerts {
  /// Hebrew in which names, an address and a size run from the left.
  public static var rightToLeft: Alert {
    let size = "\u{2066}4.2 MB\u{2069}"
    var alert = Alert(
      "לשתף את Budget 2026.xlsx?",
      message: """
        הקובץ (\(size, font: Font(weight: .semibold))) יישלח אל Dana Levi \
        \u{2066}(dana@example.com)\u{2069} ואל עוד 3 אנשים.
        """,
      style: .sheet, cancel: "ביטול"
    ) {
      Action(
        "שיתוף עם הרשאת עריכה", id: "edit",
        image: .symbol("square.and.arrow.up", size: Size(width: 22, height: 22)))
      Action("שיתוף לצפייה בלבד", id: "view")
      Action(
        "אפשרויות נוספות", id: "more",
        image: .symbol("chevron.forward", size: Size(width: 16, height: 16)), imageSide: .trailing)
    }
    alert.language = "he"
    alert.direction = .rightToLeft
    return alert
  }
}
