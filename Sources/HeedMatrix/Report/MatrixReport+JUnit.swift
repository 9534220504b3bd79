internal import Heed
internal import HeedFindings

extension MatrixReport {
  /// The report as JUnit's XML, as servers of continuous integration read it: a suite for each document,
  /// a case for each picture. Errors are failures; warnings and notes are the case's output.
  package var junit: [UInt8] {
    var suites: [String] = []
    var failures = 0
    let size = plan.axes.picturesOfDocument
    for (document, file) in files.enumerated() {
      var cases: [String] = []
      var failed = 0
      for index in document * size..<(document + 1) * size {
        let (text, isFailure) = testCase(index, file)
        cases.append(text)
        if isFailure { failed += 1 }
      }
      // What is wrong with texts belongs to no picture.
      let texts = problems.filter { $0.document == document && $0.isAboutTexts }
      if !texts.isEmpty {
        let isFailure = texts.contains { $0.silence == nil && $0.severity == .error }
        if isFailure { failed += 1 }
        cases.append(
          testCase(
            named: "texts", file,
            texts.map { ($0, $0.severity, "\($0.place): \($0.reason)") }))
      }
      failures += failed
      suites.append(
        """
          <testsuite name="\(XMLText.attribute(file))" tests="\(cases.count)" failures="\(failed)" errors="0" skipped="0" time="0">
        \(cases.joined(separator: "\n"))
          </testsuite>
        """)
    }
    let tests =
      pictures.count
      + files.indices.count { document in
        problems.contains { $0.document == document && $0.isAboutTexts }
      }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="heed matrix" tests="\(tests)" failures="\(failures)" errors="0" time="0">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
    return Array(text.utf8)
  }

  private func testCase(_ index: Int, _ file: String) -> (text: String, isFailure: Bool) {
    let isDrawn = pictures[index].bytes > 0
    let found = marks[index].filter { !problems[$0.problem].isAboutTexts }.map { mark in
      (problems[mark.problem], mark.severity, mark.reason)
    }
    let text = testCase(
      named: plan[index].words.joined(separator: " "), file, found,
      attachment: isDrawn ? pictures[index].file : nil, isDrawn: isDrawn)
    return (text, !isDrawn || found.contains { $0.0.silence == nil && $0.1 == .error })
  }

  private func testCase(
    named name: String, _ file: String, _ found: [(MatrixProblem, Finding.Severity, String)],
    attachment: String? = nil, isDrawn: Bool = true
  ) -> String {
    let start =
      "    <testcase name=\"\(XMLText.attribute(name))\" classname=\"\(XMLText.attribute(file))\" time=\"0\""
    var inside: [String] = []
    if !isDrawn {
      inside.append(
        "      <failure type=\"not-drawn\" message=\"The picture could not be drawn.\"/>")
    }
    for (problem, severity, reason) in found where severity == .error && problem.silence == nil {
      inside.append(
        """
              <failure type="\(problem.code.name)" message="\(XMLText.attribute(reason))">\
        \(XMLText.text("\(problem.place): \(problem.path): \(reason) \(problem.remedy)"))</failure>
        """)
    }
    var lines = found.filter { $0.0.silence == nil && $0.1 != .error }.map {
      "\($0.1.name): \($0.0.code.name): \($0.0.place): \($0.2)"
    }
    // Servers that know this form show the picture beside the case.
    if let attachment, !found.isEmpty { lines.append("[[ATTACHMENT|\(attachment)]]") }
    if !lines.isEmpty {
      inside.append(
        "      <system-out>\(XMLText.text(lines.joined(separator: "\n")))</system-out>")
    }
    if inside.isEmpty { return start + "/>" }
    return "\(start)>\n\(inside.joined(separator: "\n"))\n    </testcase>"
  }
}
