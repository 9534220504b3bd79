#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  // SwiftUI has an `Alert`, a `Color`, an `Environment` and more of its own, so this module does not
  // bring all names of the core along, as HeedUIKit does: only those that SwiftUI leaves free.
  @_exported public import struct Heed.Action
  @_exported public import struct Heed.Answer
  @_exported public import struct Heed.Block
  @_exported public import struct Heed.Choices
  @_exported public import struct Heed.Dismissal
  @_exported public import struct Heed.Field
  @_exported public import struct Heed.Handlers
  @_exported public import struct Heed.Header
  @_exported public import struct Heed.Name
  @_exported public import struct Heed.PresentationOptions
  @_exported public import struct Heed.RichText
  @_exported public import struct Heed.Theme
  @_exported public import struct Heed.WorkFailure
  @_exported public import struct HeedUIKit.UIKitOptions
#endif
