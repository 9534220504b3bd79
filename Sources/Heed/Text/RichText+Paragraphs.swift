extension RichText {
  /// Whether a paragraph is more than a plain one.
  package var hasParagraphStyles: Bool {
    @inline(never) get {
      for run in runs where run.attributes.paragraph != nil { return true }
      return false
    }
  }
}
