extension Alert {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var style: Style
    @Boxed var theme: Theme?
    @Boxed var title: PlacedText?
    @Boxed var message: PlacedText?
    var content: [Block]
    var actions: [Action]
    var cancel: Action?
    var cancelPosition: Int?
    var preferred: Name?
    var arrangement = Arrangement.automatic
    @Boxed var close: CloseButton?
    @Boxed var header: Header?
    var background: Paint?
    @Boxed var border: Border?
    @Boxed var shadow: Shadow?
    @Boxed var corners: Corners?
    @Boxed var frame: Frame?
    @Boxed var backdrop: Backdrop?
    var dismissal = Dismissal()
    @Boxed var enter: Transition?
    @Boxed var exit: Transition?
    var direction: Direction?
    var appearance: Appearance?
    var language: Name?
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Alert: CustomReflectable {
    public var customMirror: Mirror { Mirror(reflecting: shared.storage.values) }
  }
#endif
