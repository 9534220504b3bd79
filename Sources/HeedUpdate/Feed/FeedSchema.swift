/// The JSON Schema of feeds, for editors and for whoever writes feeds by program.
public enum FeedSchema {
  /// The text of the schema, in draft 2020-12.
  ///
  /// It knows every key and form. What depends on other parts of a feed, such as a minimum above the
  /// newest release, only ``FeedLint`` knows.
  public static var json: String { start + policy + release + end }

  private static var start: String {
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Heed feed, version 1",
      "description": "The releases of any number of apps, in one static file. All deciding is on the device. Moments are RFC 3339 with a zone, spans are in days or seconds as each key says.",
      "type": "object",
      "properties": {
        "$schema": {"type": "string", "description": "Where this schema is; ignored."},
        "heedFeed": {"const": 1, "description": "The version of the format."},
        "serial": {
          "type": "integer", "minimum": 0, "maximum": 9007199254740991,
          "description": "Grows with each change; of a signed feed a lower one than before is refused."
        },
        "issued": {"$ref": "#/$defs/moment", "description": "When the feed was made."},
        "expires": {
          "$ref": "#/$defs/moment",
          "description": "From then on the feed does not count. A signed one should have it."
        },
        "apps": {
          "type": "array", "maxItems": 4096, "items": {"$ref": "#/$defs/app"},
          "description": "One entry for each app and platform."
        }
      },
      "required": ["heedFeed", "apps"],
      "additionalProperties": false,
      "$defs": {
        "moment": {
          "type": "string",
          "pattern": "^\\d{4}-\\d{2}-\\d{2}[Tt ]\\d{1,2}:\\d{2}(:\\d{2}([.,]\\d+)?)?([Zz]|[+-]\\d{2}:?(\\d{2})?)$"
        },
        "version": {
          "type": "string", "maxLength": 256,
          "pattern": "^\\d+(\\.\\d+)*(-[0-9A-Za-z-]+(\\.[0-9A-Za-z-]+)*)?(\\+[0-9A-Za-z-]+(\\.[0-9A-Za-z-]+)*)?$",
          "description": "Numbers of any count and length with dots; then perhaps -pre-release and +metadata."
        },
        "name": {"type": "string", "minLength": 1},
        "text": {
          "description": "A text, or one for each language tag.",
          "anyOf": [
            {"type": "string"},
            {"type": "object", "additionalProperties": {"type": "string"}}
          ]
        },
        "app": {
          "type": "object",
          "properties": {
            "id": {"$ref": "#/$defs/name", "description": "The bundle identifier."},
            "platform": {
              "$ref": "#/$defs/name",
              "description": "Such as ios, macos or linux; every platform without it."
            },
            "name": {"type": "string"},
            "storeID": {"type": "string", "description": "The app's number in its store."},
            "link": {"type": "string", "description": "Where the app is to be had; opened only where the app allows it."},
            "policy": {"$ref": "#/$defs/policy"},
            "releases": {"type": "array", "maxItems": 4096, "items": {"$ref": "#/$defs/release"}}
          },
          "required": ["id"],
          "additionalProperties": false
        },

    """#
  }

  private static var policy: String {
    #"""
        "rule": {
          "enum": ["forced", "optional", "skippable", "none"],
          "description": "forced: the person has to update. optional: may postpone. skippable: may postpone or skip. none: is not asked."
        },
        "policy": {
          "type": "object",
          "properties": {
            "rules": {
              "type": "object",
              "description": "How hard a release is asked for, by the first number in which it is higher; skippable, and none for builds, where nothing is said.",
              "properties": {
                "major": {"$ref": "#/$defs/rule"},
                "minor": {"$ref": "#/$defs/rule"},
                "patch": {"$ref": "#/$defs/rule"},
                "revision": {"$ref": "#/$defs/rule"},
                "build": {"$ref": "#/$defs/rule"}
              },
              "additionalProperties": false
            },
            "daysSinceRelease": {
              "type": "number", "minimum": 0, "maximum": 365,
              "description": "Days after its date before a release is asked for at all; 0 by default."
            },
            "reminderDays": {
              "type": "number", "minimum": 0, "maximum": 365,
              "description": "Days before the person is asked about the same release again; 3 by default."
            },
            "timesShown": {
              "type": "integer", "minimum": 0, "maximum": 1000000,
              "description": "How often the person is asked about the same release at most."
            },
            "quietHours": {
              "type": "object",
              "description": "Times of day, by the device's clock, in which nobody is asked who need not update.",
              "properties": {
                "from": {"type": "string", "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"},
                "to": {"type": "string", "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"}
              },
              "required": ["from", "to"],
              "additionalProperties": false
            },
            "minimumSupported": {
              "$ref": "#/$defs/version",
              "description": "Who has an older version has to update, if there is a release that the device can install."
            },
            "minimumFrom": {"$ref": "#/$defs/moment", "description": "From when minimumSupported counts."},
            "minimumSystem": {
              "$ref": "#/$defs/version",
              "description": "The oldest system on which minimumSupported counts."
            },
            "minimumMessage": {"$ref": "#/$defs/text"},
            "blocked": {
              "type": "array", "maxItems": 512,
              "description": "Versions that may not go on.",
              "items": {
                "anyOf": [
                  {"$ref": "#/$defs/version"},
                  {
                    "type": "object",
                    "properties": {
                      "version": {"$ref": "#/$defs/version"},
                      "message": {"$ref": "#/$defs/text"}
                    },
                    "required": ["version"],
                    "additionalProperties": false
                  },
                  {
                    "type": "object",
                    "properties": {
                      "from": {"$ref": "#/$defs/version", "description": "The oldest blocked one."},
                      "through": {"$ref": "#/$defs/version", "description": "The newest blocked one."},
                      "before": {"$ref": "#/$defs/version", "description": "The first that is not blocked."},
                      "message": {"$ref": "#/$defs/text"}
                    },
                    "anyOf": [
                      {"required": ["from"]}, {"required": ["through"]}, {"required": ["before"]}
                    ],
                    "additionalProperties": false
                  }
                ]
              }
            },
            "onlyMandatory": {
              "type": "boolean",
              "description": "Ask only who has to update, or where the release is critical."
            },
            "environments": {
              "type": "object",
              "description": "Whether people are asked by how the app came to the device: yes from a store, a download or an organisation, no elsewhere, unless this says otherwise.",
              "properties": {
                "store": {"$ref": "#/$defs/environment"},
                "direct": {"$ref": "#/$defs/environment"},
                "enterprise": {"$ref": "#/$defs/environment"},
                "testFlight": {"$ref": "#/$defs/environment"},
                "debug": {"$ref": "#/$defs/environment"},
                "simulator": {"$ref": "#/$defs/environment"}
              },
              "additionalProperties": false
            }
          },
          "additionalProperties": false
        },
        "environment": {
          "anyOf": [
            {"type": "boolean"},
            {
              "type": "object",
              "properties": {
                "ask": {"type": "boolean", "description": "true by default where there is a channel."},
                "channel": {"$ref": "#/$defs/name", "description": "A channel that such builds get too."}
              },
              "additionalProperties": false
            }
          ]
        },

    """#
  }

  private static var release: String {
    #"""
        "release": {
          "type": "object",
          "properties": {
            "version": {"$ref": "#/$defs/version"},
            "build": {"type": "string", "maxLength": 256, "description": "The build number, as text."},
            "date": {"$ref": "#/$defs/moment", "description": "When it came out; rollouts count from it."},
            "starts": {"$ref": "#/$defs/moment", "description": "Before then it is offered to nobody."},
            "title": {"$ref": "#/$defs/text"},
            "notes": {
              "anyOf": [
                {"$ref": "#/$defs/text"},
                {
                  "type": "array", "maxItems": 256,
                  "items": {
                    "type": "object",
                    "properties": {
                      "language": {"$ref": "#/$defs/name"},
                      "format": {"enum": ["plain", "html", "markdown"]},
                      "text": {"type": "string"},
                      "link": {"type": "string"}
                    },
                    "anyOf": [{"required": ["text"]}, {"required": ["link"]}],
                    "additionalProperties": false
                  }
                }
              ]
            },
            "link": {"type": "string", "description": "Where it is to be had, if not at the app's link."},
            "channel": {
              "$ref": "#/$defs/name",
              "description": "Only installs on this channel get it; everybody without it."
            },
            "platform": {"$ref": "#/$defs/name"},
            "requires": {
              "type": "array", "maxItems": 0, "items": {"type": "string"},
              "description": "Features without which the release must be passed over; version 1 knows none."
            },
            "minimumSystem": {"$ref": "#/$defs/version"},
            "maximumSystem": {"$ref": "#/$defs/version"},
            "devices": {
              "type": "array", "maxItems": 64, "items": {"$ref": "#/$defs/name"},
              "description": "Families such as phone, tablet, mac, tv or watch; all without it."
            },
            "hardware": {
              "type": "array", "maxItems": 64, "items": {"$ref": "#/$defs/name"},
              "description": "What the device has to have, all of it, such as arm64."
            },
            "minimumVersion": {
              "$ref": "#/$defs/version",
              "description": "The oldest installed version that can be updated to it."
            },
            "critical": {
              "description": "The person can neither skip nor postpone it.",
              "anyOf": [
                {"type": "boolean"},
                {
                  "type": "object",
                  "properties": {
                    "below": {"$ref": "#/$defs/version", "description": "Only for installed versions below this one."}
                  },
                  "additionalProperties": false
                }
              ]
            },
            "informational": {
              "description": "The person is only told of it, with a link.",
              "anyOf": [
                {"type": "boolean"},
                {
                  "type": "object",
                  "properties": {
                    "versions": {"$ref": "#/$defs/versions"},
                    "below": {"$ref": "#/$defs/versions"}
                  },
                  "additionalProperties": false
                }
              ]
            },
            "rollout": {
              "type": "object",
              "description": "How it reaches more and more installs: a group more at each interval, or a percentage on each day.",
              "properties": {
                "interval": {
                  "type": "number", "minimum": 0, "maximum": 31536000,
                  "description": "Seconds from one group to the next."
                },
                "groups": {"type": "integer", "minimum": 1, "maximum": 10000, "description": "7 by default."},
                "percentages": {
                  "type": "array", "minItems": 1, "maxItems": 366,
                  "items": {"type": "number", "minimum": 0, "maximum": 100},
                  "description": "Of all installs, for the first 24 hours, the next, and so on; the last one holds on."
                },
                "salt": {
                  "$ref": "#/$defs/name",
                  "description": "Two releases with the same salt reach the same installs first; the version by default."
                },
                "paused": {"type": "boolean", "description": "Offer it to nobody more by itself."}
              },
              "anyOf": [
                {"required": ["interval"]}, {"required": ["percentages"]}, {"required": ["paused"]}
              ],
              "dependentSchemas": {
                "percentages": {"properties": {"interval": false, "groups": false}}
              },
              "additionalProperties": false
            },
            "majorUpgradeBelow": {
              "$ref": "#/$defs/version",
              "description": "Installed versions below see it as a major upgrade: lesser releases come first."
            },
            "ignoreSkippedBelow": {
              "$ref": "#/$defs/version",
              "description": "Whoever skipped its line before this version is asked again."
            }
          },
          "required": ["version"],
          "additionalProperties": false
        },
        "versions": {
          "anyOf": [
            {"$ref": "#/$defs/version"},
            {"type": "array", "items": {"$ref": "#/$defs/version"}}
          ]
        }

    """#
  }

  private static var end: String {
    #"""
      }
    }

    """#
  }
}
