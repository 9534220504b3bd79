extension AlertSchema {
  /// What an alert is made of: actions, blocks and look.
  static var parts: String {
    #"""
        "action": {
          "type": "object",
          "description": "One thing that can be chosen.",
          "properties": {
            "id": {"$ref": "#/$defs/id"},
            "title": {"$ref": "#/$defs/text"},
            "role": {
              "enum": ["default", "cancel", "destructive"],
              "description": "One action at most is the way out."
            },
            "enabled": {
              "type": "boolean",
              "description": "Whether it can be chosen.",
              "default": true
            },
            "image": {"$ref": "#/$defs/image"},
            "imageSide": {"enum": ["leading", "trailing"]},
            "align": {"$ref": "#/$defs/align"},
            "color": {"$ref": "#/$defs/color"},
            "font": {"$ref": "#/$defs/font"},
            "background": {"$ref": "#/$defs/paint"},
            "border": {"$ref": "#/$defs/border"},
            "corners": {"$ref": "#/$defs/corners"},
            "height": {"type": "number", "minimum": 0, "description": "Points."},
            "width": {"$ref": "#/$defs/length"},
            "inset": {"$ref": "#/$defs/insets"},
            "gap": {"type": "number", "minimum": 0, "description": "Points before it."},
            "keepsOpen": {
              "type": "boolean",
              "description": "Whether choosing it leaves the alert up.",
              "default": false
            },
            "needsValid": {
              "type": "boolean",
              "description": "Whether it can only be chosen while every field is valid.",
              "default": false
            },
            "key": {"type": "string", "description": "A letter that chooses it."},
            "countdown": {
              "type": "number",
              "minimum": 0,
              "description": "Seconds until it can be chosen."
            },
            "label": {
              "type": "string",
              "description": "What assistive technology says instead of the title."
            }
          },
          "additionalProperties": false,
          "anyOf": [{"required": ["title"]}, {"required": ["image"]}]
        },
        "field": {
          "type": "object",
          "description": "A line or more to type.",
          "properties": {
            "id": {"$ref": "#/$defs/id"},
            "placeholder": {"type": "string", "description": "What the empty field says."},
            "kind": {"enum": ["text", "secure", "multiline", "number", "email"]},
            "value": {"type": "string", "description": "What stands in it at first."},
            "required": {
              "type": "boolean",
              "description": "Whether it may not stay empty.",
              "default": false
            },
            "minLength": {"type": "integer", "minimum": 0},
            "maxLength": {"type": "integer", "minimum": 0},
            "accepts": {"enum": ["email", "url", "number", "digits"]},
            "matches": {
              "type": "string",
              "description": "The id of a field that must hold the same."
            },
            "error": {"type": "string", "description": "A fault that is shown from the start."}
          },
          "required": ["id"],
          "additionalProperties": false
        },
        "choices": {
          "type": "object",
          "description": "A list to pick from.",
          "properties": {
            "id": {"$ref": "#/$defs/id"},
            "multiple": {
              "type": "boolean",
              "description": "Whether more than one item can be picked.",
              "default": false
            },
            "items": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "id": {"$ref": "#/$defs/id"},
                  "title": {"$ref": "#/$defs/text"},
                  "image": {"$ref": "#/$defs/image"}
                },
                "required": ["id", "title"],
                "additionalProperties": false
              },
              "minItems": 1
            },
            "selected": {
              "type": "array",
              "description": "The ids that are picked at first.",
              "items": {"type": "string"}
            }
          },
          "required": ["id", "items"],
          "additionalProperties": false
        },
        "block": {
          "type": "object",
          "description": "A part of the content; one key names its kind.",
          "properties": {
            "image": {"$ref": "#/$defs/image"},
            "text": {"$ref": "#/$defs/text"},
            "field": {"$ref": "#/$defs/field"},
            "choices": {"$ref": "#/$defs/choices"},
            "switch": {
              "type": "object",
              "properties": {
                "id": {"$ref": "#/$defs/id"},
                "title": {"$ref": "#/$defs/text"},
                "on": {
                  "type": "boolean",
                  "description": "Whether it is on at first.",
                  "default": false
                }
              },
              "required": ["id", "title"],
              "additionalProperties": false
            },
            "progress": {
              "type": ["number", "null"],
              "minimum": 0,
              "maximum": 1,
              "description": "How far some work is; null where that is not known."
            },
            "badge": {"$ref": "#/$defs/text", "description": "A short text on a colored ground."},
            "separator": {
              "type": "object",
              "description": "A thin line.",
              "properties": {},
              "additionalProperties": false
            },
            "space": {"type": "number", "minimum": 0, "description": "Free space in points."},
            "slot": {
              "type": "object",
              "description": "Room for a view of the app.",
              "properties": {
                "id": {"$ref": "#/$defs/id"},
                "label": {"type": "string", "description": "What assistive technology says."},
                "width": {"$ref": "#/$defs/length"},
                "height": {"$ref": "#/$defs/length"}
              },
              "required": ["id"],
              "additionalProperties": false
            },
            "title": {"$ref": "#/$defs/text", "description": "The title of a progress."},
            "font": {"$ref": "#/$defs/font", "description": "The font of a text."},
            "color": {"$ref": "#/$defs/color", "description": "The color of a text or badge."},
            "inset": {"$ref": "#/$defs/insets"},
            "width": {"$ref": "#/$defs/length"},
            "height": {"$ref": "#/$defs/length"},
            "gap": {"type": "number", "minimum": 0, "description": "Points before it."},
            "background": {"$ref": "#/$defs/paint"},
            "border": {"$ref": "#/$defs/border"},
            "corners": {"$ref": "#/$defs/corners"},
            "align": {"$ref": "#/$defs/align"},
            "label": {"type": "string", "description": "What assistive technology says instead."}
          },
          "additionalProperties": false,
          "oneOf": [
            {"required": ["image"]},
            {"required": ["text"]},
            {"required": ["field"]},
            {"required": ["choices"]},
            {"required": ["switch"]},
            {"required": ["progress"]},
            {"required": ["badge"]},
            {"required": ["separator"]},
            {"required": ["space"]},
            {"required": ["slot"]}
          ],
          "dependentSchemas": {
            "title": {"required": ["progress"]},
            "font": {"required": ["text"]},
            "color": {"anyOf": [{"required": ["text"]}, {"required": ["badge"]}]}
          }
        },
        "theme": {
          "description": "A look that Heed brings, and what is different.",
          "anyOf": [
            {"enum": ["ios", "ios26", "card", "terminal"]},
            {
              "type": "object",
              "properties": {
                "base": {"enum": ["ios", "ios26", "card", "terminal"]},
                "width": {"type": "number", "minimum": 0, "description": "Points."},
                "corners": {"$ref": "#/$defs/corners"},
                "padding": {"$ref": "#/$defs/insets"},
                "title": {"$ref": "#/$defs/font"},
                "message": {"$ref": "#/$defs/font"},
                "action": {"$ref": "#/$defs/font"},
                "actionHeight": {
                  "type": "number",
                  "minimum": 0,
                  "description": "Points at the default text size."
                },
                "tint": {"$ref": "#/$defs/color"},
                "destructive": {"$ref": "#/$defs/color"},
                "label": {"$ref": "#/$defs/color"},
                "secondaryLabel": {"$ref": "#/$defs/color"},
                "separator": {"$ref": "#/$defs/color"},
                "surface": {"$ref": "#/$defs/paint"}
              },
              "required": ["base"],
              "additionalProperties": false
            }
          ]
        },
        "close": {
          "description": "A small button that dismisses the alert.",
          "anyOf": [
            {"type": "boolean"},
            {
              "type": "object",
              "properties": {
                "corner": {
                  "enum": ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"]
                },
                "size": {
                  "type": "number",
                  "minimum": 0,
                  "description": "Points; 30 by default."
                },
                "offset": {
                  "type": "array",
                  "items": {"type": "number"},
                  "minItems": 2,
                  "maxItems": 2,
                  "description": "Points by which it is moved from the corner."
                },
                "image": {"$ref": "#/$defs/image"},
                "label": {"type": "string", "description": "What assistive technology says."}
              },
              "additionalProperties": false
            }
          ]
        },
        "header": {
          "type": "object",
          "description": "A picture across the panel's top.",
          "properties": {
            "image": {"$ref": "#/$defs/image"},
            "height": {"type": "number", "minimum": 0, "description": "Points."},
            "overhang": {
              "type": "number",
              "minimum": 0,
              "description": "Points of it above the panel's top edge."
            },
            "fit": {"$ref": "#/$defs/fit"}
          },
          "required": ["image"],
          "additionalProperties": false
        },
        "frame": {
          "type": "object",
          "description": "A wish for the panel's size and place.",
          "properties": {
            "width": {"$ref": "#/$defs/length"},
            "height": {"$ref": "#/$defs/length"},
            "offset": {
              "type": "array",
              "items": {"type": "number"},
              "minItems": 2,
              "maxItems": 2,
              "description": "Points towards the trailing side, and down."
            },
            "edge": {"enum": ["top", "bottom"]}
          },
          "additionalProperties": false
        },
        "backdrop": {
          "description": "What covers the surface behind the panel.",
          "anyOf": [
            {"enum": ["none", "passthrough"]},
            {
              "type": "object",
              "properties": {
                "color": {"$ref": "#/$defs/color"},
                "opacity": {"$ref": "#/$defs/part"},
                "blur": {"type": "number", "minimum": 0, "description": "Points."}
              },
              "additionalProperties": false
            }
          ]
        },

    """#
  }
}
