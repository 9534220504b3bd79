internal import Heed

#if !hasFeature(Embedded)
  @MainActor
#endif
extension SessionEvent {
  /// Reads what happened to an alert; nothing where it means nothing.
  init?(_ reader: inout ByteReader, _ encoder: SceneEncoder) {
    switch reader.byte() {
    case 0: self = .presented
    case 1: self = .presentationFailed
    case 2: self = .surfaceGone
    case 3: self = .touchBegan(Self.touch(&reader))
    case 4: self = .touchMoved(Self.touch(&reader))
    case 5: self = .touchEnded(Self.touch(&reader))
    case 6: self = .touchCancelled(id: reader.whole())
    case 7:
      let point = reader.point()
      self = .pointerMoved(point.x.isNaN ? nil : point)
    case 8:
      guard let area = encoder.name(of: reader.whole()) else { return nil }
      self = .scrolled(area: SceneEncoder.area(area), offset: reader.number())
    case 9: self = .swipeBegan
    case 10: self = .swipeMoved(reader.point())
    case 11:
      let offset = reader.point()
      self = .swipeEnded(offset, velocity: reader.point())
    case 12: self = .swipeCancelled
    case 13:
      let isRepeat = reader.flag()
      guard let key = SessionKey(&reader) else { return nil }
      self = .key(key, isRepeat: isRepeat)
    case 14:
      guard let node = encoder.name(of: reader.whole()) else { return nil }
      self = .activated(node)
    case 15: self = .focusMoved(encoder.name(of: reader.whole()))
    case 16:
      let field = reader.name()
      self = .textChanged(field: field, text: reader.text())
    case 17: self = .editingEnded(field: reader.name())
    case 18:
      guard let pause = SessionPause(rawValue: reader.byte()) else { return nil }
      self = reader.flag() ? .pauseBegan(pause) : .pauseEnded(pause)
    case 19: self = .slotResized
    case 20: self = .escapeGesture
    default: return nil
    }
  }

  @inline(never)
  private static func touch(_ reader: inout ByteReader) -> SessionTouch {
    let id = reader.whole()
    return SessionTouch(reader.point(), id: id)
  }
}

extension SessionKey {
  /// Reads a key; nothing where it means nothing to an alert.
  init?(_ reader: inout ByteReader) {
    switch reader.byte() {
    case 0: self = .tab
    case 1: self = .backTab
    case 2: self = .up
    case 3: self = .down
    case 4: self = .left
    case 5: self = .right
    case 6: self = .return
    case 7: self = .space
    case 8: self = .escape
    case 9:
      let isCommand = reader.flag()
      self = .character(reader.name(), isCommand: isCommand)
    default: return nil
    }
  }
}
