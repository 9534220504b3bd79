/// How large pictures of alerts may be, wherever they are asked for or drawn.
package enum PictureLimits {
  /// The most pixels of a side.
  package static let side = 10_000
}
