import HeedUIKit
import UIKit

/// Lists the alerts of the gallery. Each is presented over this controller, and its answer is shown in
/// its row.
final class GalleryController: UIViewController {
  private let list = UIScrollView()
  private var rows: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Alerts"
    view.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    view.addSubview(list)
    for example in ExampleAlerts.all { addRow(example) }
  }

  private func addRow(_ example: Example) {
    var look = UIButton.Configuration.gray()
    look.title = example.name.string
    look.subtitle = "Not asked yet"
    let row = UIButton(configuration: look)
    row.contentHorizontalAlignment = .leading
    row.accessibilityIdentifier = example.name.string
    row.addAction(
      UIAction { [weak self, weak row] _ in
        if let row { self?.ask(example, row) }
      }, for: .touchUpInside)
    list.addSubview(row)
    rows.append(row)
  }

  private func ask(_ example: Example, _ row: UIButton) {
    let options = UIKitOptions(anchor: PopoverAnchor(row))
    example.alert.present(from: self, handlers: .demo, options: options) { [weak row] answer in
      row?.configuration?.subtitle = answer.summary
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    let width = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
    var top: CGFloat = 12
    for row in rows {
      let height = max(60, row.sizeThatFits(CGSize(width: width - 32, height: 0)).height)
      row.frame = CGRect(x: 16, y: top, width: width - 32, height: height)
      top += height + 8
    }
    list.contentSize = CGSize(width: width, height: top + 4)
  }
}
