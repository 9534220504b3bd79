extension AlertSchema {
  /// Values that occur in many places: texts, fonts, colours, pictures, lengths.
  static var values: String {
    #"""
        "id": {
          "type": "string",
          "description": "A name by which the answer calls it.",
          "minLength": 1
        },
        "font": {
          "type": "object",
          "description": "What a font is like; what is left out is taken from the text around it.",
          "properties": {
            "size": {
              "type": "number",
              "exclusiveMinimum": 0,
              "description": "Points at the default text size."
            },
            "weight": {
              "enum": [
                "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold",
                "heavy", "black"
              ]
            },
            "italic": {"type": "boolean"},
            "family": {"type": "string", "description": "The name of a font family."},
            "design": {"enum": ["default", "serif", "rounded", "monospaced"]},
            "style": {
              "enum": [
                "largeTitle", "title1", "title2", "title3", "headline", "body", "callout",
                "subheadline", "footnote", "caption1", "caption2"
              ],
              "description": "A published size and weight, which follow the person's text size."
            }
          },
          "additionalProperties": false
        },
        "plainColor": {
          "description": "A color that is the same in every appearance, or has a name.",
          "anyOf": [
            {
              "type": "string",
              "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
            },
            {
              "enum": [
                "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue",
                "cyan", "yellow", "magenta", "orange", "purple", "brown", "clear",
                "label", "secondaryLabel", "tertiaryLabel", "placeholder", "separator",
                "background", "secondaryBackground", "fill", "tint", "destructive",
                "success", "warning", "link", "systemRed", "systemOrange", "systemYellow",
                "systemGreen", "systemMint", "systemTeal", "systemBlue", "systemIndigo",
                "systemPurple", "systemPink", "systemBrown", "systemGray"
              ]
            },
            {
              "type": "object",
              "description": "Red, green and blue, 0 by default, and opacity, 1 by default; for what lies between two hexadecimal colors.",
              "properties": {
                "red": {"$ref": "#/$defs/part"},
                "green": {"$ref": "#/$defs/part"},
                "blue": {"$ref": "#/$defs/part"},
                "alpha": {"$ref": "#/$defs/part"}
              },
              "additionalProperties": false,
              "minProperties": 1
            }
          ]
        },
        "part": {"type": "number", "minimum": 0, "maximum": 1},
        "color": {
          "description": "One color, or one for each appearance.",
          "anyOf": [
            {"$ref": "#/$defs/plainColor"},
            {
              "type": "object",
              "properties": {
                "light": {"$ref": "#/$defs/plainColor"},
                "dark": {"$ref": "#/$defs/plainColor"},
                "lightHighContrast": {"$ref": "#/$defs/plainColor"},
                "darkHighContrast": {"$ref": "#/$defs/plainColor"}
              },
              "required": ["light"],
              "additionalProperties": false
            }
          ]
        },
        "insets": {
          "description": "One number for all sides, [vertical, horizontal], or [top, leading, bottom, trailing].",
          "anyOf": [
            {"type": "number", "minimum": 0},
            {
              "type": "array",
              "items": {"type": "number", "minimum": 0},
              "minItems": 2,
              "maxItems": 2
            },
            {
              "type": "array",
              "items": {"type": "number", "minimum": 0},
              "minItems": 4,
              "maxItems": 4
            }
          ]
        },
        "corners": {
          "description": "One radius, or [topLeading, topTrailing, bottomTrailing, bottomLeading].",
          "anyOf": [
            {"type": "number", "minimum": 0},
            {
              "type": "array",
              "items": {"type": "number", "minimum": 0},
              "minItems": 4,
              "maxItems": 4
            }
          ]
        },
        "length": {
          "description": "Points, or a part of the container such as \"100%\" or \"100% - 114\".",
          "anyOf": [
            {"type": "number", "minimum": 0},
            {
              "type": "string",
              "pattern": "^ *(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)? *%( *[+-] *(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?)? *$"
            }
          ]
        },
        "image": {
          "type": "object",
          "description": "A picture: a file, a symbol or the bytes themselves.",
          "properties": {
            "file": {
              "type": "string",
              "description": "The path of a picture below the document's folder.",
              "pattern": "^[^/~:\\\\][^:\\\\]*$"
            },
            "symbol": {"type": "string", "description": "The name of a symbol of the system."},
            "data": {
              "type": "string",
              "description": "The bytes of a picture file in base 64.",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
            },
            "rendering": {
              "enum": ["original", "template"],
              "description": "Drawn as it is, or its shape in the text's color; a symbol is a template by default."
            },
            "size": {
              "type": "array",
              "items": {"type": "number", "minimum": 0},
              "minItems": 2,
              "maxItems": 2,
              "description": "[width, height] in points."
            },
            "label": {"type": "string", "description": "What assistive technology says instead."}
          },
          "additionalProperties": false,
          "oneOf": [{"required": ["file"]}, {"required": ["symbol"]}, {"required": ["data"]}]
        },
        "fit": {
          "enum": ["fill", "fit", "stretch"],
          "description": "It covers the space, is seen whole, or takes the space's proportions."
        },
        "paint": {
          "description": "What fills a surface.",
          "anyOf": [
            {"$ref": "#/$defs/color"},
            {
              "type": "object",
              "properties": {
                "gradient": {
                  "type": "object",
                  "properties": {
                    "colors": {"type": "array", "items": {"$ref": "#/$defs/color"}, "minItems": 1},
                    "stops": {
                      "type": "array",
                      "description": "Where each color stands, in rising order.",
                      "items": {"$ref": "#/$defs/part"}
                    },
                    "angle": {
                      "type": "number",
                      "description": "Degrees clockwise from \"to the top\".",
                      "default": 180
                    }
                  },
                  "required": ["colors"],
                  "additionalProperties": false
                }
              },
              "required": ["gradient"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {
                "image": {"$ref": "#/$defs/image"},
                "fit": {"$ref": "#/$defs/fit"},
                "insets": {
                  "$ref": "#/$defs/insets",
                  "description": "The edges that keep their size when the picture is stretched."
                }
              },
              "required": ["image"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {
                "material": {
                  "enum": ["thin", "regular", "thick"],
                  "description": "How little of what lies behind shows."
                }
              },
              "required": ["material"],
              "additionalProperties": false
            }
          ]
        },
        "border": {
          "type": "object",
          "description": "A line along the inside of the edge.",
          "properties": {
            "width": {
              "type": "number",
              "minimum": 0,
              "description": "Points; 0 is the thinnest line that can be shown. 1 by default."
            },
            "color": {"$ref": "#/$defs/color"}
          },
          "additionalProperties": false
        },
        "shadow": {
          "type": "object",
          "properties": {
            "color": {"$ref": "#/$defs/color"},
            "radius": {
              "type": "number",
              "minimum": 0,
              "description": "How soft it is in points; 12 by default."
            },
            "offset": {
              "type": "array",
              "items": {"type": "number"},
              "minItems": 2,
              "maxItems": 2,
              "description": "Points to the right and down; [0, 4] by default."
            }
          },
          "additionalProperties": false
        },
        "run": {
          "type": "object",
          "description": "A stretch of text that looks the same throughout.",
          "properties": {
            "text": {"type": "string"},
            "font": {"$ref": "#/$defs/font"},
            "color": {"$ref": "#/$defs/color"},
            "background": {"$ref": "#/$defs/color"},
            "underline": {"type": "boolean", "description": "A line beneath.", "default": false},
            "strike": {"type": "boolean", "description": "A line through.", "default": false},
            "baseline": {
              "type": "number",
              "description": "Points by which the letters are raised.",
              "default": 0
            },
            "paragraph": {"$ref": "#/$defs/paragraph"},
            "link": {
              "type": "string",
              "description": "Where a touch leads.",
              "pattern": "^([Hh][Tt][Tt][Pp][Ss]?|[Mm][Aa][Ii][Ll][Tt][Oo]|[Tt][Ee][Ll]|[Ii][Tt][Mm][Ss]-[Aa][Pp][Pp][Ss][Ss]?):[^\\u0000-\\u0020\\u007F]+$"
            }
          },
          "required": ["text"],
          "additionalProperties": false
        },
        "paragraph": {
          "type": "object",
          "description": "How the paragraph stands that the run begins; newlines part paragraphs.",
          "properties": {
            "level": {
              "type": "integer",
              "minimum": 0,
              "description": "The number of lists around it, each of which moves its lines in.",
              "default": 0
            },
            "quotes": {
              "type": "integer",
              "minimum": 0,
              "description": "The number of quotes around it, each of which moves its lines in.",
              "default": 0
            },
            "marker": {
              "type": "string",
              "description": "What hangs before the first line, such as a bullet or a number."
            },
            "spacing": {
              "type": "number",
              "minimum": 0,
              "description": "Points of space before it.",
              "default": 0
            },
            "align": {"$ref": "#/$defs/align"},
            "direction": {
              "enum": ["ltr", "rtl"],
              "description": "Where it begins; where the text around it does by default."
            }
          },
          "additionalProperties": false
        },
        "align": {
          "enum": ["start", "center", "end", "justify"],
          "description": "Where lines stand between the sides."
        },
        "text": {
          "description": "Text: as it is, as runs that may look different, in HTML or Markdown, or a key of the app's strings.",
          "anyOf": [
            {"type": "string"},
            {
              "type": "object",
              "properties": {
                "runs": {"type": "array", "items": {"$ref": "#/$defs/run"}},
                "key": {
                  "type": "string",
                  "description": "A key of the app's strings; the runs, or else the key, are shown until it is looked up."
                },
                "arguments": {
                  "type": "array",
                  "description": "What fills the places of the string.",
                  "items": {"type": ["string", "number"]}
                },
                "align": {"$ref": "#/$defs/align"},
                "lines": {
                  "type": "integer",
                  "minimum": 1,
                  "description": "The most lines that are shown."
                }
              },
              "additionalProperties": false,
              "anyOf": [{"required": ["runs"]}, {"required": ["key"]}],
              "dependentRequired": {"arguments": ["key"]}
            },
            {
              "type": "object",
              "properties": {
                "html": {
                  "type": "string",
                  "description": "The text in HTML; nothing in it is loaded or runs."
                },
                "markdown": {
                  "type": "string",
                  "description": "The text in Markdown, as GitHub reads it."
                },
                "plain": {
                  "type": "string",
                  "description": "What is shown where the markup says nothing or is not read."
                },
                "align": {"$ref": "#/$defs/align"},
                "lines": {
                  "type": "integer",
                  "minimum": 1,
                  "description": "The most lines that are shown."
                }
              },
              "additionalProperties": false,
              "oneOf": [{"required": ["html"]}, {"required": ["markdown"]}]
            }
          ]
        },
        "placedText": {
          "description": "A text, or one with its place in a card.",
          "anyOf": [
            {"$ref": "#/$defs/text"},
            {
              "type": "object",
              "properties": {
                "text": {"$ref": "#/$defs/text"},
                "font": {"$ref": "#/$defs/font"},
                "color": {"$ref": "#/$defs/color"},
                "top": {
                  "type": "number",
                  "minimum": 0,
                  "description": "Points from the panel's top edge."
                },
                "inset": {"$ref": "#/$defs/insets"},
                "width": {"$ref": "#/$defs/length"},
                "height": {"$ref": "#/$defs/length"}
              },
              "required": ["text"],
              "additionalProperties": false
            }
          ]
        },

    """#
  }
}
