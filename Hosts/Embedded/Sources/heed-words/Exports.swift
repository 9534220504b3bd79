internal import HeedWeb

// What a page calls that wants to know what is wrong with a document.

/// Gives room for a document; the page fills it.
@_expose(wasm, "message_room") @_cdecl("message_room")
public func messageRoom(_ size: UInt32) -> UnsafeMutablePointer<UInt8>? {
  Words.makeRoom(Int(size))
}

/// Reads the document, with 1 where what is not known is an error; gives how many bytes there are of
/// what is to be said.
@_expose(wasm, "receive") @_cdecl("receive")
public func receive(_ isStrict: UInt32) -> UInt32 { UInt32(Words.read(isStrict: isStrict != 0)) }

/// Where that begins.
@_expose(wasm, "commands") @_cdecl("commands")
public func commands() -> UnsafeMutablePointer<UInt8>? { Words.room }
