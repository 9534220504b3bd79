internal import HeedCommand
internal import HeedImage
internal import HeedMatrixPictures

/// Draws on all cores: each has an artist of its own, and what they draw and say comes in order.
struct ParallelDrawing {
  /// What an artist says while it draws, to be said in its turn.
  private final class Transcript {
    var lines = ""

    func take() -> String {
      defer { lines = "" }
      return lines
    }
  }

  private let artists: [(artist: Artist, said: Transcript)]
  private let console: Console

  /// More than these help little, and each needs memory.
  private static let mostArtists = 16

  /// Makes as many artists as are of use for a number of pictures.
  init(
    pictures: Int, console: Console, artist: (Console) throws(CommandError) -> Artist
  ) throws(CommandError) {
    self.console = console
    var artists: [(artist: Artist, said: Transcript)] = []
    let count = pictures > 1 ? min(pictures, PictureRenderer.usefulCount, Self.mostArtists) : 1
    for _ in 0..<count {
      let said = Transcript()
      let quiet = Console(output: { _ in }, errors: { said.lines += $0 })
      artists.append((try artist(quiet), said))
    }
    self.artists = artists
  }

  /// An artist to ask before anything is drawn.
  var artist: Artist { artists[0].artist }

  /// Draws pictures by their numbers on any thread, and passes each on in order on this one.
  func draw(
    _ pictures: Int, _ draw: @escaping (Int, Artist) throws(CommandError) -> [UInt8],
    then deliver: (Int, Result<[UInt8], CommandError>) -> Void
  ) {
    func picture(_ number: Int, _ artist: Artist) -> Result<[UInt8], CommandError> {
      do throws(CommandError) {
        return .success(try draw(number, artist))
      } catch {
        return .failure(error)
      }
    }
    let workers = artists.map { artist, said in
      { (number: Int) in (picture(number, artist), said.take()) }
    }
    func passOn(_ number: Int, _ output: (Result<[UInt8], CommandError>, String)) {
      if !output.1.isEmpty { console.complain(String(output.1.dropLast())) }
      deliver(number, output.0)
    }
    if workers.count == 1 {
      for number in 0..<pictures { passOn(number, workers[0](number)) }
    } else {
      WorkQueue(count: pictures, workers: workers).run(passOn)
    }
  }
}
