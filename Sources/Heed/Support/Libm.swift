// `.rounded()` and friends become calls to the C library's mathematics; only this import links it.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif
