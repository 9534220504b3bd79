import Heed
import HeedCommand
import Testing

struct AskOptionsTests {
  private func alert(_ words: String...) throws -> Alert {
    try AskOptions(ArgumentParser(.ask).parse(words)).alert
  }

  private func error(_ words: [String]) -> CommandError? {
    do throws(CommandError) {
      _ = try AskOptions(ArgumentParser(.ask).parse(words))
      return nil
    } catch {
      return error
    }
  }

  @Test func asksForYesOrNoByDefault() throws {
    let alert = try alert("Go on?")
    #expect(alert.title?.text.plainText == "Go on?")
    #expect(alert.message == nil)
    #expect(alert.actionEntries.map { $0.id } == ["ok", "cancel"])
    #expect(alert.problems.isEmpty)
  }

  @Test func takesActionsInTheirOrder() throws {
    let alert = try alert(
      "Merge?", "Two branches differ.", "--action", "mine=Keep mine", "--action", "Keep both",
      "--cancel", "later=Later", "--destructive", "Drop all", "--preferred", "mine")
    #expect(alert.message?.text.plainText == "Two branches differ.")
    #expect(alert.actionEntries.map { $0.id } == ["mine", "action2", "later", "destructive"])
    #expect(alert.actionEntries.map { $0.isCancel } == [false, false, true, false])
    #expect(alert.actionEntries.map { $0.isDestructive } == [false, false, false, true])
    #expect(alert.preferred == "mine")
  }

  @Test(
    arguments: [
      ("a=b", Name("a"), "b"), ("a=b=c", "a", "b=c"), ("=a=b", nil, "a=b"), ("x y=z", nil, "x y=z"),
      ("Yes", nil, "Yes"), ("a.b-c_1=T", "a.b-c_1", "T"), ("é=T", nil, "é=T"),
    ] as [(String, Name?, String)])
  func partsAnIDFromATitle(_ value: String, _ id: Name?, _ title: String) throws {
    let action = try alert("?", "--action", value).actions.first
    #expect(action?.id == id)
    #expect(action?.title.plainText == title)
  }

  @Test func makesFieldsWithTheirLabels() throws {
    let alert = try alert(
      "Sign in", "--field", "user=Your name", "--field", "pw:secure=Password", "--field",
      "age:number", "--field", "mail:email", "--field", "note:multiline=")
    let fields = alert.content.compactMap { block -> Field? in
      if case .field(let field) = block.kind { field } else { nil }
    }
    #expect(fields.map { $0.id } == ["user", "pw", "age", "mail", "note"])
    #expect(fields.map { $0.input } == [.text, .secure, .number, .email, .multiline])
    #expect(fields.map { $0.accepts } == [nil, nil, .number, .email, nil])
    #expect(alert.content.compactMap { $0.box.label } == ["Your name", "Password"])
    // Return in the last field ends the form.
    #expect(alert.preferred == "ok")
    #expect(alert.actions.allSatisfy { $0.needsValid })
    #expect(alert.problems.isEmpty)
  }

  @Test func prefersNothingThatMayLoseSomething() throws {
    #expect(try alert("Wipe?", "--field", "name", "--destructive", "Wipe").preferred == nil)
    #expect(try alert("Wipe?", "--destructive", "Wipe").preferred == nil)
  }

  @Test(
    arguments: [
      ([], "heed ask needs a TITLE"), (["a", "b", "c"], "no third text 'c'"),
      (["?", "--action", ""], "--action needs a title"),
      (["?", "--action", "id="], "needs a title"),
      (["?", "--cancel", "A", "--cancel", "B"], "only one --cancel"),
      (["?", "--action", "a=A", "--action", "a=B"], "Two actions have the id 'a'"),
      (["?", "--preferred", "okk"], "did you mean 'ok'?"),
      (["?", "--field", "a:secret"], "did you mean 'secure'?"),
      (["?", "--field", ""], "--field cannot be ''"), (["?", "--field", "a b"], "cannot be 'a b'"),
      (["?", "--field", "a", "--field", "a"], "id 'a'"),
      (["?", "--titel"], "There is no option --titel"),
      (["--maybe"], "Put -- before a text that begins with a dash"),
    ] as [([String], String)])
  func refusesWhatCannotBeMeant(_ words: [String], _ reason: String) {
    let error = error(words)
    #expect(error?.exitCode == .usage)
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "no error")")
  }

  @Test func takesTextsThatLookLikeOptions() throws {
    let alert = try alert("--action", "--yes", "--", "--title", "-m")
    #expect(alert.title?.text.plainText == "--title")
    #expect(alert.message?.text.plainText == "-m")
    #expect(alert.actions.first?.title.plainText == "--yes")
  }
}
