import Heed
import HeedTesting
import Testing

/// What assistive technology is told of pictures, and how far letters had to shrink.
@Suite struct LabelTests {
  private func scene(_ alert: Alert) -> Scene {
    alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
  }

  @Test(arguments: [nil, "", "A star"])
  func aPictureIsReadOutByItsLabelOrNotAtAll(_ label: String?) {
    var alert = Alert("A", cancel: "B")
    alert.header = Header(.symbol("star", label: label), height: 60)
    alert.content = [
      .image(.symbol("star", label: label)), .image(.symbol("bell"), Box(label: label)),
    ]
    let scene = scene(alert)
    for id in ["header", "content/0", "content/1"] as [Name] {
      let told = scene[id]?.accessibility?.label
      #expect(told == (label == "A star" ? label : nil))
    }
  }

  @Test func aTitleSaysHowFarItsLettersHadToShrink() {
    var alert = Alert("A", cancel: "Go")
    alert.actions = ["Unaccountability"]
    alert.arrangement = .horizontal
    let scene = scene(alert)
    #expect(scene["action/cancel/title"]?.text?.letterScale == 1)
    #expect(scene["action/action1/title"]?.text?.letterScale == 0.8)
    #expect(scene["action/action1/title"]?.text?.request.runs[0].font.size == 17 * 0.8)
  }
}
