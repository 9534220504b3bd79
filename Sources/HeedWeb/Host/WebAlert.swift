internal import Heed

/// An alert that the page knows by a number, from the reading of its document to its answer.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class WebAlert {
  let token: Int
  var alert: Alert
  var surface: WebSurface?
  var handle: AlertHandle?
  /// Work that is running; the numbers are the page's, counted from 1.
  var works: [(number: Int, context: WorkContext)] = []
  var validations: [(number: Int, context: ValidationContext)] = []
  var nextNumber = 1
  /// The pictures that the page was told of, by their place.
  private(set) var pictures: [(source: Image.Source, size: Size?)] = []

  init(token: Int, alert: Alert) {
    self.token = token
    self.alert = alert
  }

  /// The place of a picture; the page is told of one that it does not know yet.
  func place(of image: Image, _ output: WebOutput) -> Int {
    for (index, known) in pictures.enumerated() where known.source == image.source {
      return index
    }
    pictures.append((image.source, nil))
    output.commands.begin(.picture, token)
    output.commands.add(whole: pictures.count - 1)
    switch image.source {
    case .symbol(let name):
      output.commands.add(byte: 0)
      output.commands.add(name)
    case .file(let path):
      output.commands.add(byte: 1)
      output.commands.add(path)
    case .data(let bytes):
      output.commands.add(byte: 2)
      output.commands.add(bytes)
    }
    return pictures.count - 1
  }

  /// The size of a picture; nothing for a symbol, and where the page has not said it.
  func size(of image: Image, _ output: WebOutput) -> Size? {
    if case .symbol = image.source { return nil }
    return pictures[place(of: image, output)].size
  }

  /// The page knows the size of a picture now.
  func setSize(_ size: Size, ofPicture place: Int) {
    if pictures.indices.contains(place) { pictures[place].size = size }
  }
}
