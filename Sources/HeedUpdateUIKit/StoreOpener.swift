#if canImport(UIKit) && !os(watchOS)
  internal import HeedUpdate
  internal import UIKit

  /// Opens addresses that were checked, outside the app.
  @available(iOSApplicationExtension, unavailable)
  @MainActor
  enum StoreOpener {
    /// Opens an address, and says exactly once whether the system could.
    static func open(_ link: StoreLink, completion: @escaping @MainActor (Bool) -> Void) {
      guard let url = URL(string: link.address.string) else { return completion(false) }
      UIApplication.shared.open(url, options: [:]) { completion($0) }
    }
  }
#endif
