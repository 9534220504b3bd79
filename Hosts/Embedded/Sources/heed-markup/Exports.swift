internal import Heed
internal import HeedDocument
internal import HeedMarkup
internal import HeedMarkupEntities

// What a page calls that has a document with HTML or Markdown.

/// Gives room for a question; the page fills it. It begins with 1 for Markdown or 0 for HTML and with 1
/// where a plain text stands in for markup that says nothing; then come the lengths of both texts, four
/// bytes each with the lowest first, and the texts.
@_expose(wasm, "message_room") @_cdecl("message_room")
public func messageRoom(_ size: UInt32) -> UnsafeMutablePointer<UInt8>? {
  Texts.room?.deallocate()
  Texts.size = Int(size)
  Texts.room = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, Int(size)))
  return Texts.room
}

/// Reads the markup; gives the length of a document whose message it is.
@_expose(wasm, "receive") @_cdecl("receive")
public func receive() -> UInt32 {
  let bytes = [UInt8](UnsafeBufferPointer(start: Texts.room, count: Texts.size))
  let document = Texts.document(of: bytes)
  let start = messageRoom(UInt32(document.count))
  for index in document.indices { start?[index] = document[index] }
  return UInt32(document.count)
}

/// Where the document begins.
@_expose(wasm, "commands") @_cdecl("commands")
public func commands() -> UnsafeMutablePointer<UInt8>? { Texts.room }
