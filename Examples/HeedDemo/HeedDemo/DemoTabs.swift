import SwiftUI
import UIKit

/// A tab for each of the two interfaces.
struct DemoTabs: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UITabBarController {
    let pages = [UINavigationController(rootViewController: GalleryController()), swiftUI]
    for (page, title) in zip(pages, ["UIKit", "SwiftUI"]) { page.title = title }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    return tabs
  }

  func updateUIViewController(_ tabs: UITabBarController, context: Context) {}

  private var swiftUI: UIViewController { UIHostingController(rootView: GalleryView()) }
}
