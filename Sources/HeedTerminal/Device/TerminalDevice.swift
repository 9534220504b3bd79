/// A terminal: what is read from it and written to it, its size, and its clock.
///
/// ``SystemTerminal`` is the one that the process was started on; tests have others.
@MainActor
public protocol TerminalDevice: AnyObject {
  /// The time in seconds from any moment, which only goes forward.
  var now: Double { get }
  var size: TerminalSize { get }
  /// Whether what was written has not reached the terminal yet, so that more would come too late.
  var isBacklogged: Bool { get }
  /// Seconds that a byte takes from or to the terminal; 0 where that is too short to matter.
  var byteTime: Double { get }
  /// Something else that ``wait(until:)`` watches, such as a pipe: a file descriptor.
  var watched: Int32? { get set }

  /// Takes the terminal over, or takes it back after something else had it.
  func begin() throws(TerminalError)
  /// Gives the terminal back as it was, after everything that was written. Harmless when it was.
  func end()
  /// Says what has to be written to the terminal before it is given back, even by a process that
  /// crashes.
  func prepare(farewell: [UInt8])
  /// Whether what the person types is shown; only for a terminal that is read line by line.
  func setEcho(_ isOn: Bool)
  /// Writes bytes, at once or as soon as the terminal takes them.
  func write(_ bytes: [UInt8])
  /// Waits until something happens, but not longer than until a time; nothing waits for ever.
  func wait(until time: Double?) -> [TerminalEvent]
  /// The same, while the main actor is free for other work.
  func events(until time: Double?) async -> [TerminalEvent]
  /// Ends the wait that is going on, because something is to be done.
  func interrupt()
  /// Stops the process as Ctrl-Z does, and returns when it goes on; the terminal was given back before.
  ///
  /// - Parameter wholeGroup: Whether everything stops that was started together with the process, as
  ///   by the key.
  func stop(wholeGroup: Bool)
}

extension TerminalDevice {
  public func events(until time: Double?) async -> [TerminalEvent] { wait(until: time) }
  public func interrupt() {}
}
