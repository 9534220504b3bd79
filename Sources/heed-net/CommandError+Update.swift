internal import HeedCommand
internal import HeedUpdateClient

extension CommandError {
  /// What went wrong with a source, a key or a state, as the command tells it.
  init(_ error: UpdateError) {
    self = Self.isOfSource(error.kind) ? .failure(error.reason) : .usage(error.reason)
  }

  /// Whether it is about getting at something, and not about what it says.
  private static func isOfSource(_ kind: UpdateError.Kind) -> Bool {
    switch kind {
    case .unreachable, .timedOut, .tooLarge, .incomplete, .redirectRefused, .badCertificate,
      .refused, .empty, .notFoundInCountry, .notFound, .cancelled, .storage:
      true
    default: false
    }
  }
}
