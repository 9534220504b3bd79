/// Something that a host told its presenter, for a test that watches both.
package enum PresenterObservation {
  case report(SessionEvent, Presentation)
  case wake
}
