"""What windows promise, on a real display with real keys, pointers and assistive technology."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time

from harness import (
    EXAMPLES, HEED, Shown, application, desktop, everything, named, picture, shown, states)

TESTS = []


def test(function):
    TESTS.append(function)
    return function


DELETE = json.dumps({
    "heed": 1, "title": "Delete the album?", "message": "128 photos go.",
    "actions": [
        {"id": "keep", "title": "Keep", "role": "cancel"},
        {"id": "delete", "title": "Delete", "role": "destructive"},
    ]})
PLAIN = json.dumps({
    "heed": 1, "title": "Save?", "actions": [
        {"id": "later", "title": "Later"}, {"id": "save", "title": "Save"}], "preferred": "save"})


def document(**parts):
    return json.dumps({"heed": 1, **parts})


def show(text, *words, **more):
    return shown("show", "-", "--on", "window", *words, stdin=text, **more)


def expect(actual, wanted, about=""):
    if actual != wanted:
        raise AssertionError(f"{about} expected {wanted!r}, not {actual!r}")


def ended(process, code, out=""):
    actual = process.end()
    expect(actual[:2], (code, out), f"stderr {actual[2]!r}")


def focused():
    return [node.get_name() for node in everything(application()) if "focused" in states(node)]


# Answers.


@test
def a_click_chooses():
    with show(DELETE) as window:
        window.click(200, window_height(window) - 20)
        ended(window, 0, "delete\n")


def window_height(window):
    return window.geometry()["HEIGHT"]


@test
def escape_takes_the_way_out():
    with show(DELETE) as window:
        window.key("Escape")
        ended(window, 1, "keep\n")


@test
def return_does_not_destroy():
    with show(DELETE) as window:
        expect(focused(), ["Keep"])
        window.key("Return")
        ended(window, 1, "keep\n")


@test
def return_chooses_what_is_preferred():
    with show(PLAIN) as window:
        expect(focused(), ["Save"])
        window.key("Return")
        ended(window, 0, "save\n")


@test
def tab_goes_round_in_both_directions():
    with show(PLAIN) as window:
        window.key("Tab")
        expect(focused(), ["Later"])
        window.key("Tab")
        expect(focused(), ["Save"])
        window.key("shift+Tab")
        expect(focused(), ["Later"])
        window.key("space")
        ended(window, 0, "later\n")


@test
def arrows_move_between_actions():
    with show(PLAIN) as window:
        window.key("Left")
        expect(focused(), ["Later"])
        window.key("Right", "Return")
        ended(window, 0, "save\n")


@test
def a_press_may_be_dragged_to_another_action():
    with show(DELETE) as window:
        y = window_height(window) - 20
        window.drag(60, y, 200, y)
        ended(window, 0, "delete\n")


@test
def a_press_that_is_dragged_away_chooses_nothing():
    with show(DELETE) as window:
        y = window_height(window) - 20
        window.drag(200, y, 135, 20)
        time.sleep(0.3)
        expect(window.process.poll(), None)


@test
def the_window_is_closed_as_escape_does():
    with show(DELETE) as window:
        subprocess.run(["/usr/bin/python3", os.path.join(os.path.dirname(__file__), "close.py"),
                        window.window], check=True)
        ended(window, 1, "keep\n")


@test
def a_forced_alert_cannot_be_closed():
    text = document(
        title="Update", dismiss={"forced": True}, actions=[{"id": "update", "title": "Update"}])
    with show(text) as window:
        window.key("Escape")
        subprocess.run(["/usr/bin/python3", os.path.join(os.path.dirname(__file__), "close.py"),
                        window.window], check=True)
        time.sleep(0.3)
        expect(window.process.poll(), None)
        window.key("Return")
        ended(window, 0, "update\n")


@test
def time_runs_out_with_a_status_of_its_own():
    with show(PLAIN, "--timeout", "1.5", waits=False) as window:
        ended(window, 124)


@test
def signals_end_without_a_choice():
    for number, code in [(signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGHUP, 129)]:
        with show(PLAIN) as window:
            window.process.send_signal(number)
            ended(window, code)
            left = subprocess.run(
                ["pgrep", "-g", str(window.process.pid)], capture_output=True).stdout
            expect(left, b"", "processes are left:")


@test
def json_has_the_whole_answer():
    with show(PLAIN, "--json") as window:
        window.key("Return")
        code, out, _ = window.end()
        expect(code, 0)
        answer = json.loads(out)
        expect((answer["action"], answer["reason"], answer["wasShown"]), ("save", "action", True))


@test
def ask_has_a_window_too():
    with shown("ask", "Deploy?", "to production", "--destructive", "deploy=Deploy", "--cancel",
               "Cancel", "--on", "window") as window:
        expect(focused(), ["Cancel"])
        window.key("Tab", "Return")
        ended(window, 0, "deploy\n")


# Where it cannot be shown.


@test
def without_a_display_nothing_is_chosen():
    with show(PLAIN, waits=False, environment={"DISPLAY": "", "WAYLAND_DISPLAY": ""}) as window:
        code, out, error = window.end()
        expect((code, out), (3, ""))
        assert "no display" in error, error


@test
def a_display_that_is_not_there_is_no_choice():
    with show(PLAIN, waits=False, environment={"DISPLAY": ":4711", "WAYLAND_DISPLAY": ""}) as window:
        expect(window.end()[:2], (3, ""))


@test
def a_display_that_goes_is_no_choice():
    number = 90 + os.getpid() % 8
    server = subprocess.Popen(
        ["Xvfb", f":{number}", "-screen", "0", "640x480x24"], stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        window = Shown([HEED, "show", "-", "--on", "window"], PLAIN, {"DISPLAY": f":{number}"})
        time.sleep(2)
        expect(window.process.poll(), None)
        server.kill()
        expect(window.end()[:2], (3, ""))
    finally:
        server.kill()
        server.wait()


@test
def a_killed_process_is_no_choice():
    with show(PLAIN) as window:
        child = subprocess.run(
            ["pgrep", "-P", str(window.process.pid)], capture_output=True, text=True).stdout.split()
        os.kill(int(child[0]), signal.SIGKILL)
        expect(window.end()[:2], (3, ""))


@test
def a_bad_document_is_said_before_anything_is_shown():
    with show('{"heed": 1, "titel": "x"}', waits=False) as window:
        code, out, error = window.end()
        expect((code, out), (2, ""))
        assert "title" in error, error


@test
def a_window_comes_by_itself_where_there_is_no_terminal():
    with shown("show", "-", stdin=PLAIN) as window:
        window.key("Return")
        ended(window, 0, "save\n")


@test
def a_terminal_is_preferred_where_there_is_one():
    # A document that nobody answers ends by its time, and no window came.
    command = f"{HEED} show --timeout 1 {os.path.join(EXAMPLES, 'quick-alert.json')}"
    process = subprocess.Popen(
        ["script", "-qec", command, "/dev/null"], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    time.sleep(0.7)
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--class", "."], capture_output=True).stdout
    process.communicate(timeout=10)
    expect(found, b"")
    expect(process.returncode, 124)


# Fields, lists, switches.


@test
def a_key_that_was_down_before_chooses_nothing():
    subprocess.run(["xdotool", "keydown", "Return"], check=True)
    try:
        with show(PLAIN) as window:
            subprocess.run(["xdotool", "windowfocus", "--sync", window.window], check=False)
            # What the keyboard sends again and again while a key is held.
            for _ in range(3):
                subprocess.run(["xdotool", "keydown", "Return"], check=True)
            time.sleep(1)
            expect(window.process.poll(), None, "a held key chose something:")
            subprocess.run(["xdotool", "keyup", "Return"], check=True)
            window.key("Return")
            ended(window, 0, "save\n")
    finally:
        subprocess.run(["xdotool", "keyup", "Return"], check=True)


@test
def what_is_typed_is_in_the_answer():
    with show(document(
            title="Name", content=[{"field": {"id": "name", "value": "A"}},
                                   {"field": {"id": "note", "kind": "multiline"}}],
            actions=[{"id": "ok", "title": "OK"}], preferred="ok"), "--json") as window:
        window.key("End")
        window.type("da Lowe")
        window.key("Tab")
        window.type("two")
        window.key("Return")
        window.type("lines")
        window.key("ctrl+Return")
        code, out, _ = window.end()
        expect(code, 0)
        expect(json.loads(out)["values"], {"name": "Ada Lowe", "note": "two\nlines"})


@test
def a_secret_is_hidden_and_faults_are_shown():
    with show(document(
            title="Password", content=[{"field": {
                "id": "secret", "kind": "secure", "minLength": 4, "required": True, "placeholder": "Password"}}],
            actions=[{"id": "ok", "title": "OK", "needsValid": True},
                     {"id": "no", "title": "No", "role": "cancel"}], preferred="ok")) as window:
        node = named("Password", "password text")
        assert "focused" in states(node)
        assert "sensitive" not in states(named("OK", "push button"))
        window.type("abc")
        window.type("def")
        time.sleep(0.3)
        assert "sensitive" in states(named("OK", "push button"))
        window.key("Return")
        ended(window, 0, "ok\n")


@test
def lists_and_switches_are_picked_by_keys_and_pointer():
    text = document(
        title="Size", content=[
            {"choices": {"id": "size", "items": [
                {"id": "s", "title": "Small"}, {"id": "l", "title": "Large"}],
                "selected": ["s"]}},
            {"switch": {"id": "gift", "title": "Gift", "on": False}}],
        actions=[{"id": "ok", "title": "OK"}])
    with show(text, "--json") as window:
        for name in ["Large", "Gift"]:
            for _ in range(6):
                if focused() == [name]:
                    break
                window.key("Tab")
            expect(focused(), [name])
            window.key("space")
            assert "checked" in states(named(name)), name
        for _ in range(6):
            if focused() == ["OK"]:
                break
            window.key("Tab")
        window.key("Return")
        answer = json.loads(window.end()[1])
        expect(answer["selections"]["size"], ["l"])


# Assistive technology.


@test
def assistive_technology_sees_a_dialog_with_name_and_description():
    with show(DELETE):
        node = named("Delete the album?", "dialog")
        expect(node.get_description(), "128 photos go.")
        assert "modal" in states(node)
        named("Delete the album?", "heading")
        named("128 photos go.", "label")


@test
def assistive_technology_can_choose():
    with show(DELETE) as window:
        named("Delete", "push button").get_action_iface().do_action(0)
        ended(window, 0, "delete\n")


@test
def assistive_technology_hears_of_disabled_actions_that_can_have_the_focus():
    text = document(title="Go?", actions=[
        {"id": "go", "title": "Go", "enabled": False}, {"id": "no", "title": "No", "role": "cancel"}])
    with show(text) as window:
        node = named("Go", "push button")
        assert "sensitive" not in states(node) and "focusable" in states(node)
        node.get_action_iface().do_action(0)
        time.sleep(0.3)
        expect(window.process.poll(), None, "a disabled action was chosen:")
        window.key("Escape")
        ended(window, 1, "no\n")


@test
def assistive_technology_can_type_and_pick():
    with shown("show", os.path.join(EXAMPLES, "choice-list.json"), "--on", "window",
               "--json") as window:
        named("For one hour", "radio button").get_action_iface().do_action(0)
        time.sleep(0.3)
        assert "checked" in states(named("For one hour", "radio button"))
        assert "checked" not in states(named("Until this evening", "radio button"))
        named("Mute", "push button").get_action_iface().do_action(0)
        answer = json.loads(window.end()[1])
        assert answer["selections"], answer


@test
def the_order_of_reading_is_the_order_of_the_alert():
    with shown("show", os.path.join(EXAMPLES, "sign-in.json"), "--on", "window"):
        names = [node.get_name() for node in everything(named("Sign in again", "dialog"))
                 if node.get_role_name() in
                 ("heading", "label", "text", "password text", "push button")]
        expect(names, ["Sign in again", "Your session on this device has ended. "
                       "What you wrote is kept.", "Email address", "Password",
                       "This is not the right password.", "Cancel", "Sign in"])


# The desktop.


def brightness(rows):
    return sum(sum(pixel) for row in rows for pixel in row) / (3 * sum(len(row) for row in rows))


@test
def the_desktop_may_be_dark():
    with show(PLAIN) as window:
        assert brightness(picture(window)) > 180
    with desktop(application_prefer_dark_theme=1) as variables:
        with show(PLAIN, environment=variables) as window:
            assert brightness(picture(window)) < 90
    with show(PLAIN, environment={"GTK_THEME": "Adwaita:dark"}) as window:
        assert brightness(picture(window)) < 90


@test
def letters_are_as_large_as_the_desktop_wants_them():
    with show(PLAIN) as window:
        usual = window_height(window)
    with tempfile.NamedTemporaryFile("w", suffix=".conf") as file:
        file.write(f"Xft/DPI {96 * 1024 * 2}\n")
        file.flush()
        settings = subprocess.Popen(
            ["xsettingsd", "-c", file.name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            time.sleep(0.5)
            with show(PLAIN) as window:
                assert window_height(window) > usual * 1.3, (window_height(window), usual)
        finally:
            settings.kill()
            settings.wait()


@test
def nothing_moves_where_the_desktop_wants_no_motion():
    with desktop(enable_animations=0) as variables:
        window = Shown([HEED, "show", "-", "--on", "window"], PLAIN, variables)
        try:
            window.wait_until_shown()
            frames = []
            for _ in range(8):
                rows = picture(window)
                frames.append(rows[40][:20])
                time.sleep(0.03)
            expect(frames[-1], frames[3])
            window.key("Return")
            ended(window, 0, "save\n")
        finally:
            window.stop()


@test
def a_screen_of_small_pixels_gets_twice_as_many():
    with show(PLAIN) as window:
        usual = window.geometry()
    with show(PLAIN, environment={"GDK_SCALE": "2"}) as window:
        large = window.geometry()
        expect((large["WIDTH"], large["HEIGHT"]), (2 * usual["WIDTH"], 2 * usual["HEIGHT"]))
        window.click(usual["WIDTH"] * 2 - 60, usual["HEIGHT"] * 2 - 40)
        ended(window, 0, "save\n")


@test
def a_parent_has_the_window_over_it():
    parent = subprocess.Popen(["yad", "--text=parent", "--button=OK"], stderr=subprocess.DEVNULL)
    try:
        time.sleep(1.5)
        number = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--class", "yad"], capture_output=True,
            text=True).stdout.split()[-1]
        process = subprocess.Popen(
            [HEED, "zenity", "--question", "--text=Go?", f"--attach={number}"],
            stdout=subprocess.PIPE)
        time.sleep(1.5)
        own = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--class", "heed"], capture_output=True,
            text=True).stdout.split()[-1]
        text = subprocess.run(
            ["xprop", "-id", own, "WM_TRANSIENT_FOR", "_NET_WM_STATE"], capture_output=True,
            text=True).stdout
        process.kill()
        assert f"{int(number):#x}" in text, text
        assert "MODAL" in text, text
    finally:
        parent.kill()
        parent.wait()


# What goes wrong with others.


@test
def characters_of_markup_are_text():
    for title in ["Tom & Jerry", "a < b > c", "<b>bold</b>", "50 % &amp; more", "--help"]:
        with show(document(title=title, actions=[{"id": "ok", "title": "OK & go"}])) as window:
            named(title, "heading")
            named("OK & go", "push button").get_action_iface().do_action(0)
            ended(window, 0, "ok\n")


@test
def every_action_has_its_own_answer():
    text = document(title="Which?", actions=[
        {"id": name, "title": name.upper()} for name in ["a", "b", "c", "d"]])
    for name in ["a", "b", "c", "d"]:
        with show(text) as window:
            named(name.upper(), "push button").get_action_iface().do_action(0)
            ended(window, 0, f"{name}\n")


@test
def an_alert_of_a_right_to_left_language_is_turned():
    text = document(title="שלום", actions=[
        {"id": "a", "title": "ראשון"}, {"id": "b", "title": "שני"}])
    with show(text, environment={"LANG": "he_IL.UTF-8", "LC_ALL": ""}) as window:
        window.click(20, window_height(window) - 20)
        ended(window, 0, "b\n")


@test
def long_texts_scroll_and_leave_the_actions_in_sight():
    text = document(title="Terms", message="word " * 3000, actions=[{"id": "ok", "title": "OK"}])
    with show(text) as window:
        assert window_height(window) <= 900
        window.key("Next", "Next", "Return")
        ended(window, 0, "ok\n")


@test
def every_example_is_shown_and_ends():
    for name in sorted(os.listdir(EXAMPLES)):
        if not name.endswith(".json"):
            continue
        with shown("show", os.path.join(EXAMPLES, name), "--on", "window") as window:
            window.process.send_signal(signal.SIGTERM)
            expect(window.end()[0], 143, name)


def main():
    wanted = sys.argv[1:]
    failed = 0
    for function in TESTS:
        name = function.__name__
        if wanted and not any(word in name for word in wanted):
            continue
        try:
            function()
            print(f"ok      {name.replace('_', ' ')}", flush=True)
        except Exception as error:  # Every failure is told, and the others still run.
            failed += 1
            print(f"FAILED  {name.replace('_', ' ')}: {error!r}", flush=True)
    print(f"{len(TESTS)} promises of windows, {failed} not kept.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
