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

  /// Takes the looks away, once for the whole display.
  static func install() {
    if isInstalled { return }
    isInstalled = true
    guard let provider = gtk_css_provider_new(), let display = gdk_display_get_default() else {
      return
    }
    gtk_css_provider_load_from_data(provider, text, -1)
    gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 800)
    g_object_unref(UnsafeMutableRawPointer(provider))
  }

  /// Gives a widget rules of its own, which go with it.
  static func set(
    _ text: String, of widget: UnsafeMutablePointer<GtkWidget>,
    inPlaceOf rules: inout UnsafeMutablePointer<GtkCssProvider>?
  ) {
    guard let context = gtk_widget_get_style_context(widget) else { return }
    if let rules { gtk_style_context_remove_provider(context, OpaquePointer(rules)) }
    guard let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, text, -1)
    gtk_style_context_add_provider(context, OpaquePointer(provider), 801)
    g_object_unref(UnsafeMutableRawPointer(provider))
    rules = provider
  }
}
