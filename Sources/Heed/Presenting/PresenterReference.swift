/// Leads to a presenter without keeping it alive.
///
/// Embedded Swift has no weak references. There the reference keeps the presenter; a page has one for
/// as long as it lasts.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class PresenterReference {
  #if hasFeature(Embedded)
    var presenter: AlertPresenter?
  #else
    weak var presenter: AlertPresenter?
  #endif

  init() {}
}
