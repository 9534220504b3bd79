internal import HeedWeb

// What the page that holds the program calls.

/// Gives room for a message; the page fills it.
@_expose(wasm, "message_room") @_cdecl("message_room")
public func messageRoom(_ size: UInt32) -> UnsafeMutablePointer<UInt8>? {
  Exchange.message.makeRoom(Int(size))
  return Exchange.message.start
}

/// Gives room for numbers that answer a question; the page fills it.
@_expose(wasm, "answer_room") @_cdecl("answer_room")
public func answerRoom(_ count: UInt32) -> UnsafeMutablePointer<Double>? {
  Exchange.answer.makeRoom(Int(count))
  return Exchange.answer.start
}

/// Takes the message at a time in seconds; gives how many bytes of commands there are.
@_expose(wasm, "receive") @_cdecl("receive")
public func receive(_ time: Double) -> UInt32 {
  Exchange.commands.fill(Exchange.engine.receive(Exchange.message.values, at: time))
  return UInt32(Exchange.commands.count)
}

/// Where the commands begin.
@_expose(wasm, "commands") @_cdecl("commands")
public func commands() -> UnsafeMutablePointer<UInt8>? {
  Exchange.commands.start
}

/// Begins anew if there is neither an alert nor a surface; gives whether it did.
@_expose(wasm, "reset") @_cdecl("reset")
public func reset() -> Bool {
  guard Exchange.engine.isEmpty else { return false }
  Exchange.engine = Exchange.makeEngine()
  return true
}
