/// What the person cut last, to put it in again somewhere else.
package struct KillRing: Sendable {
  package var text = ""

  /// Makes an empty one.
  package init() {}
}
