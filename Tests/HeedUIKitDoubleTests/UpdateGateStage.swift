import Heed
import HeedUpdate
import UIKit

@testable import HeedUIKit

/// A backend whose decisions a test gives, with what it was told.
@MainActor
final class TestBackend {
  var decision: Decision
  var checks: [CheckKind] = []
  var shown = 0
  var answers: [UpdateAnswer] = []

  init(_ decision: Decision) { self.decision = decision }

  var backend: UpdateBackend {
    UpdateBackend(
      now: { Timestamp(seconds: DoubleClock.shared.now) },
      decision: { kind in
        self.checks.append(kind)
        return self.decision
      },
      recordShown: { _ in self.shown += 1 },
      recordAnswer: { answer, _ in self.answers.append(answer) })
  }
}

enum UpdateSamples {
  static let link = "https://apps.apple.com/app/id1000000001"

  static func decision(_ kind: Decision.Kind) throws -> Decision {
    Decision(
      kind, installed: "2.3.1", release: Release(try Version("2.4.0")), canSkip: kind == .offer,
      canRemind: kind == .offer,
      reason: DecisionReason(kind == .forced ? .belowMinimum : .offered), link: try StoreLink(link))
  }

  static let none = Decision(.none, installed: "2.4.0", reason: DecisionReason(.upToDate))
  static let unavailable = Decision(
    .unavailable, installed: "2.3.1", reason: DecisionReason(.expired))

  static let prompt = UpdatePrompt(appName: "Teapot", languages: ["en"])
}

extension Stage {
  /// The titles of the actions of the alert that is up.
  var actionTitles: [String] {
    guard let scene = sceneView?.scene else { return [] }
    return scene.nodes.filter { $0.role == .action }.compactMap { $0.accessibility?.label }
  }

  /// Leaves the app for seconds and comes back.
  func leave(for seconds: Double = 30) async {
    scene.doubleEnterBackground()
    await wait(seconds)
    scene.doubleEnterForeground()
    scene.doubleActivate()
    await wait()
  }
}
