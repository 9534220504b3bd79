#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows a picture in its frame.
  @MainActor
  final class PictureView: UIImageView {
    init() {
      super.init(frame: CGRect())
      isUserInteractionEnabled = false
      clipsToBounds = true
      tintAdjustmentMode = .normal
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ picture: Node.Picture, tools: DrawingTools) {
      // Symbols that point follow the direction of the view.
      semanticContentAttribute = UISemanticContentAttribute(tools.direction)
      contentMode =
        switch picture.fit.kind {
        case .fill: .scaleAspectFill
        case .fit: .scaleAspectFit
        case .stretch: .scaleToFill
        }
      let image = tools.images.uiImage(picture.image)
      preferredSymbolConfiguration =
        image?.isSymbolImage == true ? symbol(inOwnColors: picture.tint == nil) : nil
      self.image = image?.withRenderingMode(UIImage.RenderingMode(picture, of: image))
      tintColor = picture.tint.map { UIColor($0) }
      // Photographs stay as they are; a symbol is inverted as its text is.
      accessibilityIgnoresInvertColors = picture.tint == nil
    }

    /// A symbol as high as the frame, which is sharp at that size.
    private func symbol(inOwnColors: Bool) -> UIImage.SymbolConfiguration {
      let size = UIImage.SymbolConfiguration(pointSize: max(1, bounds.size.height))
      return inOwnColors ? size.applying(UIImage.SymbolConfiguration.preferringMulticolor()) : size
    }

    /// Shows a picture whose edges keep their size.
    func show(_ image: Image, insets: EdgeInsets, tools: DrawingTools) {
      contentMode = .scaleToFill
      guard let picture = tools.images.uiImage(image) else {
        self.image = nil
        return
      }
      let caps = NinePatchCaps(insets, of: Size(picture.size), in: Size(bounds.size))
      self.image =
        picture.smaller(by: caps.scale)
        .resizableImage(withCapInsets: UIEdgeInsets(caps.insets), resizingMode: .stretch)
    }
  }

  extension UIImage.RenderingMode {
    /// How a picture is drawn; a symbol that keeps its colours has them from its configuration.
    fileprivate init(_ picture: Node.Picture, of image: UIImage?) {
      if picture.tint != nil {
        self = .alwaysTemplate
      } else {
        self = image?.isSymbolImage == true ? .automatic : .alwaysOriginal
      }
    }
  }

  extension UIImage {
    /// The picture with fewer points for the same pixels.
    fileprivate func smaller(by factor: Double) -> UIImage {
      guard factor < 1, factor > 0, let cgImage else { return self }
      return UIImage(cgImage: cgImage, scale: scale / factor, orientation: imageOrientation)
    }
  }
#endif
