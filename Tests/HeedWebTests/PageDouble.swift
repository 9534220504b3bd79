import Heed

@testable import HeedWeb

/// A page without elements: it keeps what the commands say, and answers as a page does.
@MainActor
final class PageDouble {
  /// An element as the last command described it.
  struct Element {
    var kind: UInt8
    var parent: Int
    var frame: Rect
    var id: String
    var order: Int
  }

  /// What the engine said, in order, but for descriptions.
  private(set) var commands: [String] = []
  private(set) var elements: [Int: Element] = [:]
  /// How many elements the last drawing described, and how many it only named.
  private(set) var drawn = (described: 0, named: 0)
  private(set) var answers: [Int: [String]] = [:]
  /// What the engine said of the last document: whether it was read, and how much is wrong with it.
  private(set) var isRead = false
  private(set) var remarks = 0
  private(set) var pictures: [Int] = []
  /// What assistive technology was told.
  private(set) var said: [String] = []
  private(set) var works: [(number: Int, action: String)] = []
  private(set) var questions: [(number: Int, field: String)] = []
  private(set) var moment = Moment.atRest
  private(set) var wakeUp: Double?
  private(set) var isUp = false
  private(set) var focus: Int?
  var time = 0.0
  /// How many texts the page was asked to measure.
  private(set) var measured = 0
  private(set) lazy var engine = WebEngine { [unowned self] question in
    MainActor.assumeIsolated { self.measure(question) }
  }

  init() {}

  /// Letters are 7 points wide and lines break anywhere.
  private func measure(_ question: [UInt8]) -> [Double] {
    var reader = ByteReader(question)
    if reader.byte() == 1 { return [60] }
    measured += 1
    let width = reader.number()
    let limit = reader.whole()
    _ = reader.flag()
    _ = reader.text()
    var size = 0
    for _ in 0..<reader.whole() {
      size += reader.text().utf8.count
      _ = reader.number()
      _ = reader.byte()
      _ = reader.byte()
      _ = reader.byte()
      _ = reader.text()
      _ = reader.number()
      _ = reader.byte()
    }
    let most = width.isFinite ? max(1, Int(width / 7)) : max(1, size)
    var lines: [Double] = []
    var start = 0
    repeat {
      let end = min(size, start + most)
      lines += [Double(start), Double(end), Double(end - start) * 7]
      start = end
    } while start < size && (limit == 0 || lines.count / 3 < limit)
    return [start < size ? 1 : 0, Double(lines.count / 3)] + lines
  }

  // MARK: Messages

  func send(_ kind: WebMessage, _ add: (inout ByteWriter) -> Void = { _ in }) {
    var writer = ByteWriter()
    writer.add(byte: kind.rawValue)
    add(&writer)
    take(engine.receive(writer.bytes, at: time))
  }

  /// Hands on any bytes.
  func hand(_ message: [UInt8]) {
    take(engine.receive(message, at: time))
  }

  func setSurface(_ id: Int = 1, isManual: Bool = false, width: Double = 390, height: Double = 844)
  {
    send(.surface) { writer in
      writer.add(whole: id)
      writer.add(byte: isManual ? 1 : 0)
      for number in [width, height, 0, 0, 0, 0, 0, 2] { writer.add(number) }
      for byte in [0, 0, 0, 3] { writer.add(byte: UInt8(byte)) }
      writer.add(1.0)
      for byte in [0, 0, 0, 0] { writer.add(byte: UInt8(byte)) }
      writer.add("en")
    }
  }

  func read(_ document: String, token: Int = 1, as kind: WebMessage = .read) {
    send(kind) { writer in
      writer.add(whole: token)
      writer.add(false)
      writer.add(document)
    }
  }

  func present(
    token: Int = 1, surface: Int = 1, working: [String] = [], checked: [String] = [],
    texts: [(place: UInt8, text: String)] = []
  ) {
    send(.present) { writer in
      writer.add(whole: token)
      writer.add(whole: surface)
      writer.add(byte: 0)
      writer.add(0)
      writer.add(false)
      writer.add("")
      writer.add(0)
      writer.add(0)
      writer.add(Double.nan)
      writer.add(whole: working.count)
      for name in working { writer.add(name) }
      writer.add(whole: checked.count)
      for name in checked { writer.add(name) }
      writer.add(whole: texts.count)
      for (place, text) in texts {
        writer.add(byte: place)
        writer.add(text)
      }
    }
  }

  func event(_ kind: UInt8, token: Int = 1, _ add: (inout ByteWriter) -> Void = { _ in }) {
    send(.event) { writer in
      writer.add(whole: token)
      writer.add(byte: kind)
      add(&writer)
    }
  }

  /// Reads a document, shows it and lets its entry end.
  func show(_ document: String, working: [String] = [], checked: [String] = []) {
    setSurface()
    read(document)
    present(working: working, checked: checked)
    if isUp { event(0) }
    wait(2)
  }

  func wait(_ seconds: Double) {
    let end = time + seconds
    while let due = wakeUp, due <= end {
      time = max(time, due)
      wakeUp = nil
      tick()
    }
    time = end
    tick()
  }

  func tick(_ surface: Int = 1) {
    send(.tick) { $0.add(whole: surface) }
  }

  func handle(of id: String) -> Int {
    elements.first { $0.value.id == id }?.key ?? 0
  }

  func activate(_ id: String, token: Int = 1) {
    let handle = handle(of: id)
    event(14, token: token) { $0.add(whole: handle) }
  }

  func press(_ key: UInt8) {
    event(13) { writer in
      writer.add(false)
      writer.add(byte: key)
    }
  }

  // MARK: Commands

  private func take(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    while let command = WebCommand(rawValue: reader.byte()) {
      commands.append("\(command)")
      perform(command, &reader)
    }
  }

  private func perform(_ command: WebCommand, _ reader: inout ByteReader) {
    let token = reader.whole()
    switch command {
    case .read:
      isRead = reader.flag()
      _ = reader.flag()
      remarks = reader.whole()
    case .show: isUp = true
    case .draw: draw(reader.part())
    case .moment:
      moment = Moment(
        opacity: reader.number(), scale: reader.number(), offset: reader.point(),
        backdropOpacity: reader.number())
    case .frames: _ = reader.number()
    case .wake: wakeUp = reader.optional()
    case .focus: focus = reader.whole()
    case .restoreFocus: focus = nil
    case .announce: said.append(reader.text())
    case .open, .stayed: _ = reader.text()
    case .scroll:
      _ = reader.whole()
      _ = reader.number()
    case .work:
      works.append((reader.whole(), reader.text()))
      skipValues(&reader)
      skipSelections(&reader)
    case .cancelWork: _ = reader.whole()
    case .validate:
      questions.append((reader.whole(), reader.text()))
      _ = reader.text()
      skipValues(&reader)
    case .hide:
      isUp = false
      elements = [:]
    case .settle:
      let hasAction = reader.flag()
      let action = reader.text()
      answers[token, default: []].append("\(reader.text()) \(hasAction ? action : "-")")
      _ = reader.flag()
      skipValues(&reader)
      skipSelections(&reader)
    case .picture:
      pictures.append(reader.whole())
      _ = reader.byte()
      _ = reader.part()
    }
  }

  private func skipValues(_ reader: inout ByteReader) {
    for _ in 0..<reader.whole() {
      _ = reader.text()
      _ = reader.text()
    }
  }

  private func skipSelections(_ reader: inout ByteReader) {
    for _ in 0..<reader.whole() {
      _ = reader.text()
      _ = reader.names()
    }
  }

  private func draw(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    _ = reader.byte()
    _ = reader.point()
    _ = reader.byte()
    _ = reader.byte()
    for _ in 0..<3 { _ = reader.byte() }
    _ = reader.number()
    _ = reader.number()
    _ = reader.byte()
    _ = reader.point()
    for _ in 0..<7 { _ = reader.byte() }
    _ = reader.text()
    _ = reader.text()
    for _ in 0..<reader.whole() { elements[reader.whole()] = nil }
    for _ in 0..<reader.whole() { _ = reader.whole() }
    drawn = (0, 0)
    for order in 0..<reader.whole() {
      let handle = reader.whole()
      var part = ByteReader(reader.part())
      let kind = part.byte()
      let parent = part.whole()
      let frame = Rect(
        x: part.number(), y: part.number(), width: part.number(), height: part.number())
      let id = part.text()
      if id.isEmpty {
        drawn.named += 1
        elements[handle]?.order = order
      } else {
        drawn.described += 1
        elements[handle] = Element(
          kind: kind, parent: parent, frame: frame, id: id, order: order)
      }
    }
  }
}
