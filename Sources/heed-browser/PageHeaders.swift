/// The headers of every answer: the page may load its own files and nothing else, and nobody may put
/// it into a frame, keep it, or hold it by a window.
enum PageHeaders {
  /// What the page may do; it has no style and no script within its text.
  static let policy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
    "connect-src 'self'", "img-src 'self' data: blob:", "base-uri 'none'", "form-action 'none'",
    "frame-ancestors 'none'",
  ].joined(separator: "; ")

  static let all: [(name: String, value: String)] = [
    ("Content-Security-Policy", policy),
    ("Cache-Control", "no-store"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]
}
