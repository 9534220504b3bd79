/// The JSON Schema of documents, for editors and for whoever writes documents by program.
public enum AlertSchema {
  /// The text of the schema, in draft 2020-12.
  ///
  /// It knows every key and form. What depends on other parts of a document, such as ids that are
  /// the same, only the reader knows.
  public static var json: String {
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
