// swift-tools-version: 6.0
import PackageDescription

// Times the readers of HTML and Markdown; Scripts/bench-markup compares them with others.
let package = Package(
  name: "markup-bench",
  dependencies: [.package(name: "heed", path: "../..")],
  targets: [
    .executableTarget(
      name: "markup-bench",
      dependencies: [
        .product(name: "Heed", package: "heed"),
        .product(name: "HeedMarkup", package: "heed"),
        .product(name: "HeedMarkupEntities", package: "heed"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
