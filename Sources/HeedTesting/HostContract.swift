import Heed

/// Checks that a host keeps the contract that the comment of ``Heed/AlertHost`` states.
///
/// Call it in the tests of a host, with any test framework: a host that keeps the contract violates
/// no clause.
///
/// ```swift
/// let violations = HostContract.check { RecordingHost().underTest }
/// ```
///
/// It lets about 20 seconds of the host's time go by.
#if !hasFeature(Embedded)
  @MainActor
#endif
public struct HostContract {
  /// A part of the contract.
  public enum Clause: String, Hashable, Sendable, CaseIterable {
    /// Each `show` is reported, as `presented` or `presentationFailed`, and only once.
    case reportsEachShowOnce
    /// Nothing is reported before that.
    case reportsNothingBeforeShown
    /// Nothing is reported after `hide`.
    case reportsNothingAfterHide
    /// The surface shows all actions of the scene, and no others.
    case showsWhatItIsGiven
    /// A scene that follows takes the place of the last one.
    case drawsWhatItIsGiven
    /// Nothing is seen of an alert once `hide` has returned, nor later.
    case showsNothingAfterHide
    /// What the person chooses is reported.
    case reportsChoices
    /// Nothing is chosen or dismissed by the host.
    case choosesNothingItself
    /// The presenter is woken at the time it asked for or soon after.
    case wakesInTime
    /// The presenter is not woken from inside the call that asks for it.
    case wakesFromOutside
    /// The time never goes backwards.
    case keepsTime
    /// An alert that cannot be shown is reported so, and nothing is seen of it.
    case refusesCleanly
    /// When the surface is gone, so is everything on it.
    case losesItsSurface
    /// The focus goes back to the app when the alert has gone.
    case givesFocusBack
    /// The presenter is not kept alive once no alert is up.
    case letsGoOfItsPresenter
  }

  /// A clause that a host does not keep.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    public let clause: Clause
    /// What happened, in one sentence.
    public let reason: String

    public var description: String { "\(clause.rawValue): \(reason)" }
  }

  private(set) var violations: [Violation] = []
  private let makeHost: () -> HostUnderTest

  init(_ makeHost: @escaping () -> HostUnderTest) {
    self.makeHost = makeHost
  }

  /// Runs every check, each on a new host.
  ///
  /// - Parameter makeHost: Makes a host whose surface is free.
  /// - Returns: What the host does not keep, each sentence once; nothing where it keeps everything.
  public static func check(makeHost: @escaping () -> HostUnderTest) -> [Violation] {
    var contract = HostContract(makeHost)
    contract.checkAll()
    return contract.violations
  }

  mutating func note(_ clause: Clause, _ reason: String) {
    let violation = Violation(clause: clause, reason: reason)
    if !violations.contains(violation) { violations.append(violation) }
  }

  mutating func expect(_ condition: Bool, _ clause: Clause, _ reason: String) {
    if !condition { note(clause, reason) }
  }

  /// Plays a scene on a new host, then checks what holds for every one.
  mutating func play(_ scene: (inout HostContract, HostTrial) -> Void) {
    let trial = HostTrial(makeHost())
    scene(&self, trial)
    trial.conclude()
    for violation in trial.violations { note(violation.clause, violation.reason) }
  }
}
