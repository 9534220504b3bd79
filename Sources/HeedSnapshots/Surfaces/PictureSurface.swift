#if os(Linux)
  internal import Heed
  internal import HeedImage

  /// Draws alerts by HeedImage.
  enum PictureSurface {
    /// What pictures depend on beside the alert, for the names of their files: the system's font.
    static func label() throws(SnapshotFailure) -> String {
      try drawing { () throws(PictureError) -> String in
        let renderer = try PictureRenderer()
        let scene = Alert("Alert").scene(in: Environment(), measurer: renderer.measurer)
        let families = scene.nodes.lazy.compactMap { $0.text?.request }.first.map {
          renderer.families(of: $0)
        }
        return FileWords.word((families?.first ?? "no-font").lowercased())
      }
    }

    /// Draws an alert at rest on a plain surface; the paths of picture files are relative to the folder.
    static func pixels(
      of alert: Alert, in environment: Environment, behind: RGBA, folder: String
    ) throws(SnapshotFailure) -> Pixels {
      try drawing { () throws(PictureError) -> Pixels in
        let renderer = try PictureRenderer(
          options: PictureOptions(backdrop: .color(behind), imageFolder: folder))
        let image = try renderer.pixels(
          alert.scene(in: environment, measurer: renderer.measurer))
        return Pixels(width: image.width, height: image.height, words: image.words)
      }
    }

    static func png(_ pixels: Pixels) throws(SnapshotFailure) -> [UInt8] {
      guard let image = PixelImage(size: (pixels.width, pixels.height), words: pixels.words) else {
        return []
      }
      return try drawing { () throws(PictureError) -> [UInt8] in try image.png() }
    }

    static func pixels(png: [UInt8], path: String) throws(SnapshotFailure) -> Pixels {
      do throws(PictureError) {
        let image = try PixelImage(png: png, name: path)
        return Pixels(width: image.width, height: image.height, words: image.words)
      } catch {
        throw SnapshotFailure("The recorded picture cannot be compared with: \(error).")
      }
    }

    private static func drawing<Result>(
      _ body: () throws(PictureError) -> Result
    ) throws(SnapshotFailure) -> Result {
      do throws(PictureError) {
        return try body()
      } catch {
        throw SnapshotFailure("The picture cannot be drawn: \(error).")
      }
    }
  }
#endif
