#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Gives the terminal back when the process dies, and tells the loop of signals.
///
/// A signal's handler may neither allocate nor lock, so everything that it needs is plain memory which
/// is made before, and never freed because a handler could be reading it.
enum TerminalRescue {
  struct Plan {
    /// The terminal, or -1 where there is nothing to give back.
    var terminal: Int32 = -1
    var modes = termios()
    var farewell: UnsafeMutablePointer<UInt8>
    var farewellCount = 0
    /// The end of a pipe into which a handler writes the numbers of signals.
    var pipe: Int32 = -1
    /// The first signal that asked the process to end; 0 before.
    var firstEnd: Int32 = 0
    /// What was done for each signal before, by its number.
    var former: UnsafeMutablePointer<sigaction>
  }

  static let farewellLimit = 512
  private static let signalCount = 65

  nonisolated(unsafe) static let plan: UnsafeMutablePointer<Plan> = {
    let farewell = UnsafeMutablePointer<UInt8>.allocate(capacity: farewellLimit)
    farewell.initialize(repeating: 0, count: farewellLimit)
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    former.initialize(repeating: sigaction(), count: signalCount)
    let plan = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
    plan.initialize(to: Plan(farewell: farewell, former: former))
    return plan
  }()

  /// Signals that the loop deals with.
  private static let told = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH]

  /// Signals that end the process, by a fault of its own or of somebody else.
  private static var deadly: [Int32] {
    var numbers = [
      SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE, SIGTRAP, SIGQUIT, SIGSYS, SIGALRM, SIGUSR1, SIGUSR2,
      SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
    ]
    #if canImport(Darwin)
      numbers.append(SIGEMT)
    #else
      // 16 is a fault of the stack, which not every C library names.
      numbers += [SIGIO, SIGPWR, 16]
    #endif
    return numbers
  }

  /// Handles signals from now on; those that somebody asked to be passed over still are.
  static func install() {
    guard plan.pointee.pipe < 0 else { return }
    makePipe()
    makeStack()
    for number in told {
      set(number) { number in
        let error = errno
        TerminalRescue.tell(number)
        errno = error
      }
    }
    for number in deadly {
      set(number) { number in
        TerminalRescue.rescue()
        // Now what would have happened without this.
        sigaction(number, TerminalRescue.plan.pointee.former + Int(number), nil)
        raise(number)
      }
    }
    // What is written to a pipe that nobody reads fails, which can be told; the signal cannot.
    signal(SIGPIPE, SIG_IGN)
    unblock(told)
  }

  /// The end of the pipe at which the numbers of signals come out.
  nonisolated(unsafe) private(set) static var outlet: Int32 = -1

  /// Ends a wait for signals without one.
  static func interrupt() {
    var byte: UInt8 = 0
    _ = write(plan.pointee.pipe, &byte, 1)
  }

  /// Stops the process as if nobody handled that signal, until it goes on.
  static func stop(wholeGroup: Bool) {
    var handler = sigaction()
    sigaction(SIGTSTP, nil, &handler)
    signal(SIGTSTP, SIG_DFL)
    if wholeGroup { kill(0, SIGTSTP) } else { raise(SIGTSTP) }
    sigaction(SIGTSTP, &handler, nil)
  }

  // MARK: In a handler

  private static func tell(_ number: Int32) {
    if number == SIGINT || number == SIGTERM || number == SIGHUP {
      let first = plan.pointee.firstEnd
      if first != 0 {
        // Asked again, the process does not wait for a loop that may hang.
        rescue()
        _exit(128 + first)
      }
      plan.pointee.firstEnd = number
    }
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(plan.pointee.pipe, &byte, 1)
  }

  /// Gives the terminal back, by nothing but calls that are safe in a handler.
  static func rescue() {
    let terminal = plan.pointee.terminal
    guard terminal >= 0 else { return }
    plan.pointee.terminal = -1
    // In the background the terminal is somebody else's, and has been set up for them.
    guard tcgetpgrp(terminal) == getpgrp() else { return }
    writeFarewell(to: terminal)
    tcflush(terminal, TCIFLUSH)
    tcsetattr(terminal, TCSANOW, &plan.pointee.modes)
  }

  /// A terminal that takes nothing at the moment is waited for, but not for ever.
  private static func writeFarewell(to terminal: Int32) {
    var offset = 0
    var patience = 20
    while offset < plan.pointee.farewellCount, patience > 0 {
      let count = write(
        terminal, plan.pointee.farewell + offset, plan.pointee.farewellCount - offset)
      if count > 0 {
        offset += count
      } else if errno == EAGAIN {
        var descriptor = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
        poll(&descriptor, 1, 100)
        patience -= 1
      } else if errno != EINTR {
        return
      }
    }
  }

  // MARK: Setting up

  private static func set(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    let former = plan.pointee.former + Int(number)
    sigaction(number, nil, former)
    if isIgnored(former.pointee), number != SIGTSTP, number != SIGCONT { return }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sa_handler.sa_handler = handler
    #endif
    // One at a time: a second one must not end the process while the first gives the terminal back.
    sigfillset(&action.sa_mask)
    // A stack that overflowed has no room for a handler.
    action.sa_flags = SA_ONSTACK
    sigaction(number, &action, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sa_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func makePipe() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for index in ends.indices where ends[index] < 3 {
      // A standard stream is closed, and stays so.
      let own = fcntl(ends[index], F_DUPFD, 3)
      close(ends[index])
      ends[index] = own
    }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    outlet = ends[0]
    plan.pointee.pipe = ends[1]
  }

  private static func makeStack() {
    let size = 64 << 10
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    #if canImport(Darwin)
      stack.ss_size = UInt(size)
    #else
      stack.ss_size = Int(size)
    #endif
    sigaltstack(&stack, nil)
  }

  /// A test or a server may start the command with signals held back.
  private static func unblock(_ numbers: [Int32]) {
    var held = sigset_t()
    sigemptyset(&held)
    for number in numbers { sigaddset(&held, number) }
    sigprocmask(SIG_UNBLOCK, &held, nil)
  }
}
