internal import Heed
internal import HeedCommand
internal import HeedDocument

/// The page and all that belongs to it, below one path that cannot be guessed.
final class QuestionSite: HTTPServer.Site {
  private let alert: Alert
  private let document: [UInt8]
  private let reducesMotion: Bool
  private let files: WebFiles
  private let pictures: PictureFiles
  private let secret = Secret()
  private var gate = RequestGate(port: 0)
  private var question: Question
  private var streams: [EventStream] = []

  /// Seconds for which a page that was left is waited for: it may only be loading again.
  private static let leave = 3.0
  /// Seconds for which a page is waited for whose connection broke.
  private static let loss = 8.0

  init(_ shown: ShownAlert, reducesMotion: Bool) throws(CommandError) {
    alert = shown.alert
    self.reducesMotion = reducesMotion
    files = try WebFiles()
    document = Array(DocumentWriter().write(shown.alert).utf8)
    pictures = PictureFiles(in: document, folder: shown.folder)
    question = Question(timeout: shown.alert.dismissal.timeout, at: Clock.now)
  }

  /// Says at which port it is.
  func open(port: UInt16) {
    gate = RequestGate(port: port)
  }

  /// The address to open.
  var address: String { "\(gate.origin)/\(secret.text)/" }
  /// How the question ended; nothing while it goes on.
  var end: Question.End? { question.end }
  /// Whether a page has ever asked it.
  var wasAsked: Bool { question.wasAsked }
  /// Whether the person has ever seen it.
  var wasShown: Bool { question.wasShown }
  /// Seconds for which a page is waited for.
  var patience: Double { question.patience }
  /// Whether a page still listens.
  var hasListeners: Bool { !streams.isEmpty }

  /// Ends the question where a time has run out.
  func pass(to now: Double) { question.pass(to: now) }

  /// Writes to the pages, so that a connection that is no more is noticed.
  func pulse() {
    for stream in streams { stream.send([0x0A]) }
  }

  /// Tells the pages that the question is over.
  func sayFarewell() {
    let reason: String
    switch question.end {
    case .answered?: reason = "answered"
    case .timedOut?: reason = "timeout"
    default: reason = "withdrawn"
    }
    // From here on no page can ask or answer, also where a signal is the end.
    _ = question.finish(.closed)
    for stream in streams {
      stream.send(Array("{\"end\": \"\(reason)\"}\n".utf8))
      stream.end()
    }
  }

  // MARK: Requests

  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    if let refusal = gate.refusal(of: request) { return refusal }
    guard let name = name(of: request) else { return .notFound }
    return request.method == "POST" && !Self.posted.contains(name) ? .notFound : nil
  }

  private static let posted = ["answer", "gone", "activity", "shown"]

  /// What stands behind the secret part of the path.
  private func name(of request: HTTPRequest) -> String? {
    let parts = request.path.split(
      separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, secret.matches(parts[1]) else { return nil }
    return String(parts[2])
  }

  func response(to request: HTTPRequest) -> HTTPResponse {
    guard let name = name(of: request) else { return .notFound }
    if request.method == "POST" { return posted(name, request) }
    switch name {
    case "": return page()
    case "page.js": return .content("text/javascript", Array(BrowserPage.script.utf8))
    case "page.css": return .content("text/css", Array(BrowserPage.style.utf8))
    case "document.json":
      guard question.isAsking(token(of: request)) else { return .notFound }
      return .content("application/json", document)
    case "events": return listen(token(of: request))
    default: break
    }
    let folder = "files/"
    if name.utf8.starts(with: folder.utf8) {
      return pictures[String(decoding: name.utf8.dropFirst(folder.utf8.count), as: UTF8.self)]
        ?? .notFound
    }
    return files[name] ?? .notFound
  }

  private func token(of request: HTTPRequest) -> String {
    request.values("heed-token").first ?? ""
  }

  private func page() -> HTTPResponse {
    guard let token = question.newToken() else { return .notFound }
    let title = alert.title?.text.plainText ?? ""
    let html = BrowserPage.html(title: title, token: token, reducesMotion: reducesMotion)
    return .content("text/html; charset=utf-8", Array(html.utf8))
  }

  /// A page asks whether it is the one, and stays connected if so.
  private func listen(_ token: String) -> HTTPResponse {
    switch question.claim(token, at: Clock.now) {
    case .unknown: return .notFound
    case .taken: return .empty(409)
    case .over: return .empty(410)
    case .granted:
      let stream = EventStream(token: token)
      streams.append(stream)
      return HTTPResponse(
        status: 200, headers: [("Content-Type", "application/x-ndjson")], body: [0x0A],
        stream: stream)
    }
  }

  func streamClosed(_ stream: EventStream) {
    streams.removeAll { $0 === stream }
    question.leave(stream.token, for: Self.loss, at: Clock.now)
  }

  private func posted(_ name: String, _ request: HTTPRequest) -> HTTPResponse {
    let token = token(of: request)
    guard question.isKnown(token) else { return .notFound }
    if question.end != nil { return .empty(410) }
    guard question.isAsking(token) else { return .empty(409) }
    switch name {
    case "gone": question.leave(token, for: Self.leave, at: Clock.now)
    case "shown": question.noteShown(token)
    case "activity":
      let isPaused = request.body.elementsEqual("paused".utf8)
      question.noteActivity(token, isPaused: isPaused, at: Clock.now)
    default:
      guard let posted = PostedAnswer(request.body, to: alert) else { return .empty(400) }
      if posted.answer.wasShown { question.noteShown(token) }
      let end: Question.End
      switch posted.answer.reason {
      case .unavailable: end = .failed(posted.trouble ?? "it says no more")
      case .interrupted: end = .closed
      default: end = .answered(posted.answer)
      }
      guard question.finish(end) else { return .empty(410) }
    }
    return .empty(204)
  }
}
