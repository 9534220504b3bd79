package import Heed

/// Why a text is not JSON.
package struct JSONError: Error {
  package let offset: Int
  /// What is wrong and what to do.
  package let reason: Phrase
}
