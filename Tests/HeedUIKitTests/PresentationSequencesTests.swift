import HeedTesting
import Testing

@testable import HeedUIKit

@Suite struct PresentationSequencesTests {
  /// Whatever the alert wants and however UIKit behaves, the course asks for nothing while UIKit is
  /// busy, reports in order, and ends down.
  @Test(arguments: 0..<40)
  func everyCourseEndsDown(_ part: Int) {
    for number in 0..<250 {
      let seed = TestSeed.value &+ UInt64(part * 250 + number)
      var model = ModalModel(seed: seed)
      var random = SeededGenerator(seed: seed ^ 0x5EED)
      model.send(.wantUp)
      for _ in 0..<Int.random(in: 0..<24, using: &random) { Self.act(&model, &random) }
      Self.drain(&model)
      if let reason = model.broken {
        Issue.record("\(reason) (seed \(seed))")
        return
      }
    }
  }

  private static func act(_ model: inout ModalModel, _ random: inout SeededGenerator) {
    let isPresented = model.reports.contains(.presented)
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<4: model.begin()
    case 4..<8: model.end()
    case 8: model.becomeReady()
    case 9: model.dismissByOthers()
    // A session leaves, and comes back, only what was presented.
    case 10..<12: if isPresented { model.send(.wantDown(animated: Bool.random(using: &random))) }
    case 12: if isPresented { model.send(.wantUp) }
    case 13: if model.course.patience != nil { model.send(.overdue) }
    case 14: if Int.random(in: 0..<4, using: &random) == 0 { model.vanish() }
    // It is said twice: by the completion and by the controller.
    default: if model.isUp { model.send(.didPresent(completed: true)) }
    }
  }

  /// Takes the alert back, lets UIKit do all that it was asked for, and looks at what is left.
  private static func drain(_ model: inout ModalModel) {
    model.isHonest = true
    let isOver = model.reports.contains(.finished)
    if !isOver { model.vanish() }
    for _ in 0..<8 {
      model.becomeReady()
      model.begin()
      model.end()
    }
    // What UIKit forgot it was asked for.
    for _ in 0..<3 where model.course.patience != nil {
      model.send(.overdue)
      model.begin()
      model.end()
    }
    if model.reports.filter({ $0 == .finished }).count != 1 { model.fail("not finished once") }
    if model.isVisible { model.fail("seen at the end") }
  }
}
