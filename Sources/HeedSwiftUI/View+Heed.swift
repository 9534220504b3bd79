#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import Heed
  public import HeedUIKit
  public import SwiftUI

  extension View {
    /// Shows an alert while there is one, and takes the answer.
    ///
    /// The binding is nothing again before the answer comes, so that the answer may ask the next
    /// question. Setting it to nothing takes the alert back; it is then answered as `withdrawn`. Another
    /// alert of the same style with the same actions changes the one that is up; one that differs there
    /// takes its place. Alerts of a scene are shown one at a time, wherever they are asked from.
    ///
    /// - Parameters:
    ///   - alert: What is asked.
    ///   - slots: SwiftUI content for the alert's slots.
    ///   - handlers: What runs while it is up, as it is when the alert comes up.
    ///   - options: When it has its turn, with which views, and by what.
    ///   - isAnchor: Whether a sheet points to this view where there is room for a popover; false by
    ///     default.
    ///   - onAnswer: Takes the answer to each alert exactly once, when it is off the screen. Where the
    ///     view has gone, the alert is taken back and the binding stays as it is.
    /// - Returns: The view, with nothing added that is seen.
    public func heed(
      _ alert: Binding<Heed.Alert?>, slots: [AlertSlot] = [], handlers: Handlers = Handlers(),
      options: UIKitOptions = UIKitOptions(), isAnchor: Bool = false,
      onAnswer: @escaping @MainActor (Answer) -> Void = { _ in }
    ) -> some View {
      asking(slots, handlers, options, isAnchor) {
        alert.wrappedValue.map { AlertWish(.init($0), deliver: onAnswer) }
      } clear: {
        alert.wrappedValue = nil
      }
    }

    /// Shows an alert while a condition is true, and takes the answer.
    ///
    /// The condition is false again before the answer comes. What the alert says may change while it
    /// is up; all else is as with ``heed(_:slots:handlers:options:isAnchor:onAnswer:)``.
    public func heed(
      _ alert: Heed.Alert, isPresented: Binding<Bool>, slots: [AlertSlot] = [],
      handlers: Handlers = Handlers(), options: UIKitOptions = UIKitOptions(),
      isAnchor: Bool = false, onAnswer: @escaping @MainActor (Answer) -> Void = { _ in }
    ) -> some View {
      heed(
        isPresented: isPresented, slots: slots, handlers: handlers, options: options,
        isAnchor: isAnchor, alert: { alert }, onAnswer: onAnswer)
    }

    /// Shows an alert while a condition is true; the alert is made only then.
    ///
    /// All else is as with ``heed(_:isPresented:slots:handlers:options:isAnchor:onAnswer:)``.
    public func heed(
      isPresented: Binding<Bool>, slots: [AlertSlot] = [], handlers: Handlers = Handlers(),
      options: UIKitOptions = UIKitOptions(), isAnchor: Bool = false,
      alert: @escaping @MainActor () -> Heed.Alert,
      onAnswer: @escaping @MainActor (Answer) -> Void = { _ in }
    ) -> some View {
      asking(slots, handlers, options, isAnchor) {
        guard isPresented.wrappedValue else { return nil }
        return AlertWish(.init(alert()), deliver: onAnswer)
      } clear: {
        isPresented.wrappedValue = false
      }
    }

    /// Asks about an item while there is one, and takes the answer.
    ///
    /// An item of the same id changes the alert that is up; one of another id has an alert of its own,
    /// after the first is off the screen. All else is as with
    /// ``heed(_:slots:handlers:options:isAnchor:onAnswer:)``.
    ///
    /// - Parameters:
    ///   - item: What is asked about.
    ///   - slots: SwiftUI content for the alert's slots.
    ///   - handlers: What runs while it is up, as it is when the alert comes up.
    ///   - options: When it has its turn, with which views, and by what.
    ///   - isAnchor: Whether a sheet points to this view where there is room for a popover.
    ///   - alert: Makes the alert for an item.
    ///   - onAnswer: Takes the answer and the item that it is about.
    /// - Returns: The view, with nothing added that is seen.
    public func heed<Item: Identifiable>(
      item: Binding<Item?>, slots: [AlertSlot] = [], handlers: Handlers = Handlers(),
      options: UIKitOptions = UIKitOptions(), isAnchor: Bool = false,
      alert: @escaping @MainActor (Item) -> Heed.Alert,
      onAnswer: @escaping @MainActor (Answer, Item) -> Void = { _, _ in }
    ) -> some View {
      asking(slots, handlers, options, isAnchor) {
        item.wrappedValue.map { item in
          AlertWish(.init(alert(item), id: item.id)) { onAnswer($0, item) }
        }
      } clear: {
        item.wrappedValue = nil
      }
    }

    private func asking(
      _ slots: [AlertSlot], _ handlers: Handlers, _ options: UIKitOptions, _ isAnchor: Bool,
      wish: @escaping @MainActor () -> AlertWish?, clear: @escaping @MainActor () -> Void
    ) -> some View {
      modifier(
        AlertModifier(
          declaration: AlertDeclaration(
            wish: wish, clear: clear, slots: slots, handlers: handlers, options: options,
            isAnchor: isAnchor)))
    }
  }
#endif
