import Glibc
@testable import Heed
import HeedImage
import Testing

/// A folder that is gone after the test.
private final class Folder {
  let path: String

  init() throws {
    var template = Array("/tmp/heed-image-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    path = String(cString: made)
  }

  deinit { Folder.remove(path) }

  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR, let folder = opendir(path) else {
      unlink(path)
      return
    }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { remove("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }

  func write(_ bytes: [UInt8], _ name: String) throws {
    let file = try #require(fopen("\(path)/\(name)", "wb"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}

@Suite struct ImageFileTests {
  private let folder: Folder
  private let png: [UInt8]

  init() throws {
    folder = try Folder()
    mkdir("\(folder.path)/inside", 0o755)
    mkdir("\(folder.path)/outside", 0o755)
    png = try Scenes.renderer(behind: Scenes.red).png(
      Scenes.scene([], width: 60, height: 30))
    try folder.write(png, "inside/a.png")
    try folder.write(png, "outside/secret.png")
  }

  private var inside: String { "\(folder.path)/inside" }

  private func draw(_ image: Image, _ options: (inout PictureOptions) -> Void = { _ in }) throws
    -> PixelImage
  {
    let renderer = try Scenes.renderer(folder: inside)
    options(&renderer.options)
    let node = Node(
      "p", role: .image, frame: Rect(width: 100, height: 100),
      picture: Node.Picture(image: image, fit: .stretch))
    return try renderer.pixels(Scenes.scene([node]))
  }

  private func error(
    _ image: Image, _ options: (inout PictureOptions) -> Void = { _ in }
  ) throws -> PictureError {
    try #require(throws: PictureError.self) { try draw(image, options) }
  }

  @Test func drawsAFileOfTheFolder() throws {
    #expect(try draw(.file("a.png"))[50, 50] == 0xFFFF_0000)
  }

  @Test func namesAFileThatIsMissing() throws {
    #expect(try error(.file("b.png")) == PictureError(.missingImage("b.png")))
    #expect(try error(.file("b.png")).description == "the picture “b.png” does not exist")
  }

  @Test(arguments: ["../outside/secret.png", "/etc/passwd", "inside/../../outside/secret.png"])
  func refusesAPathThatLeadsOutOfTheFolder(path: String) throws {
    #expect(try error(.file(Name(path))) == PictureError(.outsideFolder(path)))
  }

  @Test func refusesALinkThatLeadsOutOfTheFolder() throws {
    symlink("../outside/secret.png", "\(inside)/link.png")
    symlink("../outside", "\(inside)/folder")
    #expect(try error(.file("link.png")) == PictureError(.outsideFolder("link.png")))
    #expect(
      try error(.file("folder/secret.png")) == PictureError(.outsideFolder("folder/secret.png")))
  }

  @Test func refusesAFolderBesideWhoseNameOnlyBeginsTheSame() throws {
    mkdir("\(folder.path)/inside-not", 0o755)
    try folder.write(png, "inside-not/a.png")
    symlink("../inside-not/a.png", "\(inside)/near.png")
    #expect(try error(.file("near.png")) == PictureError(.outsideFolder("near.png")))
  }

  @Test func followsALinkThatStaysInTheFolder() throws {
    symlink("a.png", "\(inside)/same.png")
    #expect(try draw(.file("same.png"))[50, 50] == 0xFFFF_0000)
  }

  @Test func refusesAFileWithoutAFolder() throws {
    #expect(try error(.file("a.png")) { $0.imageFolder = nil } == PictureError(.noFolder("a.png")))
  }

  @Test func refusesWhatIsNoPNGFile() throws {
    try folder.write(
      Array("\u{FF}\u{D8}\u{FF} JFIF, a long enough text to be one".utf8), "inside/b.jpg")
    #expect(try error(.file("b.jpg")) == PictureError(.notPNG("b.jpg")))
    #expect(try error(.data([])) == PictureError(.notPNG("0 bytes of data")))
  }

  @Test func refusesAFolderAndAPipe() throws {
    mkdir("\(inside)/c.png", 0o755)
    mkfifo("\(inside)/d.png", 0o644)
    for name in ["c.png", "d.png"] {
      #expect(try error(.file(Name(name))).description.contains("it is not a file"))
    }
  }

  @Test func refusesADamagedFile() throws {
    try folder.write(Array(png.prefix(60)), "inside/e.png")
    #expect(
      try error(.file("e.png")).description == "the picture “e.png” cannot be read: it is damaged")
    var other = png
    // A byte of the compressed pixels.
    other[58] ^= 0xFF
    try folder.write(other, "inside/f.png")
    _ = try error(.file("f.png"))
  }

  @Test func refusesTooManyBytesOrPixelsBeforeReadingThem() throws {
    let bytes = try error(.file("a.png")) { $0.limits.imageFileBytes = 20 }
    #expect(bytes.description == "the picture “a.png” is larger than 20 bytes")
    let pixels = try error(.file("a.png")) { $0.limits.imagePixels = 1799 }
    #expect(pixels.description == "the picture “a.png” is larger than 1799 pixels")
    _ = try draw(.file("a.png")) { $0.limits.imagePixels = 1800 }
    // A header that promises far more than there is.
    var huge = png
    huge.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect(try error(.data(huge)).description.contains("larger than 16000000 pixels"))
  }

  @Test func drawsAPlaceholderForAMissingFileWhereItIsLenient() throws {
    let renderer = try Scenes.renderer(isLenient: true, folder: inside)
    let node = Node(
      "p", role: .image, frame: Rect(width: 100, height: 100),
      picture: Node.Picture(image: .file("b.png"), fit: .stretch))
    let image = try renderer.pixels(Scenes.scene([node]))
    #expect(renderer.findings.map(\.description) == ["the picture “b.png” does not exist"])
    #expect(image[0, 50] == 0xFFFF_2D55)
  }

  @Test func readsAFileAgainWhenItHasChanged() throws {
    let renderer = try Scenes.renderer(folder: inside)
    let node = Node(
      "p", role: .image, frame: Rect(width: 100, height: 100),
      picture: Node.Picture(image: .file("a.png"), fit: .stretch))
    #expect(try renderer.pixels(Scenes.scene([node]))[50, 50] == 0xFFFF_0000)
    try folder.write(
      try Scenes.renderer(behind: Scenes.blue).png(Scenes.scene([], width: 80, height: 30)),
      "inside/a.png")
    #expect(try renderer.pixels(Scenes.scene([node]))[50, 50] == 0xFF00_00FF)
  }

  @Test(arguments: [
    ("a.png", 60.0, 30.0), ("a@2x.png", 30, 15), ("a@3x.png", 20, 10), ("a@2x.PNG", 30, 15),
    ("a@4x.png", 60, 30),
  ])
  func knowsAPicturesSizeInPoints(name: String, width: Double, height: Double) throws {
    try folder.write(png, "inside/\(name)")
    let measurer = try Scenes.renderer(folder: inside).measurer
    #expect(measurer.imageSize(.file(Name(name))) == Size(width: width, height: height))
  }

  @Test func cutsAPictureOfTwoPixelsAPointByPoints() throws {
    // A red frame of 4 pixels, which are 2 points, around blue.
    let nodes = [
      Node("a", role: .image, frame: Rect(width: 12, height: 12), fill: .color(Scenes.red)),
      Node(
        "b", role: .image, frame: Rect(x: 4, y: 4, width: 4, height: 4),
        fill: .color(Scenes.blue)),
    ]
    try folder.write(
      try Scenes.renderer().png(Scenes.scene(nodes, width: 12, height: 12)), "inside/n@2x.png")
    let insets = EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    let node = Node(
      "p", role: .panel, frame: Rect(width: 100, height: 100),
      fill: .image(.file("n@2x.png"), fit: .fill, insets: insets))
    let image = try Scenes.renderer(folder: inside).pixels(Scenes.scene([node], scale: 2))
    #expect(image[3, 100] == 0xFFFF_0000)
    #expect(image[4, 100] == 0xFF00_00FF)
    #expect(image[195, 100] == 0xFF00_00FF)
    #expect(image[196, 100] == 0xFFFF_0000)
  }

  @Test func knowsTheSizesOfSymbolsAndOfWhatHasASizeAndOfNothingElse() throws {
    let measurer = try Scenes.renderer(folder: inside).measurer
    #expect(measurer.imageSize(.symbol("star")) == Size(width: 24, height: 24))
    #expect(
      measurer.imageSize(.symbol("star", size: Size(width: 9, height: 8)))
        == Size(width: 9, height: 8))
    #expect(measurer.imageSize(.file("b.png")) == nil)
    #expect(measurer.imageSize(.data([1, 2, 3])) == nil)
  }
}
