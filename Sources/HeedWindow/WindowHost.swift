internal import CGtk
public import Heed

/// Puts alerts into a window of the desktop.
///
/// The scene is drawn as a picture; above it lie GTK's own widgets, most of them clear, so that
/// assistive technology, input methods and the keyboard meet what they know. The pointer is followed by
/// the session, as on other surfaces. Text fields are GTK's, also to see.
@MainActor
public final class WindowHost: AlertHost {
  /// Points around the panel in which its shadow falls and its motion takes place.
  private static let margin = 44.0
  private static let frameTime = 1.0 / 60

  /// The number of the window over which alerts stand, on X11.
  public var parent: UInt?
  /// Whether nothing may move, whatever the desktop says.
  public var reducesMotion = false

  let painter: WindowPainter
  /// The language of the person.
  private let locale: Name
  /// Seconds are counted from here.
  private let start = g_get_monotonic_time()

  /// The window, from the first alert on; nothing before it.
  var window: UnsafeMutablePointer<GtkWidget>?
  /// Holds the widgets at their places.
  var fixed: UnsafeMutablePointer<GtkWidget>?
  private var area: UnsafeMutablePointer<GtkWidget>?
  /// The widgets of nodes.
  var widgets: [Name: WindowWidget] = [:]
  /// Whether the host changes widgets itself, so that what they report was not done by the person.
  var isSyncing = false

  var presentation: Presentation?
  var scene: Scene?
  /// The part of the scene that the window shows.
  var bounds = Rect()
  /// How the last picture was asked for, and the picture.
  private var drawn: (scene: Scene, picture: WindowPainter.Picture?)?
  private var followsSettings = false
  private var wakeSource: guint = 0
  private var wakeUp: (presenter: AlertPresenter, time: Double)?

  // What the pointer is doing.
  var pressedAt: Point?
  var pointer: Point?
  /// The keys that are down, by their codes.
  var keysDown: Set<UInt32> = []
  /// Whether the key that is being handled went down before, perhaps for something else.
  var isRepeating = false

  /// Makes a host; nothing is shown before the first alert.
  ///
  /// GTK has to be ready, see ``WindowSession/connect()``.
  public init(painter: WindowPainter, locale: Name = "en") {
    self.painter = painter
    self.locale = locale
  }

  // MARK: The contract

  public var environment: Environment {
    var environment = DesktopSettings.environment(
      locale: locale, scale: window.map { Int(gtk_widget_get_scale_factor($0)) })
    if reducesMotion { environment.reducesMotion = true }
    return environment
  }

  public var measurer: Measurer { painter.measurer }
  public var now: Double { Double(g_get_monotonic_time() - start) / 1e6 }

  public func show(_ scene: Scene, for presentation: Presentation) {
    self.presentation = presentation
    let alert = presentation.session?.alert
    makeWindow(alert)
    place(scene)
    if let window {
      if let parent {
        gtk_widget_realize(window)
        heed_stand_over(window, CUnsignedLong(parent))
      }
      gtk_window_present(heed_window(window))
      shapeInput()
    }
    presentation.send(.presented)
    if let focus = scene.initialFocus { grabFocus(focus) }
  }

  public func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {
    guard self.presentation == presentation else { return }
    place(scene)
  }

  public func hide(_ presentation: Presentation) {
    guard self.presentation == presentation else { return }
    self.presentation = nil
    scene = nil
    drawn = nil
    removeWindow()
  }

  public func wake(_ presenter: AlertPresenter, at time: Double?) {
    if wakeSource != 0 {
      g_source_remove(wakeSource)
      wakeSource = 0
    }
    wakeUp = time.map { (presenter, $0) }
    guard let time else { return }
    let seconds = time > now ? time - now : Self.frameTime
    let call: GSourceFunc = { data in
      guard let data else { return 0 }
      let host = Unmanaged<WindowHost>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { host.wakeSourceFired() }
      return 0
    }
    wakeSource = g_timeout_add(
      guint(min(86_400_000, max(1, (seconds * 1000).rounded(.up)))), call,
      Unmanaged.passUnretained(self).toOpaque())
  }

  public func perform(_ request: HostRequest, for presentation: Presentation) {
    guard self.presentation == presentation else { return }
    switch request {
    case .moveFocus(let node): grabFocus(node)
    case .scroll: redraw()
    case .open(let link): gtk_show_uri(window.map { heed_window($0) }, link.string, 0)
    case .haptic(.failure):
      if let window { gdk_surface_beep(heed_surface(window)) }
    default: break
    }
  }

  private func wakeSourceFired() {
    wakeSource = 0
    guard let due = wakeUp else { return }
    wakeUp = nil
    due.presenter.wake()
  }

  // MARK: The window

  private func makeWindow(_ alert: Alert?) {
    let window: UnsafeMutablePointer<GtkWidget>
    if let known = self.window {
      window = known
    } else {
      guard let made = heed_alert_window(alert?.style == .banner ? 0 : 1) else { return }
      window = made
      self.window = made
      build(made)
    }
    guard let alert else { return }
    let title = alert.title?.text.plainText ?? ""
    let message = alert.message?.text.plainText ?? ""
    // A window without a name is called by its program's.
    let name = title.isEmpty ? (message.isEmpty ? "Alert" : message) : title
    gtk_window_set_title(heed_window(window), name)
    if !title.isEmpty && !message.isEmpty { heed_set_description(window, message) }
  }

  private func build(_ window: UnsafeMutablePointer<GtkWidget>) {
    WindowStyle.install()
    let top = heed_window(window)
    gtk_window_set_resizable(top, 0)
    gtk_window_set_decorated(top, 0)
    gtk_window_set_modal(top, 1)
    gtk_window_set_focus_visible(top, 0)
    gtk_widget_add_css_class(window, "heed")
    guard let overlay = gtk_overlay_new(), let area = gtk_drawing_area_new(),
      let fixed = gtk_fixed_new()
    else { return }
    gtk_overlay_set_child(OpaquePointer(overlay), area)
    gtk_overlay_add_overlay(OpaquePointer(overlay), fixed)
    gtk_widget_set_overflow(fixed, GTK_OVERFLOW_HIDDEN)
    gtk_window_set_child(top, overlay)
    self.area = area
    self.fixed = fixed
    gtk_drawing_area_set_draw_func(
      heed_area(area),
      { _, context, _, _, data in
        guard let data, let context else { return }
        let host = Unmanaged<WindowHost>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { host.paint(on: context) }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    listen(to: window)
    Signal.observe(window, "scale-factor") { [weak self] in
      self?.presentation?.presenter?.surfaceChanged()
    }
    Signal.onClose(window) { [weak self] in self?.closeWasAsked() }
    followSettings()
  }

  /// The desktop's settings outlive the window, so they are followed once.
  private func followSettings() {
    guard !followsSettings, let settings = gtk_settings_get_default() else { return }
    followsSettings = true
    for name in [
      "gtk-theme-name", "gtk-application-prefer-dark-theme", "gtk-enable-animations",
      "gtk-xft-dpi",
    ] {
      Signal.observe(UnsafeMutableRawPointer(settings), name) { [weak self] in
        self?.presentation?.presenter?.surfaceChanged()
      }
    }
  }

  private func removeWindow() {
    guard let window else { return }
    self.window = nil
    fixed = nil
    area = nil
    widgets = [:]
    gtk_window_destroy(heed_window(window))
  }

  /// The window's own way to be closed is the alert's, if it has one.
  private func closeWasAsked() {
    presentation?.send(.key(.escape))
  }

  // MARK: Drawing

  /// Whether the desktop lets a window be seen through.
  private var isComposited: Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gdk_display_is_composited(display) != 0 && gdk_display_is_rgba(display) != 0
  }

  /// Has the scene drawn again, with its areas scrolled as they are now.
  func redraw() {
    if let scene { place(scene) }
  }

  private func place(_ scene: Scene) {
    let before = bounds.size
    self.scene = scene
    bounds = scene.windowBounds(margin: isComposited ? Self.margin : 0)
    if bounds.size != before, let area {
      gtk_drawing_area_set_content_width(heed_area(area), bounds.width.windowPoints)
      gtk_drawing_area_set_content_height(heed_area(area), bounds.height.windowPoints)
      if let window { gtk_window_set_default_size(heed_window(window), -1, -1) }
      shapeInput()
    }
    syncWidgets()
    if let area { gtk_widget_queue_draw(area) }
  }

  /// Where there is only shadow, the pointer reaches what lies behind.
  private func shapeInput() {
    guard isComposited, let window, let scene, let surface = heed_surface(window),
      let region = cairo_region_create()
    else { return }
    for node in scene.nodes where node.role == .panel || node.role == .header || node.role == .close
    {
      let frame = node.frame.offset(x: -bounds.x, y: -bounds.y)
      var part = cairo_rectangle_int_t(
        x: frame.x.windowPoints, y: frame.y.windowPoints,
        width: frame.width.rounded(.up).windowPoints,
        height: frame.height.rounded(.up).windowPoints)
      cairo_region_union_rectangle(region, &part)
    }
    gdk_surface_set_input_region(surface, region)
    cairo_region_destroy(region)
  }

  private func paint(on context: OpaquePointer) {
    guard let scene, let session = presentation?.session else { return }
    let shown = scene.shown(
      in: bounds, scrolled: { session.scrollOffset(of: $0) },
      without: Set(widgets.values.compactMap { $0.drawnNode }), floats: isComposited)
    let isDark = (session.alert.appearance ?? environment.appearance) == .dark
    let color =
      isComposited
      ? RGBA(red: 0, green: 0, blue: 0, alpha: 0) : RGBA(hex: isDark ? 0x1E1E1E : 0xDEDEDE)
    if drawn?.scene != shown { drawn = (shown, painter.picture(shown, color)) }
    guard let picture = drawn?.picture else { return }
    let scale = max(1, scene.scale)
    picture.words.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: base.assumingMemoryBound(to: UInt8.self)),
        CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height),
        Int32(picture.width * 4))
      cairo_surface_set_device_scale(surface, scale, scale)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
      // The pixels are only lent.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
