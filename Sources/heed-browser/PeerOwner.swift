internal import HeedCommand

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Who is at the other end of a connection on this machine.
///
/// The address of the page stands among the arguments of the browser, which other people who use the
/// machine can read. Their connections are not taken.
enum PeerOwner {
  /// Whether a connection from a place on this machine is one of ours; yes where nobody can tell.
  ///
  /// - Parameters:
  ///   - address: The address from which it comes, in the order of the network.
  ///   - port: The port from which it comes.
  ///   - server: The port to which it goes.
  /// - Returns: Whether the connection is of the same user.
  static func isOurs(address: UInt32, port: UInt16, to server: UInt16) -> Bool {
    guard let owner = owner(address, port, to: server) else { return true }
    if owner == getuid() || owner == geteuid() { return true }
    // Under sudo the person's own browser comes as the person.
    return geteuid() == 0 && getenv("SUDO_UID").flatMap { UInt32(String(cString: $0)) } == owner
  }

  /// The user whose socket it is, by the system's own tables.
  private static func owner(_ address: UInt32, _ port: UInt16, to server: UInt16) -> UInt32? {
    // A socket that was made for addresses of both kinds stands in the second one.
    for path in ["/proc/net/tcp", "/proc/net/tcp6"] {
      guard let table = try? FileSystem.read(path, limit: 16_777_216) else { continue }
      for line in table.split(separator: 0x0A).dropFirst() {
        let words = line.split(separator: 0x20)
        guard words.count > 7, let near = place(words[1]), let far = place(words[2]),
          near.address == address, near.port == port, far.port == server
        else { continue }
        return UInt32(String(decoding: words[7], as: UTF8.self))
      }
    }
    return nil
  }

  /// The last four bytes of the address, and the port, of a place such as `0100007F:1F90`.
  private static func place(_ word: ArraySlice<UInt8>) -> (address: UInt32, port: UInt16)? {
    guard let colon = word.lastIndex(of: UInt8(ascii: ":")),
      let address = UInt32(String(decoding: word[..<colon].suffix(8), as: UTF8.self), radix: 16),
      let port = UInt16(String(decoding: word[(colon + 1)...], as: UTF8.self), radix: 16)
    else { return nil }
    return (address, port)
  }
}
