internal import Heed

/// What all surfaces of a page share: the commands that wait to be taken, the time, and measuring.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class WebOutput {
  var commands = ByteWriter()
  var now = 0.0
  let texts: TextCache

  init(measure: @escaping WebEngine.Measure) {
    texts = TextCache(measure: measure)
  }
}
