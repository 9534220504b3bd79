// swift-tools-version: 6.0
import PackageDescription

// The proof that the core runs where there is no operating system: `heed-embedded` is compiled as
// Embedded Swift for WebAssembly, `heed-dump` for this machine, and both have to say the same.
let package = Package(
  name: "heed-embedded",
  dependencies: [.package(name: "heed", path: "../..")],
  targets: [
    .target(name: "CRuntime"),
    .target(
      name: "EmbeddedDocument",
      dependencies: [
        .product(name: "Heed", package: "heed"),
        .product(name: "HeedDocument", package: "heed"),
        .product(name: "HeedTesting", package: "heed"),
      ]),
    // Compiled and not linked: a page of alerts has nothing of it.
    .target(
      name: "EmbeddedUpdate",
      dependencies: [
        .product(name: "Heed", package: "heed"),
        .product(name: "HeedUpdate", package: "heed"),
      ]),
    .executableTarget(name: "heed-embedded", dependencies: ["EmbeddedDocument", "CRuntime"]),
    .executableTarget(name: "heed-dump", dependencies: ["EmbeddedDocument"]),
    // What a page of alerts loads, and what it loads where a document cannot be read, or has HTML or
    // Markdown.
    .target(name: "CPage"),
    .executableTarget(
      name: "heed-web",
      dependencies: [.product(name: "HeedWeb", package: "heed"), "CPage", "CRuntime"]),
    .executableTarget(
      name: "heed-words",
      dependencies: [.product(name: "HeedWeb", package: "heed"), "CRuntime"]),
    .executableTarget(
      name: "heed-markup",
      dependencies: [
        "CRuntime",
        .product(name: "Heed", package: "heed"),
        .product(name: "HeedDocument", package: "heed"),
        .product(name: "HeedMarkup", package: "heed"),
        .product(name: "HeedMarkupEntities", package: "heed"),
      ]),
    // The page that edits documents: all that is known about one, with no limit to its size.
    .executableTarget(
      name: "heed-playground",
      dependencies: [
        .product(name: "Heed", package: "heed"),
        .product(name: "HeedPlayground", package: "heed"),
        "CRuntime", "CPage",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where !target.name.hasPrefix("C") {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
