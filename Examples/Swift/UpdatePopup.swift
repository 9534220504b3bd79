public import Heed

extension ExampleAlerts {
  /// A card that says what is new, with a picture over its top edge and a close button.
  public static var updatePopup: Alert {
    var title = PlacedText(RichText(runs: [RichText.Run("发现新版本")], alignment: .center))
    title.font = .system(size: 25)
    title.color = .red
    title.top = 90

    let sides = Insets(vertical: 0, horizontal: 20)
    let update = Action(
      "立即更新", id: "update", color: .white, background: .color(.red), corners: 5, height: 40,
      inset: Insets(top: 12, leading: 20, bottom: 20, trailing: 20))

    var alert = Alert(
      style: .card, theme: .card, title: title,
      content: [
        .text(
          "V 2.6.0", font: .system(size: 15), color: .secondaryLabel,
          Box(inset: sides, gap: 10)),
        .text(notes, font: .system(size: 15), color: .label, Box(inset: sides, gap: 0)),
      ],
      actions: [update])
    alert.frame = Frame(
      width: .percent(100) - 114, height: .percent(100) - 380, offset: Point(x: 0, y: -50))
    alert.corners = 15
    alert.background = .color(.white)
    alert.appearance = .light
    alert.language = "zh-Hans"
    alert.header = Header(
      .file("art/update-header@2x.png", size: Size(width: 276, height: 155)),
      height: 155, overhang: 57)
    alert.close = CloseButton(
      size: 40, offset: Point(x: -3, y: 3),
      image: .file("art/close-light@2x.png", size: Size(width: 40, height: 40)), label: "关闭")
    alert.backdrop = .dimming(.black, opacity: 0.7)
    alert.enter = .preset(.popup)
    alert.exit = .preset(.popup)
    return alert
  }

  private static var notes: RichText {
    let lines = [
      "1. 首页改版，常用功能一步直达",
      "2. 支持深色模式，夜间阅读更舒适",
      "3. 搜索更快，结果按相关度排序",
      "4. 修复部分机型上视频无法播放的问题",
      "5. 相册支持批量整理",
      "6. 聊天可引用图片，长按即可回复",
      "7. 优化启动速度，减少电量消耗",
    ]
    return RichText(runs: [RichText.Run(lines.joined(separator: "\n"))], alignment: .start)
  }
}
