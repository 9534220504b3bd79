public import Heed

extension ExampleAlerts {
  /// Title and message whose ranges differ in size and colour, and a cancel action with a look of its
  /// own.
  public static var styledAlert: Alert {
    let title = RichText("这里是标题")
      .styled(
        characters: 0..<2,
        TextAttributes(font: .system(size: 24, weight: .semibold), color: .red))
    let message = RichText("这里是正文信息")
      .styled(characters: 0..<6, TextAttributes(font: .system(size: 10)))
      .styled(characters: 0..<2, TextAttributes(color: .red))
      .styled(characters: 3..<6, TextAttributes(color: .brown))

    var cancel = Action("取消", id: "cancel")
    cancel.color = .lightGray
    cancel.alignment = .start
    cancel.image = .file("art/cancel-mark@2x.png", size: Size(width: 20, height: 20))

    var alert = Alert(
      title: PlacedText(title), message: PlacedText(message),
      actions: [Action("确认", id: "confirm")], cancel: cancel)
    alert.arrangement = .vertical
    alert.language = "zh-Hans"
    return alert
  }
}
