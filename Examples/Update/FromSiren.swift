import HeedUpdateUIKit
import UIKit

@MainActor
func comesFromSiren(_ backend: UpdateBackend) {
  // Snippet: comesFromSiren
  var prompt = UpdatePrompt.ofThisApp()
  prompt.texts[.availableTitle] = "Time for an update"
  let gate = UpdateGate.start(prompt, backend: backend)
  gate.checkInterval = 7 * 86_400
  // End
}

func hasSirensRules() -> UpdateSettings {
  // Snippet: hasSirensRules
  var policy = Policy()
  policy.rules = Policy.Rules(
    major: .forced, minor: .optional, patch: .skippable, revision: .never)
  policy.daysSinceRelease = 1
  let settings = UpdateSettings(policy: policy)
  // End
  return settings
}
