/// Something that holds for the host on every surface, told by public interfaces of UIKit and Heed.
struct ContractClause: Sendable, CustomStringConvertible {
  let description: String
  let check: @MainActor @Sendable (ContractStage) async -> Void

  init(_ description: String, _ check: @escaping @MainActor @Sendable (ContractStage) async -> Void)
  {
    self.description = description
    self.check = check
  }

  static let all = presenting + ending + queueing + placing + keys + gallery

  /// What does not hold in one variant.
  @MainActor
  func findings(in variant: Surroundings.Variant) async -> [String] {
    guard let stage = await ContractStage(variant) else { return ["there is no scene to run in"] }
    await check(stage)
    await stage.end()
    return stage.findings
  }
}
