public import Heed

extension Alert {
  /// What the alert's values alone tell, without laying it out: ``Heed/Alert/problems`` first.
  public var findings: [Finding] {
    var inspection = Inspection(self)
    inspection.checkValues()
    return inspection.findings
  }

  /// What the alert's values and its look on a surface tell.
  ///
  /// An alert with ``Heed/Alert/problems`` is not laid out; only its values are looked at.
  ///
  /// - Parameters:
  ///   - environment: What the surface and the person's settings are like.
  ///   - measurer: Breaks texts into lines and knows the size of pictures.
  ///   - evidence: What else the host knows of its fonts and pictures; nothing by default.
  ///   - behind: The colour that lies behind the alert; by default all that an app may show there.
  /// - Returns: What was found, each thing once, in the order of the rules.
  public func findings(
    in environment: Environment, measurer: Measurer, evidence: Evidence = Evidence(),
    behind: RGBA? = nil
  ) -> [Finding] {
    var inspection = Inspection(self)
    inspection.checkValues()
    if !inspection.hasProblems {
      let scene = scene(in: environment, measurer: measurer)
      inspection.check(
        InspectedScene(scene, of: self, environment, evidence: evidence, behind: behind))
    }
    return inspection.findings
  }
}
