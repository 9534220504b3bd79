/// The actions of a panel, laid out for its width from a top of 0.
struct ActionsBlock {
  var nodes: [Node] = []
  var height = 0.0
  /// The least height to show: one and a half rows, or all there is.
  var leastHeight = 0.0
  /// The ids of the actions' nodes in the order they stand.
  var order: [Name] = []
}
