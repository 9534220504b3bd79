extension AlertSchema {
  /// How an alert comes, goes and may end.
  static var motion: String {
    #"""
        "dismiss": {
          "type": "object",
          "description": "How the alert may end without an action.",
          "properties": {
            "outsideTap": {"type": "boolean"},
            "swipe": {"type": "boolean"},
            "escape": {"type": "boolean"},
            "timeout": {
              "type": "number",
              "exclusiveMinimum": 0,
              "description": "Seconds after which it ends by itself."
            },
            "forced": {
              "type": "boolean",
              "description": "Whether an action has to be chosen.",
              "default": false
            }
          },
          "additionalProperties": false
        },
        "curve": {
          "description": "How far a motion is at each moment.",
          "anyOf": [
            {"enum": ["linear", "easeIn", "easeOut", "easeInOut"]},
            {
              "type": "array",
              "prefixItems": [
                {"$ref": "#/$defs/part"},
                {"type": "number"},
                {"$ref": "#/$defs/part"},
                {"type": "number"}
              ],
              "items": false,
              "minItems": 4,
              "description": "A Bézier curve, [x1, y1, x2, y2]."
            },
            {
              "type": "object",
              "properties": {
                "spring": {
                  "type": "object",
                  "properties": {
                    "damping": {"type": "number", "exclusiveMinimum": 0},
                    "velocity": {"type": "number"},
                    "mass": {"type": "number", "exclusiveMinimum": 0},
                    "stiffness": {"type": "number", "exclusiveMinimum": 0}
                  },
                  "required": ["damping"],
                  "additionalProperties": false,
                  "dependentRequired": {"mass": ["stiffness"], "stiffness": ["mass"]}
                }
              },
              "required": ["spring"],
              "additionalProperties": false
            }
          ]
        },
        "transition": {
          "description": "How the panel comes or goes.",
          "anyOf": [
            {
              "enum": ["none", "fade", "popup", "controller", "classic", "sheet", "banner"]
            },
            {
              "type": "object",
              "properties": {
                "pose": {
                  "type": "object",
                  "properties": {
                    "opacity": {"$ref": "#/$defs/part"},
                    "scale": {
                      "type": "number",
                      "minimum": 0,
                      "description": "1 is the size at rest."
                    },
                    "offset": {
                      "type": "array",
                      "items": {"type": "number"},
                      "minItems": 2,
                      "maxItems": 2,
                      "description": "To the right and down."
                    },
                    "unit": {
                      "enum": ["points", "self", "container"],
                      "description": "What the offset is counted in."
                    }
                  },
                  "additionalProperties": false
                },
                "duration": {"type": "number", "minimum": 0, "description": "Seconds."},
                "delay": {"type": "number", "minimum": 0, "description": "Seconds."},
                "curve": {"$ref": "#/$defs/curve"}
              },
              "required": ["duration"],
              "additionalProperties": false
            }
          ]
        },

    """#
  }
}
