/// Something in an alert that cannot be meant, such as two actions with one id.
public struct AlertProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is known of a problem; its path and its sentence are made of it when they are asked for,
  /// so that a program that never shows them has no words in it.
  package struct Facts: Hashable, Sendable {
    package var fault: AlertFault
    /// The way to it, each a ``DocumentStep``.
    package var steps: [Int]
    /// The id, key or path that the sentence names.
    package var name: Name?
    /// The number that the sentence names.
    package var number: Int
  }

  private final class Storage: Sendable {
    let facts: Facts
    init(_ facts: Facts) { self.facts = facts }
  }

  /// Kept aside, since lists of problems are sorted and handed on.
  private let storage: Storage

  package var facts: Facts { storage.facts }

  /// Makes a problem.
  @inline(never)
  package init(_ fault: AlertFault, at steps: [Int], name: Name?, number: Int) {
    storage = Storage(Facts(fault: fault, steps: steps, name: name, number: number))
  }

  /// Where it is, as a document names it, such as `actions[1].id`; empty for the alert itself.
  public var path: Name { DocumentStep.path(facts.steps) }

  /// What is wrong and what to do, in one sentence.
  public var reason: String { words.string }

  /// Which kind of problem it is.
  public var code: Code {
    switch facts.fault {
    case .noEnabledAction, .noWayOn: .noWayOn
    case .tooShortMaximum, .noOtherField: .unsatisfiableField
    default: .invalidAlert
    }
  }

  public static func == (lhs: AlertProblem, rhs: AlertProblem) -> Bool { lhs.facts == rhs.facts }

  public func hash(into hasher: inout Hasher) { hasher.combine(facts) }

  public var description: String {
    path.isEmpty ? reason : "\(path): \(reason)"
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension AlertProblem: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(self, children: ["path": path, "reason": reason, "code": code])
    }
  }
#endif
