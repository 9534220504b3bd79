internal import CCairo
internal import Glibc

/// The memory of large canvases.
///
/// It is asked of the system in large pages where there are such: a picture has more than a thousand
/// small ones, and each costs a fault when it is first written to.
final class PixelMemory {
  private let start: UnsafeMutableRawPointer
  private let length: Int

  private static let largePage = 1 << 21

  private init?(length: Int) {
    // Large pages begin at multiples of their size; what lies before the first is given back.
    let reserved = length + Self.largePage
    guard
      let memory = mmap(nil, reserved, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      memory != MAP_FAILED
    else { return nil }
    let skipped = -Int(bitPattern: memory) & (Self.largePage - 1)
    if skipped > 0 { munmap(memory, skipped) }
    let rest = Self.largePage - skipped
    if rest > 0 { munmap(memory + skipped + length, rest) }
    start = memory + skipped
    self.length = length
    // Only a wish: without large pages it works as well.
    madvise(start, length, MADV_HUGEPAGE)
  }

  deinit { munmap(start, length) }

  // Only its address counts.
  nonisolated(unsafe) private static let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()

  /// A transparent surface of pixels; its status tells where it could not be made.
  static func surface(width: Int, height: Int) -> OpaquePointer? {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(clamping: width)))
    guard width > 0, height > 0, stride > 0, stride < 1 << 20, height < 1 << 20,
      stride * height >= largePage,
      // Whole small pages, as the system counts memory.
      let memory = PixelMemory(length: (stride * height + 0xFFFF) & ~0xFFFF)
    else { return cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) }
    let bytes = memory.start.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
    // Cairo may hold on to the surface for longer than the canvas does.
    let owner = Unmanaged.passRetained(memory)
    let status = cairo_surface_set_user_data(surface, key, owner.toOpaque()) { owner in
      if let owner { Unmanaged<PixelMemory>.fromOpaque(owner).release() }
    }
    if status != CAIRO_STATUS_SUCCESS {
      cairo_surface_destroy(surface)
      owner.release()
      return nil
    }
    return surface
  }
}
