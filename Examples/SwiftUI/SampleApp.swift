import HeedSwiftUI
import SwiftUI

/// What the samples call that is an app's own.
struct Photo: Identifiable, Hashable {
  var id: Int
  var name: String
}

struct Store: Sendable {
  struct Refused: Error {}

  func delete(_ photo: Photo) {}
  func deleteSelection() {}

  func signIn(_ mail: String, password: String) async throws {
    if password.isEmpty { throw Refused() }
  }

  func refresh() async throws -> Int { 3 }
}
