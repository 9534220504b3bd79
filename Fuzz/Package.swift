// swift-tools-version: 6.0
import PackageDescription

// Feeds the readers of markup with input that a fuzzer makes up; Scripts/fuzz-markup runs it.
let package = Package(
  name: "fuzz-markup",
  dependencies: [.package(name: "heed", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz-markup",
      dependencies: [
        .product(name: "Heed", package: "heed"),
        .product(name: "HeedMarkup", package: "heed"),
        .product(name: "HeedMarkupEntities", package: "heed"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
