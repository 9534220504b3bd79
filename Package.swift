// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "heed",
  products: [
    .library(name: "Heed", targets: ["Heed"]),
    .library(name: "HeedDocument", targets: ["HeedDocument"]),
    .library(name: "HeedMarkup", targets: ["HeedMarkup"]),
    .library(name: "HeedMarkupEntities", targets: ["HeedMarkupEntities"]),
    .library(name: "HeedImage", targets: ["HeedImage"]),
    .library(name: "HeedTesting", targets: ["HeedTesting"]),
    .executable(name: "heed", targets: ["heed"]),
    .executable(name: "heed-render", targets: ["heed-render"]),
  ],
  targets: [
    // The core and what reads documents: pure Swift, no Foundation, also Embedded.
    .target(name: "Heed"),
    .target(name: "HeedDocument", dependencies: ["Heed"]),
    .target(name: "HeedTesting", dependencies: ["Heed"]),

    // HTML and Markdown, pure too; the long list of character names is apart from them.
    .target(name: "HeedMarkup", dependencies: ["Heed"]),
    .target(name: "HeedMarkupEntities", dependencies: ["HeedMarkup"]),

    // Pictures.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .target(name: "HeedImage", dependencies: ["Heed", "CCairo", "CPango", "CDeflate"]),

    // The command: a light part that starts at once, and one that draws.
    .target(
      name: "HeedCommand",
      dependencies: ["Heed", "HeedDocument", "HeedMarkup", "HeedMarkupEntities"]),
    .executableTarget(name: "heed", dependencies: ["HeedCommand"]),
    .executableTarget(
      name: "heed-render", dependencies: ["HeedCommand", "Heed", "HeedDocument", "HeedImage"]),

    // The alerts of `Examples/`, written in Swift.
    .target(
      name: "HeedExamples", dependencies: ["Heed", "HeedMarkup"], path: "Examples/Swift"),

    .testTarget(name: "HeedTests", dependencies: ["Heed", "HeedTesting", "HeedExamples"]),
    .testTarget(
      name: "HeedDocumentTests",
      dependencies: ["Heed", "HeedDocument", "HeedMarkup", "HeedTesting", "HeedExamples"]),
    .testTarget(
      name: "HeedMarkupTests",
      dependencies: ["Heed", "HeedMarkup", "HeedMarkupEntities", "HeedTesting"],
      exclude: ["Notes"]),
    .testTarget(
      name: "HeedImageTests",
      dependencies: ["Heed", "HeedDocument", "HeedImage", "HeedExamples", "CCairo"]),
    .testTarget(
      name: "HeedCommandTests", dependencies: ["Heed", "HeedDocument", "HeedCommand"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
