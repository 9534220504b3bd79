/// How many columns letters take.
public enum CellWidth {
  /// The columns of a text on one line.
  public static func of(_ text: String) -> Int { text.utf8.count }

  /// The parts of a text that are put into cells one by one, with their columns: 0, 1 or 2.
  public static func clusters(of text: String) -> [CellCluster] { [] }
}
