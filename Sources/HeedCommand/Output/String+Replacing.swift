extension String {
  /// The text with each of some character replaced.
  func replacing(_ scalar: Unicode.Scalar, with other: String) -> String {
    var text = ""
    for own in unicodeScalars {
      if own == scalar { text += other } else { text.unicodeScalars.append(own) }
    }
    return text
  }
}
