internal import Heed

extension ByteWriter {
  mutating func add(_ answer: Answer) {
    add(answer.action != nil)
    add(optional: answer.action)
    add(Answer.Reason.Kind.names.bytes(at: answer.reason.kind.index))
    add(answer.wasShown)
    add(answer.values)
    add(answer.selections)
  }

  @inline(never)
  mutating func add(_ values: [Answer.Value]) {
    add(whole: values.count)
    for value in values {
      add(value.id)
      add(value.text)
    }
  }

  @inline(never)
  mutating func add(_ selections: [Answer.Selection]) {
    add(whole: selections.count)
    for selection in selections {
      add(selection.id)
      add(whole: selection.items.count)
      for item in selection.items { add(item) }
    }
  }
}
