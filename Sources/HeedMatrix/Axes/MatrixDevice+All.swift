internal import Heed

extension MatrixDevice {
  /// The devices that are known, phones first, the smallest first.
  ///
  /// Sizes, scales and safe areas are the published point sizes, as UIKit reports them to an app
  /// that fills the screen.
  public static let all: [MatrixDevice] = phones + pads

  private static let phones = [
    phoneWithButton(["iPhone SE 1", "iPhone 5s"], 320, 568, 2),
    phoneWithButton(
      ["iPhone SE", "iPhone SE 2", "iPhone SE 3", "iPhone 8", "iPhone 7"], 375, 667, 2),
    phoneWithButton(["iPhone 8 Plus", "iPhone 7 Plus"], 414, 736, 3),
    phone(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, top: 44),
    phone(["iPhone 13 mini", "iPhone 12 mini"], 375, 812, 3, top: 50),
    phone(["iPhone 11", "iPhone XR"], 414, 896, 2, top: 48),
    phone(["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, 3, top: 44),
    phone(
      [
        "iPhone 14", "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e",
      ], 390, 844, 3, top: 47),
    phone(
      ["iPhone 14 Plus", "iPhone 12 Pro Max", "iPhone 13 Pro Max"], 428, 926, 3, top: 47),
    phone(
      ["iPhone 16", "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro"], 393, 852, 3, top: 59),
    phone(
      ["iPhone 16 Plus", "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"], 430, 932, 3,
      top: 59),
    phone(["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, 3, top: 62),
    phone(["iPhone Air"], 420, 912, 3, top: 68),
    phone(["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, 3, top: 62),
  ]

  private static let pads = [
    pad(["iPad mini"], 744, 1133),
    MatrixDevice(
      ["iPad 9"], 810, 1080, scale: 2, top: 20, bottom: 0, side: EdgeInsets(top: 20)),
    pad(["iPad", "iPad 10", "iPad Air", "iPad Air 11"], 820, 1180),
    pad(["iPad Pro 11"], 834, 1194),
    pad(["iPad Pro 12.9", "iPad Air 13"], 1024, 1366),
    pad(["iPad Pro 13"], 1032, 1376),
  ]

  private static func phone(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double, top: Double
  ) -> MatrixDevice {
    MatrixDevice(
      names, width, height, scale: scale, top: top, bottom: 34,
      side: EdgeInsets(left: top, bottom: 21, right: top))
  }

  /// One with a button beneath its screen, which hides its status bar on its side.
  private static func phoneWithButton(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double
  ) -> MatrixDevice {
    MatrixDevice(names, width, height, scale: scale, top: 20, bottom: 0, side: EdgeInsets())
  }

  private static func pad(_ names: [String], _ width: Double, _ height: Double) -> MatrixDevice {
    MatrixDevice(
      names, width, height, scale: 2, top: 24, bottom: 20, side: EdgeInsets(top: 24, bottom: 20))
  }

  /// Every name there is.
  public static var allNames: [String] { all.flatMap { $0.names } }

  /// The device of a name, whatever its letters' case and however its words are parted.
  public static func named(_ name: String) -> (device: MatrixDevice, name: String)? {
    let wanted = folded(name)
    for device in all {
      if let own = device.names.first(where: { folded($0) == wanted }) { return (device, own) }
    }
    return nil
  }

  /// Small letters and digits alone.
  static func folded(_ name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case 0x41...0x5A: byte | 0x20
      case 0x61...0x7A, 0x30...0x39, 0x2E: byte
      default: nil
      }
    }
  }
}
