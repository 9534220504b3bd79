import Heed
import HeedTesting

/// A host that makes one mistake.
@MainActor
final class BrokenHost: AlertHost {
  enum Fault: CaseIterable {
    case reportsTwice, reportsNever, reportsAfterHide, reportsChoiceBeforeShown, choosesItself,
      addsAnAction, drawsOnlyOnce, leavesActions, swallowsChoices, sleepsThroughTime,
      wakesAtOnce, turnsTimeBack, showsWhatItRefuses, keepsSurface, keepsFocus, keepsPresenter

    var clause: HostContract.Clause {
      switch self {
      case .reportsTwice, .reportsNever: .reportsEachShowOnce
      case .reportsAfterHide: .reportsNothingAfterHide
      case .reportsChoiceBeforeShown: .reportsNothingBeforeShown
      case .choosesItself: .choosesNothingItself
      case .addsAnAction: .showsWhatItIsGiven
      case .drawsOnlyOnce: .drawsWhatItIsGiven
      case .leavesActions: .showsNothingAfterHide
      case .swallowsChoices: .reportsChoices
      case .sleepsThroughTime: .wakesInTime
      case .wakesAtOnce: .wakesFromOutside
      case .turnsTimeBack: .keepsTime
      case .showsWhatItRefuses: .refusesCleanly
      case .keepsSurface: .losesItsSurface
      case .keepsFocus: .givesFocusBack
      case .keepsPresenter: .letsGoOfItsPresenter
      }
    }
  }

  private let fault: Fault
  private let right = RecordingHost()
  private var first: Scene?
  private var left: [Name] = []
  private var presenter: AlertPresenter?
  private var appHasFocus = true
  private var isRefusing = false
  private var timesAsked = 0

  init(_ fault: Fault) {
    self.fault = fault
  }

  var underTest: HostUnderTest {
    HostUnderTest(
      self, advance: { self.right.advance(by: $0) },
      shownActions: { self.shownActions },
      choose: { if self.fault != .swallowsChoices { self.right.choose($0) } },
      refuse: {
        self.isRefusing = true
        self.right.showing = .refused
      },
      removeSurface: { if self.fault != .keepsSurface { $0.surfaceGone() } },
      appHasFocus: { self.appHasFocus })
  }

  private var shownActions: [Name] {
    if fault == .leavesActions || isRefusing { return left }
    let actions = fault == .drawsOnlyOnce ? first : right.scene
    guard right.scene != nil, let actions else { return [] }
    return actions.nodes.filter { $0.role == .action }
      .map { Name("\($0.id.string.dropFirst("action/".count))") }
      + (fault == .addsAnAction ? ["extra"] : [])
  }

  var environment: Environment { right.environment }
  var measurer: Measurer { right.measurer }

  var now: Double {
    timesAsked += 1
    return fault == .turnsTimeBack && timesAsked % 2 == 0 ? right.now - 1 : right.now
  }

  func show(_ scene: Scene, for presentation: Presentation) {
    first = scene
    if fault == .leavesActions || fault == .showsWhatItRefuses && isRefusing { left = ["keep"] }
    switch fault {
    case .reportsNever: return
    case .reportsChoiceBeforeShown: presentation.send(.activated("action/keep"))
    default: break
    }
    right.show(scene, for: presentation)
    if fault == .reportsTwice { presentation.send(.presented) }
    if fault == .choosesItself { presentation.send(.activated("action/keep")) }
  }

  func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {
    right.draw(scene, animated: animated, for: presentation)
  }

  func hide(_ presentation: Presentation) {
    right.hide(presentation)
    if fault == .reportsAfterHide {
      right.clock.schedule(at: now + 0.1) { presentation.send(.presented) }
    }
  }

  func perform(_ request: HostRequest, for presentation: Presentation) {
    right.perform(request, for: presentation)
    switch request {
    case .moveFocus: appHasFocus = false
    case .restoreFocus: if fault != .keepsFocus { appHasFocus = true }
    default: break
    }
  }

  func wake(_ presenter: AlertPresenter, at time: Double?) {
    if fault == .keepsPresenter { self.presenter = presenter }
    if fault == .sleepsThroughTime, let time, time > now { return }
    if fault == .wakesAtOnce, time != nil { presenter.wake() }
    right.wake(presenter, at: time)
  }
}
