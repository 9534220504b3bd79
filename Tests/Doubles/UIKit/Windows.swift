public import Foundation

@MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public static let shared = UIApplication()
  public internal(set) var connectedScenes: Set<UIScene> = []
  public private(set) var applicationState = State.background
  /// The addresses that were opened, or would not open.
  public var doubleOpened: [URL] = []
  /// Whether addresses open.
  public var doubleOpens = true

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    doubleOpened.append(url)
    let opens = doubleOpens
    // The system answers when it has looked.
    DoubleClock.shared.schedule(after: 0) { completion?(opens) }
  }

  /// Follows its scenes: it is active while one of them is.
  fileprivate func scenesChanged() {
    let states = connectedScenes.map(\.activationState)
    let old = applicationState
    applicationState =
      states.contains(.foregroundActive)
      ? .active : states.contains(.foregroundInactive) ? .inactive : .background
    guard old != applicationState else { return }
    if applicationState == .active {
      NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    } else if applicationState == .background {
      NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    }
  }
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActive")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
}

@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  @MainActor
  public class OpenExternalURLOptions: NSObject {}
  public internal(set) var activationState = ActivationState.foregroundActive
  public let session: UISceneSession
  /// The addresses that were opened.
  public private(set) var doubleOpened: [URL] = []

  init(name: String?) {
    session = UISceneSession(name: name)
    super.init()
  }
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    doubleOpened.append(url)
    completion?(true)
  }
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivate")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForeground")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackground")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnect")
}

@MainActor
public final class UISceneConfiguration: NSObject {
  public let name: String?
  init(name: String?) { self.name = name }
}
@MainActor
public final class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  public let configuration: UISceneConfiguration
  public let persistentIdentifier: String
  public var role: Role { doubleRole }
  public var doubleRole = Role.windowApplication
  private static var number = 0
  init(name: String?) {
    Self.number += 1
    persistentIdentifier = "session-\(Self.number)"
    configuration = UISceneConfiguration(name: name)
  }
}

@MainActor
public final class UIWindowScene: UIScene {
  private struct Entry { weak var window: UIWindow? }
  private var entries: [Entry] = []
  /// Windows are kept by the app.
  public var windows: [UIWindow] { entries.compactMap(\.window) }
  public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  public internal(set) var doubleTraits = UITraitCollection.doublePhone
  public var doubleSize: CGSize
  public var doubleSafeArea: UIEdgeInsets

  /// Connects a scene, and activates it.
  public init(
    doubleNamed name: String? = nil, size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    traits: UITraitCollection = .doublePhone
  ) {
    doubleSize = size
    doubleSafeArea = safeArea
    doubleTraits = traits
    super.init(name: name)
    UIApplication.shared.connectedScenes.insert(self)
    doubleActivate()
  }
  fileprivate func add(_ window: UIWindow) {
    remove(window)
    entries.append(Entry(window: window))
  }
  fileprivate func remove(_ window: UIWindow) { entries.removeAll { $0.window === window } }

  public func doubleActivate() {
    activationState = .foregroundActive
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
    UIApplication.shared.scenesChanged()
  }
  public func doubleEnterBackground() {
    activationState = .background
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
    UIApplication.shared.scenesChanged()
  }
  public func doubleEnterForeground() {
    activationState = .foregroundInactive
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
    UIApplication.shared.scenesChanged()
  }
  public func doubleDisconnect() {
    activationState = .unattached
    UIApplication.shared.connectedScenes.remove(self)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: self)
    UIApplication.shared.scenesChanged()
  }
  /// Gives the scene other traits, and tells those who care.
  public func doubleChange(_ change: (inout any UIMutableTraits) -> Void) {
    let old = doubleTraits
    doubleTraits = old.doubleWith(change)
    for window in windows { window.rootViewController?.traitsChanged(from: old) }
  }
}

@MainActor
public final class UIScreen: NSObject {
  final class Space: NSObject, UICoordinateSpace {
    var bounds = CGRect()
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
      guard let view = coordinateSpace as? UIView, let window = view.window else { return rect }
      return view.convert(
        rect.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: nil)
    }
  }
  public static let main = UIScreen()
  public let coordinateSpace: any UICoordinateSpace = Space()
}

@MainActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
  }
  public var windowLevel = Level.normal
  public private(set) var isKeyWindow = false
  public var screen: UIScreen { .main }
  public weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }
  public internal(set) weak var doubleFirstResponder: UIResponder?
  var touches: [UITouch] = []

  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: CGPoint(), size: windowScene.doubleSize))
    isHidden = true
    self.windowScene = windowScene
    windowScene.add(self)
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  public required init?(coder: NSCoder) { nil }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }
  open override var safeAreaInsets: UIEdgeInsets {
    windowScene?.doubleSafeArea ?? doubleSafeAreaWithoutScene
  }
  public var doubleSafeAreaWithoutScene = UIEdgeInsets.zero
  open override var traitCollection: UITraitCollection {
    (windowScene?.doubleTraits ?? .current).styled(overrideUserInterfaceStyle)
  }
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        if isKeyWindow { isKeyWindow = false }
        rootViewController?.appear(false)
      } else {
        showRoot()
      }
    }
  }
  public var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRoot() }
    }
  }
  private func showRoot() {
    guard let root = rootViewController else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(root.view, at: 0)
    root.appear(true)
  }

  open var canBecomeKey: Bool { true }
  open func makeKey() {
    guard canBecomeKey, !isHidden else { return }
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
  }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    layoutIfNeeded()
  }
}
