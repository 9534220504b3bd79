internal import CRuntime
internal import HeedPlayground

// What the page's worker calls, in this order.

/// Gives room for a surface and the document behind it; the caller fills it.
@_expose(wasm, "report_room") @_cdecl("report_room")
public func reportRoom(_ size: UInt32) -> UnsafeMutableRawPointer? {
  Exchange.makeRoom(Int(size))
  return Exchange.start
}

/// Makes the report, given the size of the surface's JSON, and gives the report's size.
@_expose(wasm, "report_make") @_cdecl("report_make")
public func reportMake(_ surfaceSize: UInt32) -> UInt32 {
  let bytes = Exchange.bytes
  let border = min(Int(surfaceSize), bytes.count)
  let report = PlaygroundReport.json(
    of: Array(bytes[border...]), on: Array(bytes[..<border]),
    measurer: PageMeasurer(asking: PageAnswers.answer).measurer)
  Exchange.makeRoom(report.count)
  Exchange.fill(report)
  return UInt32(report.count)
}

/// Where the report begins.
@_expose(wasm, "report_text") @_cdecl("report_text")
public func reportText() -> UnsafeMutableRawPointer? {
  Exchange.start
}

/// Gives room for numbers that answer a question about a text; the page fills it.
@_expose(wasm, "answer_room") @_cdecl("answer_room")
public func answerRoom(_ count: UInt32) -> UnsafeMutablePointer<Double>? {
  PageAnswers.makeRoom(Int(count))
}
