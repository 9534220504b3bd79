internal import Heed
internal import HeedDocument

/// Alerts on a web page: messages of the page go in, commands come out, both as bytes.
///
/// Everything is decided here and in the core; the page puts elements where the commands say and reports
/// what happens. `Hosts/Web` has the page's side, which is the only one that knows what the bytes mean.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class WebEngine {
  /// Answers a question about the page's texts and elements, in numbers.
  public typealias Measure = (_ question: [UInt8]) -> [Double]

  let output: WebOutput
  private(set) var places: [Place] = []
  /// Alerts whose document was read.
  private(set) var alerts: [WebAlert] = []

  /// A surface, and who presents on it; a class, for lists of objects share the code that grows them.
  final class Place {
    let surface: WebSurface
    let presenter: AlertPresenter

    init(_ surface: WebSurface, _ presenter: AlertPresenter) {
      self.surface = surface
      self.presenter = presenter
    }
  }

  /// Makes an engine without a surface.
  public init(measure: @escaping Measure) {
    output = WebOutput(measure: measure)
  }

  /// Whether there is neither an alert nor a surface.
  public var isEmpty: Bool { alerts.isEmpty && places.isEmpty }

  /// Takes a message.
  ///
  /// - Parameters:
  ///   - message: What happened.
  ///   - time: When, in seconds; never before the last one.
  /// - Returns: What the page has to do, in order.
  public func receive(_ message: [UInt8], at time: Double) -> [UInt8] {
    if time > output.now { output.now = time }
    var reader = ByteReader(message)
    if let kind = WebMessage(rawValue: reader.byte()) { perform(kind, &reader) }
    return output.commands.taken()
  }

  private func perform(_ kind: WebMessage, _ reader: inout ByteReader) {
    switch kind {
    case .surface: setSurface(&reader)
    case .tick:
      if let place = place(reader.whole()) { place.surface.tick(place.presenter) }
    case .gone: loseSurface(reader.whole())
    case .read: read(&reader)
    case .present: present(&reader)
    default:
      if let web = alert(reader.whole()) { perform(kind, web, &reader) }
    }
  }

  private func perform(_ kind: WebMessage, _ web: WebAlert, _ reader: inout ByteReader) {
    switch kind {
    case .forget: forget(web)
    case .close: web.handle?.close()
    case .update:
      if let alert = document(web.token, &reader) {
        web.alert = alert
        web.handle?.update(alert)
      }
    case .event:
      guard let shown = shown(web), let event = SessionEvent(&reader, shown.encoder) else { return }
      shown.presentation.send(event)
    case .work: finishWork(web, &reader)
    case .progress: setProgress(web, &reader)
    case .verdict: finishValidation(web, &reader)
    case .seek:
      let seconds = reader.number()
      if shown(web) != nil { web.surface?.seek(seconds, isEntering: reader.flag()) }
    case .picture:
      let place = reader.whole()
      let width = reader.number()
      web.setSize(Size(width: width, height: reader.number()), ofPicture: place)
      shown(web)?.presentation.send(.slotResized)
    case .surface, .read, .present, .tick, .gone: break
    }
  }

  private func place(_ id: Int) -> Place? {
    for place in places where place.surface.id == id { return place }
    return nil
  }

  private func alert(_ token: Int) -> WebAlert? {
    for alert in alerts where alert.token == token { return alert }
    return nil
  }

  private func shown(_ web: WebAlert) -> WebSurface.Shown? {
    guard let shown = web.surface?.shown, shown.web === web else { return nil }
    return shown
  }

  private func forget(_ web: WebAlert) {
    alerts.remove(web)
    if let surface = web.surface { surface.alerts.remove(web) }
  }

  // MARK: Surfaces

  private func setSurface(_ reader: inout ByteReader) {
    let id = reader.whole()
    let flags = reader.byte()
    let environment = Environment(&reader)
    // The first bit says that time stands still, the second that fonts have come.
    if flags & 2 != 0 { output.texts.forget() }
    guard let place = place(id) else {
      let surface = WebSurface(
        id: id, environment: environment, isManual: flags & 1 != 0, output: output)
      places.add(Place(surface, AlertPresenter(host: surface)))
      return
    }
    place.surface.environment = environment
    place.presenter.surfaceChanged()
  }

  private func loseSurface(_ id: Int) {
    guard let place = place(id) else { return }
    places.remove(place)
    place.presenter.surfaceGone()
  }

  // MARK: Alerts

  private func read(_ reader: inout ByteReader) {
    let token = reader.whole()
    guard let alert = document(token, &reader) else { return }
    alerts.add(WebAlert(token: token, alert: alert))
  }

  /// Reads a document, and tells the page whether it could and how much is to be said about it.
  private func document(_ token: Int, _ reader: inout ByteReader) -> Alert? {
    let isStrict = reader.flag()
    var remarks = 0
    let alert = DocumentReader.brief(reader.part(), isStrict: isStrict) { _, _ in
      remarks += 1
    }
    output.commands.begin(.read, token)
    output.commands.add(alert != nil)
    output.commands.add(alert?.style == .banner || alert?.backdrop?.kind == .passthrough)
    output.commands.add(whole: remarks)
    return alert
  }

  private func present(_ reader: inout ByteReader) {
    guard let web = alert(reader.whole()), web.handle == nil, let place = place(reader.whole())
    else { return }
    var options = PresentationOptions(&reader)
    var handlers = Handlers()
    for action in reader.names() { beginWork(on: action, web, &handlers) }
    for field in reader.names() { beginValidation(of: field, web, &handlers) }
    options.texts = SessionTexts(&reader)
    let output = self.output
    handlers.onKeptOpen = { action in
      output.commands.begin(.stayed, web.token)
      output.commands.add(action)
    }
    web.surface = place.surface
    place.surface.alerts.add(web)
    place.presenter.present(
      web.alert, handlers: handlers, options: options, accepted: { web.handle = $0 },
      completion: { answer in
        self.settle(web, answer)
      })
  }

  private func settle(_ web: WebAlert, _ answer: Answer) {
    output.commands.begin(.settle, web.token)
    output.commands.add(answer)
    forget(web)
  }
}
