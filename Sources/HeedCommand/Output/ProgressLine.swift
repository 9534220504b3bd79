/// A line that tells how far long work is, on a terminal and nowhere else.
///
/// It stands at the end of what is written to standard error and is gone when the work is done, or
/// when Ctrl-C ends it. What is printed meanwhile has to go through its console.
package final class ProgressLine {
  private let count: Int
  private let start: Double
  private let isShown: Bool
  private let plain: Console
  private var done = -1
  private var isOnScreen = false

  /// Makes a line for a number of things; for one alone nothing is shown.
  package init(count: Int, console: Console) {
    self.count = count
    plain = console
    isShown = count > 1 && Terminal.isThere
    start = isShown ? Terminal.now : 0
  }

  /// Where to print while the line is shown.
  package var console: Console { isShown ? plain.before { self.clear() } : plain }

  /// Says that the thing of a name is begun, and that those before it are done.
  package func show(_ name: String) {
    done += 1
    guard isShown else { return }
    let text = Self.text(
      done: done, of: count, name: name, seconds: Terminal.now - start, columns: Terminal.columns)
    Interruption.clearsLine(true)
    isOnScreen = true
    FileDescriptor.writeToErrors("\r\(text)\u{1B}[K")
  }

  /// Says that all is done.
  package func end() {
    clear()
    Interruption.clearsLine(false)
  }

  private func clear() {
    if isOnScreen { FileDescriptor.writeToErrors("\r\u{1B}[K") }
    isOnScreen = false
  }

  /// The line, no longer than a row of the terminal.
  package static func text(
    done: Int, of count: Int, name: String, seconds: Double, columns: Int
  ) -> String {
    var text = "\(done + 1) of \(count)"
    // Before something is done nobody knows; what is nearly over need not be told.
    if done > 0, seconds >= 1 {
      let left = Int((seconds / Double(done) * Double(count - done)).rounded(.up))
      if left > 1 { text += left < 100 ? ", \(left) s left" : ", \((left + 59) / 60) min left" }
    }
    var cells = text.utf8.count + 2
    text += ": "
    for scalar in Printable.text(FilePath.name(of: name)).unicodeScalars {
      cells += Printable.cells(scalar)
      if cells >= columns { break }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
