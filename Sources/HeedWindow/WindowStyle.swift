internal import CGtk

/// What GTK's own looks are taken away from, so that the scene's are seen.
@MainActor
enum WindowStyle {
  private static var isInstalled = false

  private static let text = """
    window.heed { background: none; box-shadow: none; border: none; margin: 0; }
    window.heed .clear { opacity: 0; padding: 0; margin: 0; border: none; min-width: 0;
      min-height: 0; }
    window.heed .field, window.heed .field > text, window.heed .field text {
      background: none; border: none; box-shadow: none; outline: none; padding: 0; margin: 0;
      min-width: 0; min-height: 0; border-radius: 0; }
    """

  static func install() {
    if isInstalled { return }
    isInstalled = true
    add(text, priority: 800)
  }

  /// Adds rules for the whole display; what comes later counts.
  static func add(_ text: String, priority: UInt32) {
    guard let provider = gtk_css_provider_new(), let display = gdk_display_get_default() else {
      return
    }
    gtk_css_provider_load_from_data(provider, text, -1)
    gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), priority)
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
