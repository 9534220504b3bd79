internal import CRuntime
internal import Heed

// What a page calls. Texts and documents are written into the room first.

nonisolated(unsafe) private var room: UnsafeMutableRawBufferPointer? = nil

private var roomBytes: [UInt8] { room.map { [UInt8]($0) } ?? [] }

@inline(never)
private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

private func send(_ event: SessionEvent) { Page.host.presentation?.send(event) }

@_expose(wasm, "room") @_cdecl("room")
public func makeRoom(_ size: UInt32) -> UnsafeMutableRawPointer? {
  runtime_free(room?.baseAddress)
  room = runtime_allocate(Int(size)).map {
    UnsafeMutableRawBufferPointer(start: $0, count: Int(size))
  }
  return room?.baseAddress
}

@_expose(wasm, "present") @_cdecl("present")
public func present() -> UInt32 { Page.present(roomBytes) ? 1 : 0 }

@_expose(wasm, "output") @_cdecl("output")
public func output() -> UnsafeMutableRawPointer? {
  let bytes = Page.host.output.bytes
  let start = makeRoom(UInt32(bytes.count))
  room?.copyBytes(from: bytes)
  Page.host.output.begin()
  return start
}

@_expose(wasm, "output_length") @_cdecl("output_length")
public func outputLength() -> UInt32 { UInt32(room?.count ?? 0) }

@_expose(wasm, "wake") @_cdecl("wake")
public func wake(_ time: Double) {
  Page.host.now = time
  Page.presenter.wake()
}

@_expose(wasm, "surface") @_cdecl("surface")
public func surface(_ width: Double, _ height: Double, _ scale: Double, _ dark: Bool) {
  Page.host.environment.size = Size(width: width, height: height)
  Page.host.environment.scale = scale
  Page.host.environment.appearance = dark ? .dark : .light
  Page.presenter.surfaceChanged()
}

@_expose(wasm, "surface_gone") @_cdecl("surface_gone")
public func surfaceGone() { Page.presenter.surfaceGone() }

@_expose(wasm, "touch") @_cdecl("touch")
public func touch(_ kind: UInt32, _ x: Double, _ y: Double) {
  let touch = SessionTouch(Point(x: x, y: y))
  switch kind {
  case 0: send(.touchBegan(touch))
  case 1: send(.touchMoved(touch))
  case 2: send(.touchEnded(touch))
  case 3: send(.swipeMoved(touch.point))
  case 4: send(.swipeEnded(touch.point, velocity: touch.point))
  case 5: send(.swipeBegan)
  case 6: send(.pointerMoved(touch.point))
  default: send(.touchCancelled(id: 0))
  }
}

@_expose(wasm, "key") @_cdecl("key")
public func key(_ key: UInt32) {
  switch key {
  case 0: send(.key(.tab))
  case 1: send(.key(.backTab))
  case 2: send(.key(.up))
  case 3: send(.key(.down))
  case 4: send(.key(.left))
  case 5: send(.key(.right))
  case 6: send(.key(.return))
  case 7: send(.key(.space))
  case 8: send(.key(.escape))
  default: send(.key(.character(Name(text(roomBytes[...])), isCommand: false)))
  }
}

/// The room holds a name, and behind it as many bytes of a text as `length` says.
@_expose(wasm, "content") @_cdecl("content")
public func content(_ kind: UInt32, _ length: UInt32) {
  let bytes = roomBytes
  let end = max(0, bytes.count - Int(length))
  let name = Name(text(bytes[..<end]))
  let words = text(bytes[end...])
  switch kind {
  case 0: send(.activated(name))
  case 1: send(.focusMoved(name))
  case 2: send(.textChanged(field: name, text: words))
  case 3: send(.editingEnded(field: name))
  case 4: send(.picked(list: name, item: Name(words)))
  case 5: send(.switched(name, isOn: !words.utf8.isEmpty))
  case 6: send(.scrolled(area: name, offset: 0))
  case 7: Page.host.finishWork(.succeeded)
  case 8: Page.host.finishWork(.failed(words))
  default: send(.pauseBegan(.hiddenPage))
  }
}
