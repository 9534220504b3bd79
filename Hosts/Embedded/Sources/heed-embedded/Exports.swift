internal import EmbeddedDocument

// What the page that holds the program calls, in this order.

/// Gives room for a document; the caller fills it.
@_expose(wasm, "document_room") @_cdecl("document_room")
public func documentRoom(_ size: UInt32) -> UnsafeMutableRawPointer? {
  Exchange.makeRoom(Int(size))
  return Exchange.room?.baseAddress
}

/// Reads the document and lays it out; gives the length of the text.
@_expose(wasm, "document_dump") @_cdecl("document_dump")
public func documentDump() -> UInt32 {
  let text = Array(DocumentDump.of(Exchange.bytes).utf8)
  Exchange.makeRoom(text.count)
  Exchange.fill(text)
  return UInt32(text.count)
}

/// Where the text begins.
@_expose(wasm, "document_text") @_cdecl("document_text")
public func documentText() -> UnsafeMutableRawPointer? {
  Exchange.room?.baseAddress
}
