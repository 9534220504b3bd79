import Heed
import Testing

/// What has the focus stays in sight, also where the room for it shrinks.
@Suite struct SessionSightTests {
  private var form: Alert {
    var alert = Alert(title: "Form", cancel: "No")
    for index in 0..<24 { alert.content.append(.field(Field(Name("f\(index)")))) }
    return alert
  }

  private func isInSight(_ node: Name, _ session: Session) throws -> Bool {
    let scene = try #require(session.scene(at: 0))
    let area = try #require(scene.scrollAreas.first { $0.id == "content" })
    let frame = try #require(scene[node]?.frame)
    let top = frame.y - session.scrollOffset(of: "content")
    return top >= area.viewport.y - 0.5 && top + frame.height <= area.viewport.maxY + 0.5
  }

  @Test func aKeyboardThatComesHidesNoFieldThatHasTheFocus() throws {
    var script = SessionScript(form)
    script.send(.focusMoved("content/12"))
    var environment = script.session.environment
    environment.keyboardHeight = 380
    script.send(.environment(environment))
    #expect(try isInSight("content/12", script.session))
    let offset = script.session.scrollOffset(of: "content")
    #expect(offset > 0)
    script.send(.tick)
    #expect(script.effects.contains(.scroll(area: "content", to: offset)))
  }

  @Test func aFieldThatTheHostMovesTheFocusToIsBroughtIntoSight() throws {
    var script = SessionScript(form)
    var environment = script.session.environment
    environment.keyboardHeight = 380
    script.send(.environment(environment))
    #expect(try !isInSight("content/23", script.session))
    script.send(.focusMoved("content/23"))
    #expect(try isInSight("content/23", script.session))
  }

  /// The person scrolled away from it, and knows why.
  @Test func whatWasOutOfSightBeforeStaysThere() throws {
    var script = SessionScript(form)
    var environment = script.session.environment
    environment.keyboardHeight = 380
    script.send(.environment(environment))
    script.send(.scrolled(area: "content", offset: 200))
    #expect(try !isInSight("content/0", script.session))
    environment.keyboardHeight = 370
    script.send(.environment(environment))
    #expect(script.session.scrollOffset(of: "content") == 200)
  }
}
