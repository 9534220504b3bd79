/// Whether two texts have the same bytes.
///
/// Comparing them as `String` would bring the tables of Unicode into every web page.
@inline(never)
package func isSameText(_ first: String, _ second: String) -> Bool {
  first.bytes == second.bytes
}

/// Whether two texts have the same bytes, or are both missing.
package func isSameText(_ first: String?, _ second: String?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  return isSameText(first, second)
}
