/// Where a redirect may lead.
///
/// A document may only come from where the app's own address leads over the same scheme: a server
/// that sends from `https` to `http` would let anybody on the way write the document.
struct RedirectRules {
  private var visited: [WebAddress]
  private let limit: Int

  init(from address: WebAddress, limit: Int) {
    visited = [address]
    self.limit = limit
  }

  /// Whether a status with a `Location` is a redirect to follow.
  static func isRedirect(_ status: Int) -> Bool {
    status == 301 || status == 302 || status == 303 || status == 307 || status == 308
  }

  /// The address that a redirect leads to.
  mutating func next(_ location: String?) throws(UpdateError) -> WebAddress {
    let here = visited[visited.count - 1]
    guard let location, !location.isEmpty else {
      throw UpdateError(.redirectRefused, "\(here) redirects without saying where")
    }
    let target: WebAddress
    do {
      target = try here.resolving(location)
    } catch {
      throw UpdateError(
        .redirectRefused, "\(here) redirects to an address that is not followed: \(error.reason)")
    }
    guard target.scheme == here.scheme else {
      throw UpdateError(
        .redirectRefused,
        "\(here) redirects from \(here.scheme) to \(target.scheme); give the final address")
    }
    guard !visited.contains(target) else {
      throw UpdateError(.redirectRefused, "the redirects from \(visited[0]) go round in a circle")
    }
    guard visited.count <= limit else {
      throw UpdateError(.redirectRefused, "\(visited[0]) redirects more than \(limit) times")
    }
    visited.append(target)
    return target
  }
}
