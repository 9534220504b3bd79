import Foundation
import Heed
import HeedDocument

/// Compares what the written source makes with what it was written from.
@main struct Compare {
  static func main() throws {
    let all = try Originals.all(examples: CommandLine.arguments[1])
    var different = 0
    guard all.count == written.count else {
      print("\(written.count) alerts were written of \(all.count)")
      exit(1)
    }
    for (original, make) in zip(all, written) {
      let made = make()
      // Equality takes texts by their bytes; the document is looked at for what it might not.
      let isSame =
        made == original.alert && made.hashValue == original.alert.hashValue
        && Array(DocumentWriter().write(made).utf8)
          == Array(DocumentWriter().write(original.alert).utf8)
      if isSame { continue }
      different += 1
      print("\(original.name) comes back as another")
      print(DocumentWriter().write(original.alert), DocumentWriter().write(made))
    }
    print("\(all.count - different) of \(all.count) alerts are made again as they were")
    if different > 0 { exit(1) }
  }
}
