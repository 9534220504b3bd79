/// The transport of this system: `URLSession` on Apple's, libcurl on Linux.
#if canImport(Darwin)
  public typealias SystemTransport = URLSessionTransport
#elseif os(Linux)
  public typealias SystemTransport = CurlTransport
#endif
