/// A tag of XML as it stands: names with their prefixes, values unescaped.
package struct XMLTag {
  package var name: [UInt8]
  package var attributes: [(name: [UInt8], value: [UInt8])] = []
  package var isClosed = false
}
