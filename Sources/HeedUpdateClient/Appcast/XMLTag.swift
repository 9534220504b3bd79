/// A tag of XML as it stands: names with their prefixes, values unescaped.
struct XMLTag {
  var name: [UInt8]
  var attributes: [(name: [UInt8], value: [UInt8])] = []
  var isClosed = false
}
