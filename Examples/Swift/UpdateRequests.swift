public import Heed
internal import HeedMarkup

extension ExampleAlerts {
  /// An update that may wait, in Arabic: two actions side by side.
  public static var updateRemind: Alert {
    var later = updateAction("لاحقًا", id: "later", weight: .medium)
    later.color = violet
    later.background = .color(Color(hex: 0xECE9FF))
    later.width = 112
    var update = updateAction("تحديث الآن", id: "update", weight: .semibold)
    update.width = 112

    var alert = updateCard(
      title: "يتوفر إصدار جديد",
      notes: RichText(
        html: """
          <p>تصفّح أسرع ووضع داكن محسّن، وإصلاح مشكلة تشغيل الفيديو على بعض الأجهزة،
          واستهلاك أقل للبطارية. <span>ننصحك بالتحديث في أقرب وقت.</span></p>
          """,
        orPlain: """
          تصفّح أسرع ووضع داكن محسّن، وإصلاح مشكلة تشغيل الفيديو على بعض الأجهزة، \
          واستهلاك أقل للبطارية. ننصحك بالتحديث في أقرب وقت.
          """))
    alert.actions = [update]
    alert.cancel = later
    alert.cancelPosition = 0
    alert.preferred = "update"
    alert.arrangement = .horizontal
    return alert
  }

  /// An update without which the app cannot be used: one action and no other way on.
  public static var updateForced: Alert {
    var alert = updateCard(
      title: "يلزم تحديث التطبيق",
      notes: RichText(
        html: """
          <p>هذا الإصدار لم يعد مدعومًا. حدّث التطبيق لتتابع استخدامه بأمان.
          <span>لن تفقد شيئًا من بياناتك أو إعداداتك، ويستغرق التحديث أقل من دقيقة.</span></p>
          """,
        orPlain: """
          هذا الإصدار لم يعد مدعومًا. حدّث التطبيق لتتابع استخدامه بأمان. \
          لن تفقد شيئًا من بياناتك أو إعداداتك، ويستغرق التحديث أقل من دقيقة.
          """))
    alert.actions = [updateAction("تحديث الآن", id: "update", weight: .semibold)]
    alert.dismissal = Dismissal(isForced: true)
    return alert
  }

  private static let violet = Color(hex: 0x5B4BE6)

  /// A card of 280 × 320 points whose parts fill it exactly: from the top 116, the title's line of
  /// 23, 15, the badge's 18, 4, the notes' 80, 16, the actions' 32, and 16.
  private static func updateCard(title: RichText, notes: RichText) -> Alert {
    var alert = Alert(
      style: .card, theme: .card,
      title: PlacedText(title, font: .system(size: 18, weight: .bold), top: 116),
      content: [
        .badge(
          "\("الإصدار 3.2.0", font: .system(size: 11))", color: .white,
          background: .color(.red), Box(height: 18, gap: 15)),
        .text(
          notes, font: .system(size: 13), color: .secondaryLabel,
          Box(width: 215, height: 80, gap: 4, alignment: .center)),
      ])
    alert.frame = Frame(width: 280, height: 320)
    alert.corners = 12
    alert.background = .image(
      .file("art/update-background@2x.png", size: Size(width: 280, height: 320)), fit: .fill)
    alert.direction = .rightToLeft
    alert.language = "ar"
    alert.appearance = .light
    alert.backdrop = .dimming(.gray, opacity: 0.4)
    alert.enter = .preset(.popup)
    alert.exit = .preset(.popup)
    return alert
  }

  private static func updateAction(
    _ title: RichText, id: Name, weight: Font.Weight
  ) -> Action {
    Action(
      title, id: id, color: .white, font: .system(size: 15, weight: weight),
      background: .color(violet), corners: 10, height: 32,
      inset: Insets(vertical: 16, horizontal: 19))
  }
}
