internal import Heed
internal import HeedDocument
internal import HeedMarkup
internal import HeedMarkupEntities

/// Markup that comes in and the document that goes out. There is only one thread here.
enum Texts {
  nonisolated(unsafe) static var room: UnsafeMutablePointer<UInt8>? = nil
  nonisolated(unsafe) static var size = 0

  /// A document with the text that a question's markup means.
  static func document(of question: [UInt8]) -> [UInt8] {
    guard question.count >= 10 else { return [] }
    let first = length(question, 2)
    let second = length(question, 6)
    guard first <= question.count - 10, second <= question.count - 10 - first else { return [] }
    let source = String(decoding: question[10..<(10 + first)], as: UTF8.self)
    let plain = String(decoding: question[(10 + first)..<(10 + first + second)], as: UTF8.self)
    let reader = MarkupReader(options: MarkupOptions(references: .all))
    let read = question[0] == 1 ? reader.markdown : reader.html
    var alert = Alert()
    alert.message = PlacedText(read(source, question[1] == 1 ? plain : nil))
    return Array(DocumentWriter().write(alert).utf8)
  }

  private static func length(_ bytes: [UInt8], _ place: Int) -> Int {
    var length = 0
    for index in 0..<4 { length |= Int(bytes[place + index]) << (8 * index) }
    return length < 0 ? Int.max : length
  }
}
