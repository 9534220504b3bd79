/// Lists actions in braces, with `if`, `if else`, `switch` and `for`.
@resultBuilder
public enum ActionsBuilder {
  public static func buildExpression(_ action: Action) -> [Action] { [action] }
  public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
  public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
  public static func buildEither(first part: [Action]) -> [Action] { part }
  public static func buildEither(second part: [Action]) -> [Action] { part }
  public static func buildArray(_ parts: [[Action]]) -> [Action] { parts.flatMap { $0 } }
}
