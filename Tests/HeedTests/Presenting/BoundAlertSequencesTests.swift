import Heed
import HeedTesting
import Testing

@Suite struct BoundAlertSequencesTests {
  /// Whatever the app sets, the view does and the person answers, never two alerts are up, each is
  /// answered once, the value is written back once for each answer of the person, and at rest the one
  /// that is wanted is up.
  @Test(arguments: 0..<20)
  func everySequenceEndsWithWhatIsWanted(_ part: Int) {
    for number in 0..<250 {
      let seed = TestSeed.value &+ UInt64(part * 250 + number)
      var random = SeededGenerator(seed: seed)
      var model = BoundAlertModel()
      for _ in 0..<Int.random(in: 1..<40, using: &random) { Self.act(&model, &random) }
      if let reason = model.broken ?? Self.fault(atRest: &model) {
        Issue.record("\(reason) (seed \(seed)): \(model.log)")
        return
      }
    }
  }

  private static func act(_ model: inout BoundAlertModel, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<32, using: &random) {
    case 0..<6: model.value = question(&random)
    case 6..<9: model.value = nil
    case 9..<16: model.pass()
    case 16..<20: model.moveToWindow(true)
    case 20: model.moveToWindow(false)
    case 21: model.ignoresWrites.toggle()
    case 22: model.isRefusing.toggle()
    case 23: if Int.random(in: 0..<8, using: &random) == 0 { model.removeView() }
    default: end(&model, by: Bool.random(using: &random))
    }
  }

  private static func question(_ random: inout SeededGenerator) -> BoundAlertModel.Question {
    let action: Name = Bool.random(using: &random) ? "delete" : "share"
    let style: Alert.Style = Int.random(in: 0..<4, using: &random) == 0 ? .sheet : .alert
    let title = RichText("Number \(Int.random(in: 0..<3, using: &random))")
    let alert = Alert(
      style: style, title: PlacedText(title), actions: [Action("Yes", id: action)],
      cancel: Bool.random(using: &random) ? "No" : nil)
    let isNamed = Int.random(in: 0..<3, using: &random) == 0
    return .init(alert, id: isNamed ? Int.random(in: 0..<2, using: &random) : nil)
  }

  private static func end(_ model: inout BoundAlertModel, by person: Bool) {
    guard let alert = model.up else { return }
    let chosen = person ? alert.actionEntries.first?.id : nil
    model.end(with: Answer(to: alert, reason: person ? .action : .withdrawn, action: chosen))
  }

  /// Lets everything come to rest, and says what is wrong then.
  private static func fault(atRest model: inout BoundAlertModel) -> String? {
    model.ignoresWrites = false
    model.isRefusing = false
    model.moveToWindow(true)
    // An answer that came before the last change may have been kept; a new question is always asked.
    let last = Alert("The last question")
    if !model.isGone {
      model.set(.init(last, id: 99))
      if model.up != last { end(&model, by: false) }
      if model.up != last { return "what is wanted is not up" }
      model.set(nil)
    }
    if model.up != nil && !model.isClosing { return "what is not wanted stays up" }
    end(&model, by: false)
    model.pass()
    if model.up != nil { return "something is up though nothing is wanted" }
    if model.presented != model.ended || model.ended != model.delivered {
      return "\(model.presented) presented, \(model.ended) ended, \(model.delivered) delivered"
    }
    return model.broken
  }
}
