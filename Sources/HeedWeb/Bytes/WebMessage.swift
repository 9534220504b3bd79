/// What the page tells the engine; the first byte of a message.
enum WebMessage: UInt8 {
  case surface = 1
  case read, present, forget, update, close, event, tick, work, verdict, progress, gone, seek
  case picture
}
