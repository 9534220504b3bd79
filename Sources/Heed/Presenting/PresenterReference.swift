/// Leads to a presenter without keeping it alive.
///
/// Embedded Swift has no weak references; there the presenter clears the reference as it goes. On its
/// one thread nobody can look in between.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class PresenterReference {
  #if hasFeature(Embedded)
    unowned(unsafe) var presenter: AlertPresenter?
  #else
    weak var presenter: AlertPresenter?
  #endif

  init() {}
}
