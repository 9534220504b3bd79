/// To walk through a text takes a page of code at each place, to walk through a list does not; so
/// these are called, and never put in place.
extension String {
  /// The text's bytes in UTF-8.
  package var bytes: [UInt8] {
    @inline(never) get {
      // Almost every string lies in one piece already.
      utf8.withContiguousStorageIfAvailable { copied($0) } ?? Array(utf8)
    }
  }

  /// The count of its Unicode scalars.
  package var scalarCount: Int {
    @inline(never) get {
      var count = 0
      for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }

  /// Makes the text of some bytes; what is not UTF-8 is replaced.
  @inline(never)
  package init(bytes: [UInt8]) { self.init(decoding: bytes, as: UTF8.self) }

  /// Makes the text of some bytes; what is not UTF-8 is replaced.
  @inline(never)
  package init(bytes: ArraySlice<UInt8>) { self.init(bytes: Array(bytes)) }
}
