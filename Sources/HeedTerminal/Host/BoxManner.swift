public import Heed

/// How the keys of an alert behave that stands for a box of a list and buttons, as programs such as
/// whiptail show them.
///
/// The list, whatever its length, is one stop for Tab. Arrows move within it and, like Tab, among the
/// buttons, but do not go round. Page Up and Page Down move by a page, Home and End to the first and
/// the last item, and a letter to the next item that begins with it.
public struct BoxManner: Hashable, Sendable {
  /// Whether what is picked is the item that has the focus, as in a menu.
  public var isMenu: Bool
  /// The node that has the focus at first; the alert's own choice by default.
  public var first: Name?
  /// The items of a page; what is seen of the list by default.
  public var page: Int?
  /// A line above everything else.
  public var caption: String

  /// Makes a manner; that of a list from which Space picks by default.
  public init(isMenu: Bool = false, first: Name? = nil, page: Int? = nil, caption: String = "") {
    self.isMenu = isMenu
    self.first = first
    self.page = page
    self.caption = caption
  }
}
