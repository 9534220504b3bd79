/// What an alert does where another one is up already.
///
/// | policy | the other one is less or equally urgent | the other one is more urgent |
/// |---|---|---|
/// | `wait` | waits for its turn | waits |
/// | `replace` | the other one ends as `replaced` | waits |
/// | `preempt` | the other one leaves for a while, and comes back | waits |
///
/// Urgent is what has more priority. Where nothing is up, all three are shown at once. One that had to
/// wait takes its turn like any other. Whenever the surface is free, the most urgent comes next, and
/// among equals the one that was submitted first: also one that was up before.
public enum LanePolicy: Hashable, Sendable, CaseIterable {
  case wait
  case replace
  case preempt
}
