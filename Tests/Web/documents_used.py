"""Documents that several promises use."""


def actions(*parts):
    return [dict(zip(("id", "title", "role"), part)) for part in parts]


QUESTION = {"heed": 1, "title": "Delete the file?", "message": "It cannot be brought back.",
            "actions": actions(("keep", "Keep"), ("later", "Later"))}
DESTRUCTIVE = {"heed": 1, "title": "Delete the file?", "message": "It cannot be brought back.",
               "actions": actions(("delete", "Delete", "destructive"), ("no", "Cancel", "cancel"))}
SHEET = {"heed": 1, "style": "sheet", "title": "Photo", "message": "What shall become of it?",
         "actions": actions(("share", "Share"), ("delete", "Delete", "destructive"),
                            ("no", "Cancel", "cancel"))}
FORM = {"heed": 1, "title": "Sign in", "message": "With your account.",
        "content": [
            {"field": {"id": "mail", "kind": "email", "placeholder": "Mail", "required": True,
                       "accepts": "email"}, "label": "Mail"},
            {"field": {"id": "word", "kind": "secure", "placeholder": "Password",
                       "minLength": 4}, "label": "Password"}],
        "actions": [{"id": "in", "title": "Sign in", "needsValid": True},
                    {"id": "no", "title": "Cancel", "role": "cancel"}],
        "preferred": "in"}
BANNER = {"heed": 1, "style": "banner", "title": "Saved", "message": "All is well.",
          "dismiss": {"timeout": 60}}
PLAIN = {"heed": 1, "title": "Done", "actions": actions(("ok", "OK"))}


def lengthy(count=60):
    return {"heed": 1, "title": "Terms", "message": "Every word counts. " * count * 10,
            "actions": actions(("yes", "Agree"), ("no", "Cancel", "cancel"))}
