internal import Heed
internal import HeedFindings

/// Alerts whose actions stand side by side in some languages and not in others.
struct UnevenArrangement {
  /// The finding of each picture; most have none.
  private var findings: [Int: Finding] = [:]

  /// How many languages are named one by one.
  private static let mostNamed = 6

  init(plan: MatrixPlan, pictures: [MatrixPicture]) {
    guard plan.axes.languages.count > 1 else { return }
    // Pictures that differ in nothing but their language.
    var groups: [MatrixCell: [Int]] = [:]
    for index in pictures.indices where pictures[index].isStacked != nil {
      var cell = plan[index]
      cell.language = plan.axes.languages[0]
      cell.languageIndex = 0
      groups[cell, default: []].append(index)
    }
    for group in groups.values {
      let stacked = group.filter { pictures[$0].isStacked == true }
      if stacked.isEmpty || stacked.count == group.count { continue }
      let others = group.count - stacked.count
      let names = stacked.prefix(Self.mostNamed).map { plan[$0].language.tag.string }
      let more = stacked.count - names.count
      let list = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      for index in stacked {
        let titles = pictures[index].places.filter { $0.path.bytes.starts(with: "actions[".utf8) }
        findings[index] = Finding(
          .stackedInSome, .note, path: "actions", frame: Self.covering(titles.map { $0.frame }),
          reason:
            "The actions stand one beneath the other in \(list), and side by side in \(others) other language\(others == 1 ? "" : "s").",
          remedy:
            "Shorten the longer title, or say \"arrangement\": \"vertical\" to have it alike everywhere."
        )
      }
    }
  }

  private static func covering(_ frames: [Rect]) -> Rect? {
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { all, frame in
      let (x, y) = (min(all.x, frame.x), min(all.y, frame.y))
      return Rect(
        x: x, y: y, width: max(all.maxX, frame.maxX) - x, height: max(all.maxY, frame.maxY) - y)
    }
  }

  /// What is to be said of a picture.
  func finding(ofPicture index: Int) -> Finding? { findings[index] }
}
