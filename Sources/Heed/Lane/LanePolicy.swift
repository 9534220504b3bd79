/// What an alert does where another one is up already.
///
/// | policy | the other one is less or equally urgent | the other one is more urgent |
/// |---|---|---|
/// | `wait` | waits for its turn | waits |
/// | `replace` | the other one ends as `replaced` | waits |
/// | `preempt` | the other one leaves for a while, and comes back | waits |
///
/// Urgent is what has more priority. Where nothing is up, all three are shown at once. One that had to
/// wait, because what was up was more urgent or already on its way off, takes its turn like any other.
/// Whenever the surface is free, the most urgent comes next; among equals the one that made room for
/// itself, then the one that was submitted first, also if it was up before.
public enum LanePolicy: Hashable, Sendable, CaseIterable {
  case wait
  case replace
  case preempt
}
