package import Heed
@testable internal import HeedImage
package import UIKit

/// The screen of an app without words, for alerts to stand on; the same that `HeedImage` draws.
package final class AppScreenView: UIView {
  private let appearance: Appearance
  private let direction: Direction

  package init(_ appearance: Appearance, _ direction: Direction) {
    self.appearance = appearance
    self.direction = direction
    super.init(frame: CGRect())
  }

  package required init?(coder: NSCoder) { nil }

  func draw(on canvas: Canvas) {
    let size = Size(width: Double(bounds.width), height: Double(bounds.height))
    AppScreen(on: canvas, size: size, appearance: appearance, direction: direction).draw()
  }
}
