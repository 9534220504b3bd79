#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The terminal on which the process was started, whatever its standard streams are connected to.
///
/// It is given back as it was whatever happens: when the process ends, is stopped, killed by any
/// signal that can be caught, or crashes.
@MainActor
public final class SystemTerminal: TerminalDevice {
  /// How the terminal is read.
  public enum Mode: Hashable, Sendable {
    /// Key by key, for a host that draws cells.
    case keys
    /// Line by line, with the terminal's own editing.
    case lines
    /// Line by line from standard input, with words on standard error, where there is no terminal.
    case streams
  }

  public let mode: Mode
  public var watched: Int32?
  private var input: Int32 = -1
  private var output: Int32 = -1
  /// The terminal's modes before it was taken over.
  private var modes: termios?
  private var isBegun = false
  /// What waits to be written.
  private var outgoing: [UInt8] = []
  private var isLost = false
  private var isAtEnd = false

  /// Makes the terminal, without touching it yet.
  public init(_ mode: Mode = .keys) {
    self.mode = mode
  }

  // MARK: What it is like

  public var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  public var size: TerminalSize {
    var size = winsize()
    // Asked for before the terminal is taken over.
    connect()
    if output >= 0, ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
      return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
    func number(_ name: String) -> Int? {
      getenv(name).flatMap { Int(String(cString: $0)) }.flatMap {
        (1...9999).contains($0) ? $0 : nil
      }
    }
    let usual = TerminalSize.usual
    return TerminalSize(
      columns: number("COLUMNS") ?? usual.columns, rows: number("LINES") ?? usual.rows)
  }

  public var isBacklogged: Bool { !outgoing.isEmpty }

  public var byteTime: Double {
    guard var modes else { return 0 }
    let speeds: [(speed_t, Double)] = [
      (speed_t(B300), 300), (speed_t(B600), 600), (speed_t(B1200), 1200), (speed_t(B2400), 2400),
      (speed_t(B4800), 4800), (speed_t(B9600), 9600), (speed_t(B19200), 19200),
    ]
    let speed = cfgetospeed(&modes)
    // Eight bits, and one more at each end.
    return speeds.first { $0.0 == speed }.map { 10 / $0.1 } ?? 0
  }

  // MARK: Taking and giving back

  public func begin() throws(TerminalError) {
    TerminalRescue.install()
    connect()
    if mode == .streams { return }
    guard input >= 0 else { throw TerminalError(.noTerminal) }
    if modes == nil {
      var modes = termios()
      guard tcgetattr(input, &modes) == 0 else { throw TerminalError(.failed(errno)) }
      self.modes = modes
    }
    guard var wanted = modes else { return }
    if mode == .keys {
      cfmakeraw(&wanted)
      // What was typed before the question was seen is no answer to it.
      if !isBegun { tcflush(input, TCIFLUSH) }
    }
    // Before it is changed: a signal may come in between.
    let plan = TerminalRescue.plan
    if let modes { plan.pointee.modes = modes }
    plan.pointee.terminal = output
    guard set(&wanted) else {
      let number = errno
      if !isBegun { plan.pointee.terminal = -1 }
      throw TerminalError(.failed(number))
    }
    isBegun = true
  }

  /// Opens the terminal, where it is not open yet.
  private func connect() {
    guard input < 0 else { return }
    if mode == .streams {
      input = 0
      output = 2
    } else {
      input = Self.openTerminal()
      output = input
    }
  }

  /// Whether the process has a terminal.
  public static var isThere: Bool {
    let descriptor = openTerminal()
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  private static func openTerminal() -> Int32 {
    let descriptor = openAnywhere()
    guard (0...2).contains(descriptor) else { return descriptor }
    // A standard stream is closed. What is written to it must not end up on the terminal.
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    close(descriptor)
    return own
  }

  private static func openAnywhere() -> Int32 {
    // The terminal opened anew: what is set for this descriptor is not set for the shell's.
    let flags = O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK
    #if canImport(Darwin)
      // There poll does not know /dev/tty, but the terminal by its name.
      for descriptor: Int32 in [0, 1, 2] where isatty(descriptor) == 1 {
        if let name = ttyname(descriptor) {
          let own = open(name, flags)
          if own >= 0 { return own }
        }
      }
    #endif
    return open("/dev/tty", flags)
  }

  private func set(_ wanted: inout termios) -> Bool {
    while tcsetattr(input, TCSANOW, &wanted) != 0 {
      // In the background the call stops the process, and is made again when that goes on.
      if errno != EINTR { return false }
    }
    return true
  }

  public func end() {
    guard isBegun, var modes else { return }
    isBegun = false
    let plan = TerminalRescue.plan
    let farewell = UnsafeBufferPointer(
      start: plan.pointee.farewell, count: plan.pointee.farewellCount)
    outgoing.append(contentsOf: farewell)
    // A terminal that takes nothing must not keep the process for ever.
    let limit = now + 2
    flush()
    while !outgoing.isEmpty, !isLost, now < limit {
      var descriptors = [pollfd(fd: output, events: Int16(POLLOUT), revents: 0)]
      poll(&descriptors, 1, 100)
      flush()
    }
    outgoing = []
    // The next keys are meant for the shell, but not the reports of a pointer that still moves.
    if mode == .keys { tcflush(input, TCIFLUSH) }
    _ = set(&modes)
    plan.pointee.terminal = -1
  }

  public func prepare(farewell: [UInt8]) {
    let plan = TerminalRescue.plan
    plan.pointee.farewellCount = 0
    let count = min(farewell.count, TerminalRescue.farewellLimit)
    for index in 0..<count { plan.pointee.farewell[index] = farewell[index] }
    plan.pointee.farewellCount = count
  }

  public func setEcho(_ isOn: Bool) {
    guard mode == .lines, var wanted = modes else { return }
    if !isOn {
      wanted.c_lflag &= ~tcflag_t(ECHO)
      // The line break is seen all the same.
      wanted.c_lflag |= tcflag_t(ECHONL)
    }
    _ = set(&wanted)
  }

  public func stop(wholeGroup: Bool) {
    TerminalRescue.stop(wholeGroup: wholeGroup)
  }

  // MARK: Writing

  public func write(_ bytes: [UInt8]) {
    guard !isLost else { return }
    outgoing.append(contentsOf: bytes)
    flush()
  }

  private func flush() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(output, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          Musl.write(output, buffer.baseAddress, buffer.count)
        #else
          Darwin.write(output, buffer.baseAddress, buffer.count)
        #endif
      }
      if count > 0 {
        outgoing.removeFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        isLost = true
        outgoing = []
      }
    }
  }

  // MARK: Waiting

  /// What is waited for: the terminal, signals, and what else is watched.
  private var descriptors: [pollfd] {
    var descriptors = [
      pollfd(fd: isAtEnd ? -1 : input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: TerminalRescue.outlet, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watched ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    if !outgoing.isEmpty { descriptors[0].events |= Int16(POLLOUT) }
    return descriptors
  }

  private func milliseconds(until time: Double?) -> Int32 {
    Int32(time.map { min(3_600_000, max(0, ($0 - now) * 1000)).rounded(.up) } ?? -1)
  }

  public func wait(until time: Double?) -> [TerminalEvent] {
    if isLost { return signals() + [.ended(.hungUp)] }
    var descriptors = descriptors
    guard poll(&descriptors, nfds_t(descriptors.count), milliseconds(until: time)) > 0 else {
      // A signal that interrupted the call is in the pipe.
      return signals()
    }
    var events = signals()
    if descriptors[0].revents & Int16(POLLOUT) != 0 { flush() }
    if descriptors[0].revents & ~Int16(POLLOUT) != 0 {
      events += received(isHungUp: descriptors[0].revents & Int16(POLLHUP) != 0)
    }
    if descriptors[2].revents != 0 { events.append(.readable) }
    return events
  }

  public func events(until time: Double?) async -> [TerminalEvent] {
    if !isLost {
      await PollThread.wait(descriptors, milliseconds: milliseconds(until: time))
    }
    return wait(until: now)
  }

  public func interrupt() { TerminalRescue.interrupt() }

  private func received(isHungUp: Bool) -> [TerminalEvent] {
    var chunk = [UInt8](repeating: 0, count: 4096)
    #if canImport(Glibc)
      let count = Glibc.read(input, &chunk, chunk.count)
    #elseif canImport(Musl)
      let count = Musl.read(input, &chunk, chunk.count)
    #else
      let count = Darwin.read(input, &chunk, chunk.count)
    #endif
    if count > 0 { return [.input(Array(chunk[..<count]))] }
    if count < 0, errno == EAGAIN || errno == EINTR { return [] }
    isAtEnd = true
    // A terminal that was closed sends a signal too, which says it better.
    if mode != .streams, isHungUp || count < 0 && errno == EIO { return [.ended(.hungUp)] }
    return [.ended(.endOfInput)]
  }

  private func signals() -> [TerminalEvent] {
    var numbers = [UInt8](repeating: 0, count: 64)
    #if canImport(Glibc)
      let count = Glibc.read(TerminalRescue.outlet, &numbers, numbers.count)
    #elseif canImport(Musl)
      let count = Musl.read(TerminalRescue.outlet, &numbers, numbers.count)
    #else
      let count = Darwin.read(TerminalRescue.outlet, &numbers, numbers.count)
    #endif
    guard count > 0 else { return [] }
    return numbers[..<count].compactMap { number in
      switch Int32(number) {
      case SIGINT: .ended(.interrupted)
      case SIGTERM: .ended(.terminated)
      case SIGHUP: .ended(.hungUp)
      case SIGTSTP: .stopped
      case SIGCONT: .resumed
      case SIGWINCH: .resized
      default: nil
      }
    }
  }
}
