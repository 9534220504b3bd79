#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  internal import SwiftUI
  internal import UIKit

  /// Shows SwiftUI content in a slot, and tells the alert when it needs another height.
  final class SlotController: UIHostingController<AnyView> {
    /// What the layout was told last.
    private var told: (width: Double, height: Double?)?

    init(_ content: AnyView, in environment: EnvironmentValues?) {
      super.init(rootView: Self.root(content, environment))
      view.backgroundColor = .clear
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ content: AnyView, in environment: EnvironmentValues?) {
      rootView = Self.root(content, environment)
    }

    /// The height in points at a width, for the layout; nothing where any will do.
    func height(atWidth width: Double) -> Double? {
      let height = needed(atWidth: width)
      told = (width, height)
      return height
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      checkHeight()
    }

    /// Tells if the height that is needed is no longer the one that the layout knows.
    func checkHeight() {
      guard let told, let before = told.height, let now = needed(atWidth: told.width),
        abs(now - before) >= 0.5
      else { return }
      self.told = nil
      Task { [weak self] in
        if let self { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
      }
    }

    private func needed(atWidth width: Double) -> Double? {
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      let height = sizeThatFits(in: room).height
      // What fills whatever it is given has no height of its own.
      return height > 0 && height < 100_000 ? height : nil
    }

    private static func root(_ content: AnyView, _ environment: EnvironmentValues?) -> AnyView {
      guard let environment else { return AnyView(content.ignoresSafeArea()) }
      return AnyView(SlotRoot(content: content, environment: environment).ignoresSafeArea())
    }
  }

  /// Content with the environment of the view that declared it, in the appearance of the alert.
  private struct SlotRoot: View {
    let content: AnyView
    let environment: EnvironmentValues
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
      content
        .environment(\.colorScheme, colorScheme)
        .environment(\.layoutDirection, layoutDirection)
        .environment(\.self, environment)
    }
  }
#endif
