public import Heed

/// A colour of a cell: eight bits each of red, green and blue.
public struct CellColor: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  /// Makes a colour of parts from 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes the nearest colour without regard to opacity.
  public init(_ color: RGBA) {
    func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(255, (part * 255).rounded()))) }
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }

  /// The colour as layout has it.
  public var rgba: RGBA {
    RGBA(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
