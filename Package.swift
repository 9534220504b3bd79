// swift-tools-version: 6.0
import PackageDescription

// The privacy manifest goes into apps, which are built on a Mac. Elsewhere a resource would make
// SwiftPM write a source file that imports Foundation.
#if os(macOS)
  let privacyManifest: [Resource] = [.process("PrivacyInfo.xcprivacy")]
  let notForThisMachine: [String] = []
#else
  let privacyManifest: [Resource] = []
  let notForThisMachine = ["PrivacyInfo.xcprivacy"]
#endif

// `make test-uikit` runs the iOS host on a stand-in of UIKit (`Tests/Doubles`). The module must not be
// in any other build: `canImport(UIKit)` would become true in packages that know nothing of it.
let usesDouble = Context.environment["HEED_UIKIT_DOUBLE"] == "1"

// `make test-url-session` runs what loads documents on Apple's systems, on the Foundation of this one.
let usesURLSession = Context.environment["HEED_URL_SESSION"] == "1"

let package = Package(
  name: "heed",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "Heed", targets: ["Heed"]),
    .library(name: "HeedDocument", targets: ["HeedDocument"]),
    .library(name: "HeedFindings", targets: ["HeedFindings"]),
    .library(name: "HeedMarkup", targets: ["HeedMarkup"]),
    .library(name: "HeedMarkupEntities", targets: ["HeedMarkupEntities"]),
    .library(name: "HeedImage", targets: ["HeedImage"]),
    .library(name: "HeedTesting", targets: ["HeedTesting"]),
    .library(name: "HeedUIKit", targets: ["HeedUIKit"]),
    .library(name: "HeedSwiftUI", targets: ["HeedSwiftUI"]),
    .library(name: "HeedUpdate", targets: ["HeedUpdate"]),
    .library(name: "HeedUpdateClient", targets: ["HeedUpdateClient"]),
    .library(name: "HeedUpdateUIKit", targets: ["HeedUpdateUIKit"]),
    .library(name: "HeedTerminal", targets: ["HeedTerminal"]),
    .library(name: "HeedWindow", targets: ["HeedWindow"]),
    .library(name: "HeedWeb", targets: ["HeedWeb"]),
    .library(name: "HeedStrings", targets: ["HeedStrings"]),
    .library(name: "HeedCode", targets: ["HeedCode"]),
    .library(name: "HeedPlayground", targets: ["HeedPlayground"]),
    .library(name: "HeedMatrix", targets: ["HeedMatrix"]),
    .library(name: "HeedSnapshots", targets: ["HeedSnapshots"]),
    .executable(name: "heed", targets: ["heed"]),
    .executable(name: "heed-render", targets: ["heed-render"]),
    .executable(name: "heed-net", targets: ["heed-net"]),
    .executable(name: "heed-window", targets: ["heed-window"]),
    .executable(name: "heed-browser", targets: ["heed-browser"]),
  ],
  targets: [
    // The core and what reads documents: pure Swift, no Foundation, also Embedded.
    .target(name: "Heed"),
    .target(name: "HeedDocument", dependencies: ["Heed"]),
    .target(name: "HeedFindings", dependencies: ["Heed"]),
    .target(name: "HeedTesting", dependencies: ["Heed"]),

    // HTML and Markdown, pure too; the long list of character names is apart from them.
    .target(name: "HeedMarkup", dependencies: ["Heed"]),
    .target(name: "HeedMarkupEntities", dependencies: ["HeedMarkup"]),

    // iOS apps; where there is no UIKit, only what needs none is left.
    .target(
      name: "HeedUIKit", dependencies: usesDouble ? ["Heed", "UIKit"] : ["Heed"],
      exclude: notForThisMachine,
      resources: privacyManifest),
    .target(name: "HeedSwiftUI", dependencies: ["Heed", "HeedUIKit"]),

    // New versions: what to decide is pure; asking a backend needs Foundation, and on Linux libcurl and
    // libsodium, for which Apple's systems have their own.
    .target(name: "HeedUpdate", dependencies: ["Heed", "HeedDocument"]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .target(
      name: "HeedUpdateClient",
      dependencies: [
        "Heed", "HeedDocument", "HeedUpdate",
        .target(name: "CCurl", condition: .when(platforms: [.linux])),
        .target(name: "CSodium", condition: .when(platforms: [.linux])),
      ],
      exclude: notForThisMachine,
      resources: privacyManifest),
    .target(name: "HeedUpdateUIKit", dependencies: ["Heed", "HeedUpdate", "HeedUIKit"]),

    // Terminals: the C library and nothing else.
    .target(name: "HeedTerminal", dependencies: ["Heed"]),

    // Windows of a Linux desktop.
    .systemLibrary(
      name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(name: "HeedWindow", dependencies: ["Heed", "CGtk"]),
    .executableTarget(
      name: "heed-window",
      dependencies: ["HeedCommand", "Heed", "HeedDocument", "HeedImage", "HeedWindow", "CGtk"]),

    // Browsers: what a page is told to show, as bytes; `Hosts` makes WebAssembly of it.
    .target(name: "HeedWeb", dependencies: ["Heed", "HeedDocument"]),

    // The texts of an app as Xcode keeps them.
    .target(name: "HeedStrings", dependencies: ["Heed", "HeedDocument", "HeedFindings"]),

    // An alert as source: Swift for UIKit or SwiftUI, a line for a shell.
    .target(name: "HeedCode", dependencies: ["Heed", "HeedDocument"]),

    // What the page that edits documents shows of one.
    .target(
      name: "HeedPlayground",
      dependencies: [
        "Heed", "HeedDocument", "HeedFindings", "HeedMarkup", "HeedMarkupEntities", "HeedCode",
      ]),

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

    // Many pictures: which ones, what was found in them, and the report.
    .target(
      name: "HeedMatrix", dependencies: ["Heed", "HeedDocument", "HeedFindings", "HeedStrings"]),

    // A matrix drawn and looked at, for the command and for the tests of apps.
    .target(
      name: "HeedMatrixPictures", dependencies: ["Heed", "HeedFindings", "HeedImage", "HeedMatrix"]),

    // Pictures and scenes compared with those of earlier runs, in the tests of apps.
    .target(
      name: "HeedSnapshots",
      dependencies: [
        "Heed", "HeedTesting",
        .target(name: "HeedFindings", condition: .when(platforms: [.linux])),
        .target(name: "HeedImage", condition: .when(platforms: [.linux])),
        .target(name: "HeedMatrix", condition: .when(platforms: [.linux])),
        .target(name: "HeedMatrixPictures", condition: .when(platforms: [.linux])),
        .target(name: "HeedStrings", condition: .when(platforms: [.linux])),
        .target(name: "HeedUIKit", condition: .when(platforms: [.iOS])),
      ]),

    // The server of `heed show --on browser`.
    .systemLibrary(
      name: "CMicrohttpd", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .executableTarget(
      name: "heed-browser", dependencies: ["HeedCommand", "Heed", "HeedDocument", "CMicrohttpd"]),

    // The command: a light part that starts at once, and one that draws.
    .target(
      name: "HeedCommand",
      dependencies: [
        "Heed", "HeedDocument", "HeedFindings", "HeedMarkup", "HeedMarkupEntities",
        "HeedTerminal", "HeedUpdate", "HeedStrings", "HeedCode", "HeedMatrix",
      ]),
    .executableTarget(
      name: "heed-net",
      dependencies: ["HeedCommand", "Heed", "HeedUpdate", "HeedUpdateClient"]),
    .executableTarget(name: "heed", dependencies: ["HeedCommand"]),
    .executableTarget(
      name: "heed-render",
      dependencies: [
        "HeedCommand", "Heed", "HeedDocument", "HeedFindings", "HeedImage", "HeedMatrix",
        "HeedMatrixPictures", "HeedStrings",
      ]),

    // The alerts of `Examples/`, written in Swift.
    .target(
      name: "HeedExamples", dependencies: ["Heed", "HeedMarkup"], path: "Examples/Swift"),

    // What `make bench` times.
    .executableTarget(
      name: "LayoutBenchmark", dependencies: ["Heed", "HeedExamples", "HeedTesting"],
      path: "Benchmarks/Layout"),
    .executableTarget(
      name: "UpdateBenchmark", dependencies: ["Heed", "HeedUpdate", "HeedUpdateClient"],
      path: "Benchmarks/Updates"),
    .executableTarget(
      name: "WindowBenchmark", dependencies: ["Heed", "HeedImage", "HeedWindow"],
      path: "Benchmarks/Window"),

    .testTarget(name: "HeedTests", dependencies: ["Heed", "HeedTesting", "HeedExamples"]),
    .testTarget(
      name: "HeedDocumentTests",
      dependencies: ["Heed", "HeedDocument", "HeedMarkup", "HeedTesting", "HeedExamples"]),
    .testTarget(
      name: "HeedMarkupTests",
      dependencies: ["Heed", "HeedMarkup", "HeedMarkupEntities", "HeedTesting"],
      exclude: ["Notes"]),
    .testTarget(name: "HeedUIKitTests", dependencies: ["Heed", "HeedTesting", "HeedUIKit"]),
    .testTarget(
      name: "HeedImageTests",
      dependencies: [
        "Heed", "HeedDocument", "HeedImage", "HeedExamples", "HeedTesting", "CCairo",
      ]),
    .testTarget(
      name: "HeedFindingsTests",
      dependencies: ["Heed", "HeedDocument", "HeedFindings", "HeedTesting", "HeedExamples"]),
    .testTarget(
      name: "HeedUpdateTests",
      dependencies: ["Heed", "HeedDocument", "HeedUpdate", "HeedMarkup", "HeedTesting"]),
    .testTarget(
      name: "HeedUpdateClientTests",
      dependencies: ["Heed", "HeedUpdate", "HeedUpdateClient", "HeedTesting"]),
    .testTarget(
      name: "HeedTerminalTests",
      dependencies: ["Heed", "HeedDocument", "HeedTerminal", "HeedExamples", "HeedTesting"],
      exclude: ["Screens"]),
    .testTarget(
      name: "HeedWebTests",
      dependencies: ["Heed", "HeedDocument", "HeedWeb", "HeedExamples", "HeedTesting"]),
    .testTarget(
      name: "HeedStringsTests",
      dependencies: ["Heed", "HeedDocument", "HeedFindings", "HeedStrings"],
      exclude: ["Samples"]),
    .testTarget(
      name: "HeedCodeTests",
      dependencies: [
        "Heed", "HeedDocument", "HeedCode", "HeedCommand", "HeedExamples", "HeedTesting",
      ]),
    .testTarget(
      name: "HeedPlaygroundTests",
      dependencies: ["Heed", "HeedDocument", "HeedPlayground", "HeedExamples", "HeedTesting"]),
    .testTarget(
      name: "HeedMatrixTests",
      dependencies: ["Heed", "HeedDocument", "HeedFindings", "HeedStrings", "HeedMatrix"]),
    .testTarget(
      name: "HeedSnapshotsTests",
      dependencies: [
        "Heed", "HeedExamples", "HeedFindings", "HeedImage", "HeedMatrix", "HeedSnapshots",
        "HeedStrings",
      ],
      exclude: ["__Snapshots__"]),
    // How an app uses it.
    .testTarget(
      name: "SnapshotExampleTests",
      dependencies: ["Heed", "HeedMatrix", "HeedSnapshots", "HeedStrings"],
      path: "Examples/Snapshots", exclude: ["Texts", "__Snapshots__"]),
    .testTarget(
      name: "HeedCommandTests",
      dependencies: ["Heed", "HeedDocument", "HeedFindings", "HeedCommand", "HeedUpdate"]),
  ],
  swiftLanguageModes: [.v6]
)

if usesDouble {
  let needed = [
    "Heed", "HeedDocument", "HeedMarkup", "HeedTesting", "HeedExamples", "HeedUIKit", "HeedUpdate",
    "HeedUpdateUIKit", "CCairo", "CPango", "CDeflate", "HeedImage",
  ]
  package.products = []
  package.targets.removeAll { !needed.contains($0.name) }
  package.targets += [
    .target(name: "UIKit", path: "Tests/Doubles/UIKit"),
    // Draws what the stand-in shows, so that the host can be seen.
    .target(
      name: "DoublePainting", dependencies: ["Heed", "HeedImage", "CCairo", "UIKit"],
      path: "Tests/Doubles/Painting"),
    .testTarget(
      name: "HeedUIKitDoubleTests",
      dependencies: [
        "Heed", "HeedTesting", "HeedExamples", "HeedUIKit", "HeedUpdate", "HeedUpdateUIKit",
        "UIKit", "HeedImage", "DoublePainting",
      ]),
    .testTarget(
      name: "HeedUIKitContractTests",
      dependencies: ["Heed", "HeedTesting", "HeedExamples", "HeedUIKit", "UIKit"]),
  ]
}

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

if usesURLSession {
  let needed = [
    "Heed", "HeedDocument", "HeedTesting", "HeedUpdate", "CCurl", "CSodium", "HeedUpdateClient",
    "HeedUpdateClientTests",
  ]
  package.products = []
  package.targets.removeAll { !needed.contains($0.name) }
  for target in package.targets where target.type != .system {
    target.swiftSettings? += [.define("HEED_URL_SESSION")]
  }
}

// Swift Testing has an overlay for the real UIKit, which it looks for beside any module of that name.
let testsOnDouble = ["HeedUIKitDoubleTests", "HeedUIKitContractTests"]
for target in package.targets where testsOnDouble.contains(target.name) {
  target.swiftSettings? += [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
}
