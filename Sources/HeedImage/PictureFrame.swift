public import Heed

/// A scene and how long an animation shows it.
public struct PictureFrame: Sendable {
  public var scene: Scene
  /// At least a thousandth of a second is kept.
  public var seconds: Double

  /// Makes a frame.
  public init(_ scene: Scene, seconds: Double) {
    self.scene = scene
    self.seconds = seconds
  }

  /// The frames of an alert's way onto the surface, its stay and its way off it.
  ///
  /// The stay is in seconds; as many frames a second are made while something moves.
  public static func visit(
    of scene: Scene, stay: Double = 1.2, framesPerSecond: Double = 30
  ) -> [PictureFrame] {
    var motion = PanelMotion(of: scene)
    let step = 1 / min(max(1, framesPerSecond), 120)
    // What a number of frames is off by is less than a millionth of one.
    func count(_ seconds: Double) -> Int {
      // Longer than a document may ask for; alerts made in Swift may say anything.
      Int((min(max(0, seconds), 120) / step - 1e-6).rounded(.up))
    }
    var frames: [PictureFrame] = []
    func add(_ time: Double, seconds: Double) {
      var moved = scene
      moved.moment = motion.moment(at: time)
      frames.append(PictureFrame(moved, seconds: seconds))
    }
    motion.enter(at: 0)
    let arrival = motion.end
    for index in 0..<count(arrival) { add(Double(index) * step, seconds: step) }
    add(arrival, seconds: stay)
    motion.leave(at: arrival + stay)
    let leaving = motion.end - arrival - stay
    for index in 1..<max(1, count(leaving)) {
      add(arrival + stay + Double(index) * step, seconds: step)
    }
    add(motion.end, seconds: 0.5)
    return frames
  }
}
