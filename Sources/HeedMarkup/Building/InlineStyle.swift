/// How text looks that is being read, small enough to be compared for every word.
struct InlineStyle: Hashable {
  /// What is either so or not.
  struct Flags: OptionSet, Hashable {
    let rawValue: UInt16

    static let bold = Flags(rawValue: 1)
    static let italic = Flags(rawValue: 2)
    static let underlined = Flags(rawValue: 4)
    static let struckThrough = Flags(rawValue: 8)
    static let monospaced = Flags(rawValue: 16)
    static let marked = Flags(rawValue: 32)
    static let small = Flags(rawValue: 64)
    /// Not shown at all.
    static let hidden = Flags(rawValue: 128)
    /// A line across, which stands for a change of subject.
    static let rule = Flags(rawValue: 256)
  }

  var flags: Flags = []
  /// 1 to 6 in a heading, else 0.
  var heading: UInt8 = 0
  /// Steps by which the letters are raised; below zero lowers them.
  var rise: Int8 = 0
  /// The place of what it is among the values of the text, counted from 1; 0 is none.
  var link: Int32 = 0
  var color: Int32 = 0
  var background: Int32 = 0
  var size: Int32 = 0

  /// Whether it has an address, a colour or a size, of which different ones may be the same.
  var hasValues: Bool { link | color | background | size != 0 }
}
