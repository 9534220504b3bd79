/// Each of these gives a node something more to show.
///
/// The layout makes nodes in many places; calls that are never inlined keep each of them short.
extension Node {
  @inline(never)
  consuming func with(corners: CornerRadii) -> Node {
    self.corners = corners
    return self
  }

  @inline(never)
  consuming func with(fill: Fill?) -> Node {
    self.fill = fill
    return self
  }

  @inline(never)
  consuming func with(border: Border?) -> Node {
    self.border = border
    return self
  }

  @inline(never)
  consuming func with(picture: Picture?) -> Node {
    self.picture = picture
    return self
  }

  @inline(never)
  consuming func with(text: TextLayout?) -> Node {
    self.text = text
    return self
  }

  consuming func with(shadow: Shadow?) -> Node {
    self.shadow = shadow
    return self
  }

  consuming func with(clip: Clip?) -> Node {
    self.clip = clip
    return self
  }

  @inline(never)
  consuming func with(opacity: Double) -> Node {
    self.opacity = opacity
    return self
  }

  consuming func with(scrollArea: Int?) -> Node {
    self.scrollArea = scrollArea
    return self
  }

  @inline(never)
  consuming func with(accessibility: Accessibility?) -> Node {
    self.accessibility = accessibility
    return self
  }

  /// Says no more than what it is to assistive technology and its label.
  @inline(never)
  consuming func with(accessibility role: Accessibility.Role, _ label: String) -> Node {
    accessibility = Accessibility(role, label)
    return self
  }
}

extension Accessibility {
  /// Says no more than what a node is and its label.
  @inline(never)
  init(_ role: Role, _ label: String) { self.init(role: role, label: label) }
}
