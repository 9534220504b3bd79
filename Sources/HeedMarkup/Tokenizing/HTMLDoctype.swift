/// A document type that has just been read.
struct HTMLDoctype {
  var name: [UInt8]?
  var publicID: [UInt8]?
  var systemID: [UInt8]?
  var forcesQuirks = false
}
