public import Heed

/// A host with the means to act as its surface and as the person before it, for ``HostContract``.
#if !hasFeature(Embedded)
  @MainActor
#endif
public struct HostUnderTest {
  public let host: any AlertHost
  /// Lets seconds of the host's time go by, and does what is due meanwhile.
  public var advance: (Double) -> Void
  /// The ids of the actions that can be seen on the surface; none where no alert is.
  public var shownActions: () -> [Name]
  /// Chooses an action as the person does on this surface.
  public var choose: (Name) -> Void
  /// Makes the surface such that the next alert cannot be shown; nothing where that cannot happen.
  public var refuse: (() -> Void)?
  /// Takes the surface away, and tells the presenter; nothing where a surface cannot go.
  public var removeSurface: ((AlertPresenter) -> Void)?
  /// Whether something of the app's has the focus, as it had before; nothing where there is no focus.
  public var appHasFocus: (() -> Bool)?

  /// Makes a host that can be tested; what it cannot do is left out.
  public init(
    _ host: any AlertHost, advance: @escaping (Double) -> Void,
    shownActions: @escaping () -> [Name], choose: @escaping (Name) -> Void,
    refuse: (() -> Void)? = nil, removeSurface: ((AlertPresenter) -> Void)? = nil,
    appHasFocus: (() -> Bool)? = nil
  ) {
    self.host = host
    self.advance = advance
    self.shownActions = shownActions
    self.choose = choose
    self.refuse = refuse
    self.removeSurface = removeSurface
    self.appHasFocus = appHasFocus
  }
}

extension RecordingHost {
  /// The host with everything that ``HostContract`` wants.
  public var underTest: HostUnderTest {
    HostUnderTest(
      self, advance: { self.advance(by: $0) }, shownActions: { self.shownActions },
      choose: { self.choose($0) }, refuse: { self.showing = .refused },
      removeSurface: { $0.surfaceGone() })
  }
}
