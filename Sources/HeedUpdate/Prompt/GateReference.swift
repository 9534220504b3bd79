/// Leads to a gate without keeping it alive.
///
/// Embedded Swift has no weak references. There the reference keeps the gate; a page has one for as
/// long as it lasts.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class GateReference {
  #if hasFeature(Embedded)
    var gate: UpdateGate?
  #else
    weak var gate: UpdateGate?
  #endif

  init() {}
}
