internal import Heed
internal import HeedTesting

/// Measures texts as the page does.
enum PageMeasurer {
  static var measurer: Measurer { FixedMeasurer.measurer }
}
