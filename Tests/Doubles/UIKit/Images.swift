public import Foundation

public final class CGImage: NSObject, @unchecked Sendable {
  public let width: Int
  public let height: Int
  let source: DoubleImageSource
  init(width: Int, height: Int, source: DoubleImageSource = .nothing) {
    self.width = width
    self.height = height
    self.source = source
  }
}

/// Where a picture has its pixels from.
public enum DoubleImageSource: Sendable {
  case file(String), symbol(String), data(Data), nothing
}

/// Pictures that the double's app has.
public enum DoubleImages {
  /// Points of the files in the app's bundle, by their names.
  nonisolated(unsafe) public static var files: [String: CGSize] = [:]
  /// Names of symbols that the system does not have.
  nonisolated(unsafe) public static var missingSymbols: Set<String> = []
}

public final class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }
  public enum Orientation: Int, Sendable { case up = 0 }
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch
  }
  public class Configuration: NSObject, @unchecked Sendable {}
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let isMulticolor: Bool
    init(_ pointSize: CGFloat?, _ isMulticolor: Bool) {
      self.pointSize = pointSize
      self.isMulticolor = isMulticolor
    }
    public convenience init(pointSize: CGFloat) { self.init(pointSize, false) }
    public class func preferringMulticolor() -> Self { Self(nil, true) }
    public func applying(_ otherConfiguration: Configuration?) -> Self {
      let other = otherConfiguration as? SymbolConfiguration
      return Self(other?.pointSize ?? pointSize, isMulticolor || other?.isMulticolor == true)
    }
    init(required: Void) {
      pointSize = nil
      isMulticolor = false
    }
  }

  public let size: CGSize
  public let scale: CGFloat
  public let isSymbolImage: Bool
  public let renderingMode: RenderingMode
  public let capInsets: UIEdgeInsets
  public let cgImage: CGImage?
  public let doubleName: String
  public var imageOrientation: Orientation { .up }
  public let doubleSource: DoubleImageSource

  private init(
    _ name: String, _ size: CGSize, scale: CGFloat = 1, isSymbol: Bool = false,
    mode: RenderingMode = .automatic, caps: UIEdgeInsets = .zero,
    source: DoubleImageSource = .nothing
  ) {
    doubleName = name
    self.size = size
    self.scale = scale
    isSymbolImage = isSymbol
    renderingMode = mode
    capInsets = caps
    doubleSource = source
    cgImage = CGImage(
      width: Int(min(size.width * scale, 1e9)), height: Int(min(size.height * scale, 1e9)),
      source: source)
  }
  public convenience init?(systemName name: String) {
    guard !DoubleImages.missingSymbols.contains(name) else { return nil }
    self.init(name, CGSize(width: 20, height: 20), isSymbol: true, source: .symbol(name))
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let size = DoubleImages.files[name] else { return nil }
    self.init(name, size, source: .file(name))
  }
  /// Reads the size of a PNG; nothing else is a picture to the double.
  public convenience init?(data: Data) {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(_ start: Int) -> CGFloat {
      CGFloat(bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) })
    }
    self.init("data", CGSize(width: number(16), height: number(20)), source: .data(data))
  }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      "image",
      CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale, source: cgImage.source)
  }
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      doubleName, size, scale: scale, isSymbol: isSymbolImage, mode: renderingMode,
      caps: capInsets, source: doubleSource)
  }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    UIImage(
      doubleName, size, scale: scale, isSymbol: isSymbolImage, mode: renderingMode,
      caps: capInsets, source: doubleSource)
  }
  public func pngData() -> Data? {
    if case .data(let data) = doubleSource { data } else { nil }
  }
}
