internal import CRuntime
internal import Heed

/// A host that writes everything a page needs into one list of numbers and texts.
final class PageHost: AlertHost {
  var environment = Environment()
  var now = 0.0
  var output = Output()
  /// The presentation that the page's events are for.
  var presentation: Presentation?
  private var works: [WorkContext] = []

  var measurer: Measurer { Measurer(text: { PageHost.metrics(of: $0) }) }

  func show(_ scene: Scene, for presentation: Presentation) {
    self.presentation = presentation
    output.write(scene)
    presentation.send(.presented)
  }

  func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {
    output.write(scene)
  }

  func hide(_ presentation: Presentation) {
    output.write(2)
    self.presentation = nil
  }

  func wake(_ presenter: AlertPresenter, at time: Double?) {
    output.write(time ?? -1)
  }

  func perform(_ request: HostRequest, for presentation: Presentation) {
    switch request {
    case .move(_, let end): output.write(end)
    case .moveFocus(let id): output.write(id)
    case .restoreFocus: output.write(3)
    case .announce(let text): output.write(text)
    case .haptic: break
    case .scroll(let area, let offset):
      output.write(area)
      output.write(offset)
    case .open(let link): output.write(link)
    }
  }

  func startWork(_ work: WorkContext) { works.append(work) }

  func finishWork(_ result: WorkResult) {
    if let work = works.popLast() { work.finish(result) }
  }

  func write(_ answer: Answer) {
    output.write(answer.reason == .action)
    output.write(answer.action ?? "")
    for value in answer.values {
      output.write(value.id)
      output.write(value.text)
    }
    for selection in answer.selections {
      output.write(selection.id)
      for item in selection.items { output.write(item) }
    }
  }

  /// Asks the page; it answers with the lines' ends and widths.
  private static func metrics(of request: TextRequest) -> TextMetrics {
    var question = Output()
    question.write(request)
    let count = Int(host_measure(question.bytes, UInt32(question.bytes.count)))
    var lines: [TextMetrics.Line] = []
    var start = 0
    for index in 0..<count {
      let end = Int(host_line_end(UInt32(index)))
      lines.append(
        TextMetrics.Line(range: start..<max(start, end), width: host_line_width(UInt32(index))))
      start = max(start, end)
    }
    return TextMetrics(lines: lines)
  }
}
