internal import CGtk

/// Connects signals of GTK to closures, which live as long as what sends the signal.
@MainActor
enum Signal {
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  private final class Call {
    let run: @MainActor () -> Void
    init(_ run: @escaping @MainActor () -> Void) { self.run = run }
  }

  private final class PointCall {
    let run: @MainActor (Double, Double) -> Void
    init(_ run: @escaping @MainActor (Double, Double) -> Void) { self.run = run }
  }

  private final class AnswerCall {
    let run: @MainActor (Double, Double) -> Bool
    init(_ run: @escaping @MainActor (Double, Double) -> Bool) { self.run = run }
  }

  private final class KeyCall {
    let run: @MainActor (Press) -> Bool
    init(_ run: @escaping @MainActor (Press) -> Bool) { self.run = run }
  }

  /// A signal that says no more than that it came, such as `clicked`.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, _ run: @escaping @MainActor () -> Void
  ) {
    let call: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      guard let data else { return }
      let box = Unmanaged<Call>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { box.run() }
    }
    add(object, name, unsafeBitCast(call, to: GCallback.self), Call(run))
  }

  /// A change of a property, such as `notify::scale-factor`.
  static func observe(
    _ object: UnsafeMutableRawPointer, _ property: String,
    _ run: @escaping @MainActor () -> Void
  ) {
    connect(object, about: "notify::\(property)", run)
  }

  /// A signal that says what it is about, such as `cancel`.
  static func connect(
    _ object: UnsafeMutableRawPointer, about name: String,
    _ run: @escaping @MainActor () -> Void
  ) {
    let call: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      guard let data else { return }
      let box = Unmanaged<Call>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { box.run() }
    }
    add(object, name, unsafeBitCast(call, to: GCallback.self), Call(run))
  }

  /// A request to close; it is always answered with no, because the alert closes its window itself.
  static func onClose(
    _ object: UnsafeMutableRawPointer, _ run: @escaping @MainActor () -> Void
  ) {
    let call: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      guard let data else { return 1 }
      let box = Unmanaged<Call>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { box.run() }
      return 1
    }
    add(object, "close-request", unsafeBitCast(call, to: GCallback.self), Call(run))
  }

  /// A signal with a place or a distance, such as `drag-begin`.
  static func connect(
    _ object: UnsafeMutableRawPointer, point name: String,
    _ run: @escaping @MainActor (Double, Double) -> Void
  ) {
    let call: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      guard let data else { return }
      let box = Unmanaged<PointCall>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { box.run(x, y) }
    }
    add(object, name, unsafeBitCast(call, to: GCallback.self), PointCall(run))
  }

  /// A turn of the wheel, and whether it was used.
  static func onScroll(
    _ object: UnsafeMutableRawPointer, _ run: @escaping @MainActor (Double, Double) -> Bool
  ) {
    let call: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = {
      _, x, y, data in
      guard let data else { return 0 }
      let box = Unmanaged<AnswerCall>.fromOpaque(data).takeUnretainedValue()
      return MainActor.assumeIsolated { box.run(x, y) } ? 1 : 0
    }
    add(object, "scroll", unsafeBitCast(call, to: GCallback.self), AnswerCall(run))
  }

  /// A key that went down.
  struct Press {
    /// GDK's number of what the key means.
    var key: UInt32
    /// The key itself, as the keyboard counts.
    var code: UInt32
    var modifiers: UInt32
  }

  /// A key that goes down, and whether it was used.
  static func onKey(
    _ object: UnsafeMutableRawPointer, _ run: @escaping @MainActor (Press) -> Bool
  ) {
    let call: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
      _, key, code, modifiers, data in
      guard let data else { return 0 }
      let box = Unmanaged<KeyCall>.fromOpaque(data).takeUnretainedValue()
      let press = Press(key: key, code: code, modifiers: modifiers.rawValue)
      return MainActor.assumeIsolated { box.run(press) } ? 1 : 0
    }
    add(object, "key-pressed", unsafeBitCast(call, to: GCallback.self), KeyCall(run))
  }

  /// A key that goes up.
  static func onKeyUp(
    _ object: UnsafeMutableRawPointer, _ run: @escaping @MainActor (UInt32) -> Void
  ) {
    let call: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> Void = {
      _, _, code, _, data in
      guard let data else { return }
      let box = Unmanaged<KeyCall>.fromOpaque(data).takeUnretainedValue()
      let press = Press(key: 0, code: code, modifiers: 0)
      _ = MainActor.assumeIsolated { box.run(press) }
    }
    add(
      object, "key-released", unsafeBitCast(call, to: GCallback.self),
      KeyCall {
        run($0.code)
        return false
      })
  }

  /// Whenever a file can be read, until the call says no.
  static func onReadable(_ file: Int32, _ run: @escaping @MainActor () -> Bool) {
    let call: GUnixFDSourceFunc = { _, _, data in
      guard let data else { return 0 }
      let box = Unmanaged<AnswerCall>.fromOpaque(data).takeUnretainedValue()
      return MainActor.assumeIsolated { box.run(0, 0) } ? 1 : 0
    }
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, file, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
      call, Unmanaged.passRetained(AnswerCall { _, _ in run() }).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<AnyObject>.fromOpaque(data).release()
      })
  }

  private static func add(
    _ object: UnsafeMutableRawPointer, _ name: String, _ callback: GCallback, _ box: AnyObject
  ) {
    g_signal_connect_data(
      object, name, callback, Unmanaged.passRetained(box).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<AnyObject>.fromOpaque(data).release()
      }, GConnectFlags(rawValue: 0))
  }
}
