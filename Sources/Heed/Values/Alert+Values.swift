extension Alert {
  /// What it is made of.
  package struct Values: Hashable, Sendable {
    package var style = Style.alert
    package var theme: Theme?
    package var title: PlacedText?
    package var message: PlacedText?
    package var content: [Block] = []
    package var actions: [Action] = []
    package var cancel: Action?
    package var cancelPosition: Int?
    package var preferred: Name?
    package var arrangement = Arrangement.automatic
    package var close: CloseButton?
    @Boxed package var header: Header?
    package var background: Paint?
    @Boxed package var border: Border?
    @Boxed package var shadow: Shadow?
    @Boxed package var corners: Corners?
    @Boxed package var frame: Frame?
    @Boxed package var backdrop: Backdrop?
    package var dismissal = Dismissal()
    package var enter: Transition?
    package var exit: Transition?
    package var direction: Direction?
    package var appearance: Appearance?
    package var language: Name?

    /// The values of an alert that says nothing.
    package static var none: Values { Values(style: .alert) }
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Alert: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
