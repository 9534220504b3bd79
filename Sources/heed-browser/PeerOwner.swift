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
  /// Whether a connection from a port of 127.0.0.1 is one of ours; yes where nobody can tell.
  static func isOurs(port: UInt16, to server: UInt16) -> Bool {
    guard let owner = owner(of: port, to: server) else { return true }
    if owner == getuid() || owner == geteuid() { return true }
    // Under sudo the person's own browser comes as the person.
    return geteuid() == 0 && getenv("SUDO_UID").flatMap { UInt32(String(cString: $0)) } == owner
  }

  /// The user whose socket it is, by the system's own table.
  private static func owner(of port: UInt16, to server: UInt16) -> UInt32? {
    guard let table = try? FileSystem.read("/proc/net/tcp", limit: 16_777_216) else { return nil }
    for line in table.split(separator: 0x0A).dropFirst() {
      let words = line.split(separator: 0x20)
      guard words.count > 7, Self.port(words[1]) == port, Self.port(words[2]) == server else {
        continue
      }
      return UInt32(String(decoding: words[7], as: UTF8.self))
    }
    return nil
  }

  /// The port of an address such as `0100007F:1F90`.
  private static func port(_ word: ArraySlice<UInt8>) -> UInt16? {
    word.lastIndex(of: UInt8(ascii: ":")).flatMap {
      UInt16(String(decoding: word[($0 + 1)...], as: UTF8.self), radix: 16)
    }
  }
}
