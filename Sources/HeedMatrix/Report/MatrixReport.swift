package import Heed
package import HeedFindings

/// All pictures of a matrix with what was found in them.
package struct MatrixReport: Sendable {
  /// What was found in one picture.
  package struct Mark: Hashable, Sendable {
    /// The problem's place among ``MatrixReport/problems``.
    package var problem: Int
    package var severity: Finding.Severity
    package var reason: String
    package var font: String?
    /// Where it is on the surface, in points.
    package var frame: Rect?
  }

  package let plan: MatrixPlan
  /// The documents' files, as they were typed.
  package let files: [String]
  package let pictures: [MatrixPicture]
  /// What was found, the worst first, then in the order of the documents; what is meant to stay is
  /// last.
  package private(set) var problems: [MatrixProblem] = []
  /// What was found in each picture.
  package private(set) var marks: [[Mark]]
  /// Silences that nothing was found for.
  package private(set) var unusedSilences: [MatrixSilence] = []

  /// Gathers what was found.
  ///
  /// - Parameters:
  ///   - plan: What was drawn.
  ///   - files: The documents' files, as they were typed.
  ///   - pictures: What came of each picture of the plan, in its order.
  ///   - texts: What was found in the documents' texts.
  ///   - silences: What is meant to stay.
  ///   - place: Where a path stands in a document's file, such as `question.json:7:16`.
  package init(
    plan: MatrixPlan, files: [String], pictures: [MatrixPicture], texts: [MatrixTextFinding] = [],
    silences: [MatrixSilence] = [], place: (_ document: Int, _ path: Name) -> String
  ) {
    self.plan = plan
    self.files = files
    self.pictures = pictures
    marks = pictures.map { _ in [] }
    var gatherer = Gatherer(files: files, silences: silences)
    let uneven = UnevenArrangement(plan: plan, pictures: pictures)
    for (index, picture) in pictures.enumerated() {
      let cell = plan[index]
      var findings = picture.findings
      if let finding = uneven.finding(ofPicture: index) { findings.append(finding) }
      for finding in findings {
        let problem = gatherer.add(
          finding, document: cell.document, languageIndex: cell.languageIndex,
          language: cell.language.tag, pictures: [index])
        marks[index].append(
          Mark(
            problem: problem, severity: finding.severity, reason: finding.reason,
            font: finding.font, frame: finding.frame))
      }
    }
    add(texts, to: &gatherer)
    problems = gatherer.problems
    for index in problems.indices where problems[index].place.isEmpty {
      problems[index].place = place(problems[index].document, problems[index].path)
    }
    unusedSilences = gatherer.unusedSilences
    sort()
  }

  /// Adds what was found in texts to the pictures that show them.
  private mutating func add(_ texts: [MatrixTextFinding], to gatherer: inout Gatherer) {
    struct Shown: Hashable {
      let document: Int
      let language: Int
    }
    var shown: [Shown: [Int]] = [:]
    if !texts.isEmpty {
      for index in pictures.indices {
        let cell = plan[index]
        shown[Shown(document: cell.document, language: cell.languageIndex), default: []]
          .append(index)
      }
    }
    for text in texts {
      let found = shown[Shown(document: text.document, language: text.language)] ?? []
      let finding = text.finding
      let problem = gatherer.add(
        finding, document: text.document, languageIndex: text.language,
        language: plan.axes.languages[text.language].tag, pictures: found, isAboutTexts: true,
        place: text.place)
      for index in found {
        let frame = pictures[index].places.first { $0.path == finding.path }?.frame
        marks[index].append(
          Mark(
            problem: problem, severity: finding.severity, reason: finding.reason, font: nil,
            frame: frame))
      }
    }
  }

  /// Puts the problems into the order in which people read them.
  private mutating func sort() {
    for index in problems.indices { problems[index].pictures.sort() }
    let order = problems.indices.sorted { one, two in
      let (first, second) = (problems[one], problems[two])
      let ranks = [first, second].map { $0.silence == nil ? $0.severity.kind.index : 9 }
      return (ranks[0], first.document, one) < (ranks[1], second.document, two)
    }
    var places = [Int](repeating: 0, count: problems.count)
    for (new, old) in order.enumerated() { places[old] = new }
    problems = order.map { problems[$0] }
    for picture in marks.indices {
      for index in marks[picture].indices {
        marks[picture][index].problem = places[marks[picture][index].problem]
      }
      marks[picture].sort { $0.problem < $1.problem }
    }
  }

  /// How many problems of a severity there are that nobody means to stay.
  package func count(_ severity: Finding.Severity) -> Int {
    problems.count { $0.silence == nil && $0.severity == severity }
  }

  /// How many are meant to stay.
  package var silencedCount: Int { problems.count { $0.silence != nil } }
}

/// Makes one problem of all that was found at one place.
private struct Gatherer {
  private struct Key: Hashable {
    let document: Int
    let code: Finding.Code
    let path: Name
    /// What tells findings about texts apart: several may be about one.
    let reason: String?
    let silence: Int?
  }

  let files: [String]
  let silences: [MatrixSilence]
  var problems: [MatrixProblem] = []
  private var known: [Key: Int] = [:]
  private var isUsed: [Bool]

  init(files: [String], silences: [MatrixSilence]) {
    self.files = files
    self.silences = silences
    isUsed = silences.map { _ in false }
  }

  var unusedSilences: [MatrixSilence] {
    silences.indices.filter { !isUsed[$0] }.map { silences[$0] }
  }

  mutating func add(
    _ finding: Finding, document: Int, languageIndex: Int, language: Name,
    pictures: [Int], isAboutTexts: Bool = false, place: String? = nil
  ) -> Int {
    let silence = silences.firstIndex {
      $0.covers(finding.code, document: files[document], language: language)
    }
    if let silence { isUsed[silence] = true }
    let key = Key(
      document: document, code: finding.code, path: finding.path,
      reason: isAboutTexts ? finding.reason : nil, silence: silence)
    let index = known[key] ?? problems.count
    if index == problems.count {
      known[key] = index
      problems.append(
        MatrixProblem(
          document: document, code: finding.code, severity: finding.severity, path: finding.path,
          reason: finding.reason, remedy: finding.remedy, font: finding.font, pictures: [],
          languages: [], place: place ?? "", isAboutTexts: isAboutTexts,
          silence: silence.map { silences[$0].reason }))
    } else if problems[index].severity != finding.severity,
      problems[index].severity.worse(finding.severity) == finding.severity
    {
      problems[index].severity = finding.severity
      problems[index].reason = finding.reason
      problems[index].remedy = finding.remedy
      problems[index].font = finding.font
    }
    for picture in pictures where problems[index].pictures.last != picture {
      problems[index].pictures.append(picture)
    }
    if !problems[index].languages.contains(languageIndex) {
      problems[index].languages.append(languageIndex)
    }
    return index
  }
}
