internal import Heed
internal import HeedCommand
internal import HeedUpdate
internal import HeedUpdateClient

extension LookupQuery {
  /// A query for an app as the options have it.
  init(_ app: String, _ question: UpdateQuestion, server: WebAddress?) {
    let language = question.device.languages.first
    let entity: String? =
      switch question.installed.platform {
      case "macos": "macSoftware"
      case "tvos": "tvSoftware"
      default: nil
      }
    self.init(
      app: app, countries: question.countries,
      // The store knows languages with their country only, and takes others for none.
      language: language.flatMap { $0.string.utf8.contains(0x5F) ? $0.string : nil },
      entity: entity, server: server)
  }
}
