import Foundation
import Heed
import HeedMarkup
import HeedMarkupEntities

/// markup-bench html|markdown|tokens MILLISECONDS FILE…
///
/// Reads each file again and again for so long and prints the median of the processor's
/// times, in milliseconds, and the number of bytes of the text.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let budget = Double(arguments[2]) else {
      FileHandle.standardError.write(Data("markup-bench html|markdown|tokens MS FILE…\n".utf8))
      exit(2)
    }
    let options = MarkupOptions(references: .all, limits: MarkupLimits(bytes: .max))
    for path in arguments[3...] {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let text = String(decoding: data, as: UTF8.self)
      let bytes = Array(data)
      var length = 0
      var times: [Double] = []
      let end = processorTime() + budget
      repeat {
        let start = processorTime()
        switch arguments[1] {
        case "html": length = RichText(html: text, options: options).plainText.utf8.count
        case "markdown": length = RichText(markdown: text, options: options).plainText.utf8.count
        default: length = HTMLTokens.of(bytes, references: .all).count
        }
        times.append(processorTime() - start)
      } while processorTime() < end
      times.sort()
      print(path, times[times.count / 2], length)
    }
  }

  /// Milliseconds that the processor has worked for this process, however busy the machine is.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
