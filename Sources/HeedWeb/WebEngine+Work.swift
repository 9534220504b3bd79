internal import Heed

// Work and questions that the page answers, by numbers that it is given.
extension WebEngine {
  func beginWork(on action: Name, _ web: WebAlert, _ handlers: inout Handlers) {
    let output = self.output
    handlers.beginWork(on: action) { context in
      let number = web.nextNumber
      web.nextNumber += 1
      web.works.append((number, context))
      context.onCancel {
        web.works.removeAll { $0.number == number }
        output.commands.begin(.cancelWork, web.token)
        output.commands.add(whole: number)
      }
      output.commands.begin(.work, web.token)
      output.commands.add(whole: number)
      output.commands.add(action)
      output.commands.add(context.values)
      output.commands.add(context.selections)
    }
  }

  func beginValidation(of field: Name, _ web: WebAlert, _ handlers: inout Handlers) {
    let output = self.output
    handlers.beginValidation(of: field) { context in
      let number = web.nextNumber
      web.nextNumber += 1
      web.validations.append((number, context))
      context.onCancel { web.validations.removeAll { $0.number == number } }
      output.commands.begin(.validate, web.token)
      output.commands.add(whole: number)
      output.commands.add(field)
      output.commands.add(context.text)
      output.commands.add(context.values)
    }
  }

  func finishWork(_ web: WebAlert, _ reader: inout ByteReader) {
    let number = reader.whole()
    let kind = reader.byte()
    let message = reader.text()
    guard let place = web.works.firstIndex(where: { $0.number == number }) else { return }
    let context = web.works.remove(at: place).context
    switch kind {
    case 0: context.finish(.succeeded)
    case 1: context.finish(.closes)
    case 2: context.finish(.stays)
    default: context.finish(.failed(message.isEmpty ? nil : message))
    }
  }

  func setProgress(_ web: WebAlert, _ reader: inout ByteReader) {
    let part = reader.optional()
    web.handle?.setProgress(part, place: reader.whole())
  }

  func finishValidation(_ web: WebAlert, _ reader: inout ByteReader) {
    let number = reader.whole()
    let isWrong = reader.flag()
    let message = reader.text()
    guard let place = web.validations.firstIndex(where: { $0.number == number }) else { return }
    web.validations.remove(at: place).context.finish(error: isWrong ? message : nil)
  }
}
