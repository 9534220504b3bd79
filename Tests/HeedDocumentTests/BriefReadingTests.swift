import Heed
import Testing

@testable import HeedDocument

@Suite struct BriefReadingTests {
  private struct Remark: Equatable {
    let line: Int
    let column: Int
    let number: Int
  }

  private func brief(
    _ text: String, mode: DocumentReader.Mode
  ) -> (alert: Alert?, remarks: [Remark]) {
    var remarks: [Remark] = []
    let alert = DocumentReader(mode: mode).brief(Array(text.utf8)) { line, column, number in
      remarks.append(Remark(line: line, column: column, number: number))
    }
    return (alert, remarks)
  }

  @Test(arguments: BadDocument.all, [DocumentReader.Mode.strict, .lenient])
  func findsWhatTheReadingInWordsFinds(_ document: BadDocument, _ mode: DocumentReader.Mode) {
    let (alert, remarks) = brief(document.text, mode: mode)
    do throws(DocumentError) {
      let read = try HeedDocumentTests.read(document.text, mode: mode)
      #expect(alert == read.alert)
      #expect(remarks.map(\.line) == read.issues.map(\.line))
      #expect(remarks.map(\.column) == read.issues.map(\.column))
    } catch {
      #expect(alert == nil)
      #expect(remarks.map(\.line) == error.issues.map(\.line))
      #expect(remarks.map(\.column) == error.issues.map(\.column))
    }
  }

  @Test func givesFaultsOfOneKindOneNumber() {
    var numbers: [String: Int] = [:]
    for document in BadDocument.all {
      guard let issue = issues(document.text).first,
        let remark = brief(document.text, mode: .strict).remarks.first
      else { continue }
      #expect(numbers[issue.reason, default: remark.number] == remark.number, "\(issue.reason)")
      numbers[issue.reason] = remark.number
    }
    #expect(Set(numbers.values).count > 60)
  }

  @Test func keepsTheNumbersOfJSONOfDocumentsAndOfAlertsApart() {
    #expect(JSONError.Fault.allCases.count <= 32)
    #expect(DocumentFault.allCases.last == .problem)
  }

  @Test func remarksAtMostAsOftenAsTheLimit() {
    let keys = (0..<50).map { "\"zzz\($0)\": 0" }.joined(separator: ", ")
    #expect(brief("{\"heed\": 1, \(keys)}", mode: .strict).remarks.count == 20)
  }
}
