internal import Heed

/// Why a text is not JSON.
struct JSONError: Error {
  let offset: Int
  /// What is wrong and what to do.
  let reason: Phrase
}
