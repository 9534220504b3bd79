internal import CCairo
internal import Heed

/// A PDF file of one page that is being drawn.
final class PDFFile {
  let canvas: Canvas
  private let bytes: Bytes

  /// What has been written, as Cairo hands it over.
  private final class Bytes {
    var all: [UInt8] = []
  }

  /// Begins a page of a size in points, whose edges lie where pixels of the scale would.
  init(size: Size, scale: Double) throws(PictureError) {
    let bytes = Bytes()
    self.bytes = bytes
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Bytes>.fromOpaque(closure).takeUnretainedValue().all
          .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(bytes).toOpaque(), size.width, size.height)
    guard let surface else { throw PictureError(.outOfMemory) }
    try PDFFile.keep(bytes, for: surface)
    canvas = try Canvas(keepingShapes: surface, size: size, scale: scale)
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
    // What cannot be kept as a shape is made into as many dots an inch.
    cairo_surface_set_fallback_resolution(surface, 288, 288)
  }

  /// Keeps what Cairo writes to for as long as the surface: one that was not finished is finished by
  /// whoever lets go of it last, and writes then.
  private static func keep(_ bytes: Bytes, for surface: OpaquePointer) throws(PictureError) {
    let kept = Unmanaged.passRetained(bytes)
    let status = cairo_surface_set_user_data(
      surface, PDFFile.bytesKey, kept.toOpaque(),
      { pointer in if let pointer { Unmanaged<Bytes>.fromOpaque(pointer).release() } })
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      kept.release()
      throw PictureError(.outOfMemory)
    }
  }

  /// Its address is what counts.
  nonisolated(unsafe) private static let bytesKey =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// Says what the file is called, and in which program and when it was made.
  ///
  /// The day is always the same, so that the same scene gives the same bytes.
  func describe(title: String) {
    set(CAIRO_PDF_METADATA_TITLE, title)
    set(CAIRO_PDF_METADATA_CREATOR, "Heed")
    set(CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
  }

  private func set(_ key: cairo_pdf_metadata_t, _ value: String) {
    // A zero byte would end the text for C.
    let text = value.unicodeScalars.filter { $0.value >= 0x20 }
    cairo_pdf_surface_set_metadata(
      canvas.surface, key, String(String.UnicodeScalarView(text)))
  }

  /// Ends the page and the file.
  ///
  /// - Throws: an error where there was not enough memory for something.
  func finish() throws(PictureError) -> [UInt8] {
    cairo_show_page(canvas.context)
    let status = cairo_status(canvas.context)
    cairo_surface_finish(canvas.surface)
    guard status == CAIRO_STATUS_SUCCESS,
      cairo_surface_status(canvas.surface) == CAIRO_STATUS_SUCCESS
    else { throw PictureError(.outOfMemory) }
    return bytes.all
  }
}
