/// The JSON Schema of documents, for editors and for whoever writes documents by program.
public enum AlertSchema {
  /// The text of the schema, in draft 2020-12.
  ///
  /// It knows every key and form. What depends on other parts of a document, such as ids that are
  /// the same, only the reader knows.
  public static var json: String {
    start + values + parts + motion + document
  }

  /// What decides between a document of this version and one that only its fallback counts of.
  private static var start: String {
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Heed document, version 1",
      "description": "One alert: what it says, what can be chosen, its look and how it may end. Lengths are in points, times in seconds, angles in degrees.",
      "if": {
        "anyOf": [
          {
            "properties": {"heed": {"type": "integer", "exclusiveMinimum": 1}},
            "required": ["heed"],
            "type": "object"
          },
          {
            "properties": {
              "requires": {
                "type": "array",
                "contains": {
                  "type": "string",
                  "not": {
                    "enum": [
                      "runs", "key", "image", "text", "field", "choices", "switch",
                      "progress", "badge", "separator", "space", "slot", "sheet", "card",
                      "banner", "theme", "header", "close", "gradient", "material",
                      "backdrop", "frame", "countdown", "keepsOpen", "needsValid",
                      "spring", "paragraph", "html", "markdown"
                    ]
                  }
                }
              }
            },
            "required": ["requires"],
            "type": "object"
          }
        ]
      },
      "then": {
        "description": "A document that asks for what version 1 has not: only its fallback counts.",
        "properties": {"heed": {"type": "integer", "minimum": 1}, "fallback": {"$ref": "#"}},
        "required": ["heed", "fallback"]
      },
      "else": {"$ref": "#/$defs/document"},
      "$defs": {

    """#
  }

  /// The whole document.
  private static var document: String {
    #"""
        "document": {
          "type": "object",
          "properties": {
            "heed": {"const": 1, "description": "The version of the format."},
            "$schema": {"type": "string", "description": "Where this schema is; ignored."},
            "requires": {
              "type": "array",
              "description": "Features without which the document makes no sense.",
              "items": {
                "enum": [
                  "runs", "key", "image", "text", "field", "choices", "switch",
                  "progress", "badge", "separator", "space", "slot", "sheet", "card",
                  "banner", "theme", "header", "close", "gradient", "material",
                  "backdrop", "frame", "countdown", "keepsOpen", "needsValid", "spring"
                ]
              }
            },
            "fallback": {
              "$ref": "#",
              "description": "What is read instead where a feature or version is not known."
            },
            "style": {"enum": ["alert", "sheet", "card", "banner"]},
            "theme": {"$ref": "#/$defs/theme"},
            "title": {"$ref": "#/$defs/placedText"},
            "message": {"$ref": "#/$defs/placedText"},
            "content": {
              "type": "array",
              "description": "What stands between the message and the actions.",
              "items": {"$ref": "#/$defs/block"}
            },
            "actions": {"type": "array", "items": {"$ref": "#/$defs/action"}},
            "preferred": {"type": "string", "description": "The id of the action that stands out."},
            "arrangement": {
              "enum": ["automatic", "horizontal", "vertical"],
              "description": "How the actions stand to each other."
            },
            "close": {"$ref": "#/$defs/close"},
            "header": {"$ref": "#/$defs/header"},
            "background": {"$ref": "#/$defs/paint"},
            "border": {"$ref": "#/$defs/border"},
            "shadow": {"$ref": "#/$defs/shadow"},
            "corners": {"$ref": "#/$defs/corners"},
            "frame": {"$ref": "#/$defs/frame"},
            "backdrop": {"$ref": "#/$defs/backdrop"},
            "dismiss": {"$ref": "#/$defs/dismiss"},
            "enter": {"$ref": "#/$defs/transition"},
            "exit": {"$ref": "#/$defs/transition"},
            "direction": {"enum": ["ltr", "rtl"]},
            "appearance": {"enum": ["light", "dark"]},
            "language": {"type": "string", "description": "A language tag such as zh-Hant."}
          },
          "required": ["heed"],
          "additionalProperties": false
        }
      }
    }

    """#
  }
}
