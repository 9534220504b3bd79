/// One action with its look, not yet fitted to a width.
///
/// A class, because an action is large and is compared with its neighbours.
final class ActionCell {
  let context: LayoutContext
  let entry: ActionEntry
  let action: Action
  let nodeID: Name
  /// The action's inset and width, which are asked for often.
  let inset: Insets?
  let width: Length?
  /// Whether it takes the panel from side to side.
  let isPlainRow: Bool
  let look: ActionLook

  init(_ context: LayoutContext, _ entry: ActionEntry) {
    self.context = context
    self.entry = entry
    action = entry.action
    nodeID = entry.nodeID
    inset = action.inset
    width = action.width
    isPlainRow = inset == nil && width == nil && action.gap == nil
    look = ActionLook(context, entry)
  }

  /// Space at the sides of its title.
  var padding: Double { context.metrics.actionPadding }

  /// Space between its picture and its title.
  var spaceBesidePicture: Double {
    action.image == nil || action.title.isEmpty ? 0 : 8
  }

  /// What is told of it.
  @inline(never)
  var accessibility: Accessibility {
    let isBusy = context.interaction.busy == nodeID
    let label =
      action.label
      ?? (action.title.isEmpty ? action.image?.label ?? entry.id.string : action.title.plainText)
    var told = Accessibility(.button, label)
    if isBusy { told.hint = context.interaction.busyHint }
    if !action.isEnabled { told.isEnabled = false }
    return told
  }

  /// Its title with the letters scaled by a factor.
  func title(scaledBy factor: Double = 1) -> LayoutContext.TextSetting {
    var setting = context.setting(
      action.title, font: look.font, color: look.color, alignment: .center, isAction: true)
    if factor < 1 {
      for index in setting.runs.indices { setting.runs[index].font.size *= factor }
    }
    return setting
  }

  /// The width at which the title stands on one line.
  var naturalWidth: Double {
    context.width(of: title()) + pictureSize(in: .infinity).width + spaceBesidePicture + 2
      * padding
  }

  /// Its picture's size, grown with the letters, beside a title in a width: no higher than a row, so that it does not make the
  /// action higher than its neighbours, and no wider than half the room.
  func pictureSize(in width: Double) -> Size {
    guard let image = action.image else { return Size() }
    var size = context.size(of: image)
    size.width *= context.pictureGrowth
    size.height *= context.pictureGrowth
    let highest = max(24, (action.height ?? context.metrics.actionHeight) - 8)
    let room = max(0, width - 2 * padding)
    let widest = action.title.isEmpty ? room : max(0, room - spaceBesidePicture) / 2
    var factor = size.height > highest ? highest / size.height : 1
    if size.width * factor > widest { factor = widest / size.width }
    return Size(
      width: context.pixel(size.width * factor), height: context.pixel(size.height * factor))
  }
}
