// SwiftUI has an `Alert`, a `Scene` and more of its own, so this module does not bring all names of the
// core along, as HeedUIKit does: whoever makes alerts imports that too.
@_exported public import struct Heed.Answer
@_exported public import struct Heed.Header
@_exported public import struct Heed.Name
@_exported public import HeedUpdate
