internal import Heed
enum DocumentEncoder { static func document(_ alert: Alert) -> JSONValue { JSONValue(.object([])) } }
