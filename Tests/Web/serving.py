#!/usr/bin/env python3
"""`heed show --on browser` over real connections: who is served, what with, and how it ends."""
import argparse
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

from asking import QUESTION, Asking, action
from promises import Untested, expect, expect_equal, promise, try_all, wait_for

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000 1f15c4890000000d49444154789c"
    "6360f8ffff3f0005fe02fea72d0d0f0000000049454e44ae426082".replace(" ", ""))


# Who is served

@promise
def another_host_is_refused():
    with Asking(QUESTION) as heed:
        for host in [f"localhost:{heed.port}", "127.0.0.1", f"evil.example:{heed.port}",
                     f"127.0.0.1.evil.example:{heed.port}", f"[::1]:{heed.port}", ""]:
            answer = heed.request("", host=host or " ")
            expect(answer.status in (400, 403) and answer.body == b"", f"{host}: {answer.status}")
        twice = heed.raw(f"GET {heed.path} HTTP/1.1\r\nHost: {heed.host}\r\nHost: evil\r\n"
                         "Connection: close\r\n\r\n".encode())
        expect(twice is None or twice.status in (400, 403), "two hosts are one too many")
        without = heed.request("", plain=True)
        expect(without is None or without.status in (400, 403), "a host is needed")
        heed.goes_on()


@promise
def pages_of_others_are_refused():
    with Asking(QUESTION) as heed:
        for origin in ["http://evil.example", "null", f"http://localhost:{heed.port}",
                       f"https://{heed.host}", f"http://127.0.0.1:{heed.port + 1}"]:
            expect_equal(heed.request("", headers={"Origin": origin}).status, 403, origin)
            post = heed.request("answer", "POST", {"Origin": origin}, b"{}")
            expect_equal(post.status, 403, origin)
        for site in ["cross-site", "same-site"]:
            for path in ["", "page.js", "heed.js"]:
                status = heed.request(path, headers={"Sec-Fetch-Site": site}).status
                expect_equal(status, 403, f"{site} {path}")
        post = heed.request("answer", "POST", {"Origin": None}, b"{}")
        expect_equal(post.status, 403, "a post without an origin")
        expect_equal(heed.request("", headers={"Sec-Fetch-Site": "none"}).status, 200)


@promise
def everything_else_is_not_found_and_has_no_body():
    with Asking(QUESTION) as heed:
        wrong = heed.path[:-2] + ("0" if heed.path[-2] != "0" else "1") + "/"
        for path in ["/", "/favicon.ico", "/index.html", heed.path[:-1], wrong, wrong + "heed.js",
                     "/" + heed.path, heed.path.upper().replace("/", "/x", 1), "/etc/passwd",
                     heed.path + "../../etc/passwd", heed.path + "..%2f..%2fetc%2fpasswd",
                     heed.path + "%2e%2e/page.js", heed.path + "files/../page.js",
                     heed.path + "files/..%2f..%2fetc/passwd", heed.path + "files/%00",
                     heed.path + "files/", heed.path + "heed-browser", heed.path + "answer",
                     heed.path + "a" * 8_000, heed.path + "./page.js"]:
            answer = heed.request(path)
            expect(answer.status in (404, 414) and (answer.body == b"" or answer.status == 414),
                   f"{path[:80]}: {answer.status} {answer.body[:40]}")
        heed.goes_on()


@promise
def other_methods_are_refused():
    with Asking(QUESTION) as heed:
        for method in ["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get"]:
            answer = heed.request("", method)
            expect(answer is None or answer.status in (400, 405), f"{method}: {answer.status}")
            expect(answer is None or "access-control-allow-origin" not in answer.headers, method)
        for name in ["", "page.js", "document.json", "events"]:
            expect_equal(heed.request(name, "POST", body=b"").status, 404, f"POST {name}")


@promise
def only_a_page_with_a_token_gets_the_document_and_answers():
    with Asking(QUESTION) as heed:
        for token in [None, "", "0" * 32]:
            headers = {"Heed-Token": token}
            expect_equal(heed.request("document.json", headers=headers).status, 404)
            expect_equal(heed.request("events", headers=headers).status, 404)
            for name in ["answer", "gone", "activity", "shown"]:
                answer = heed.request(name, "POST", headers, b'{"reason": "escape"}')
                expect_equal(answer.status, 404, name)
        page = heed.open_page()
        expect_equal(page.document().status, 404, "a document before the page asks")
        expect_equal(page.answer(action("deploy")).status, 409, "an answer before it asks")
        page.asks()
        expect_equal(page.document().status, 200)
        heed.goes_on()


@promise
def every_answer_carries_the_headers_that_lock_the_page_in():
    with Asking(QUESTION) as heed:
        for path in ["", "page.js", "page.css", "heed.js", "nothing", "/"]:
            headers = heed.request(path).headers
            policy = headers["content-security-policy"]
            expect("default-src 'none'" in policy and "frame-ancestors 'none'" in policy, path)
            expect("unsafe-inline" not in policy and "unsafe-eval'" not in
                   policy.replace("wasm-unsafe-eval", ""), policy)
            expect_equal(headers["cache-control"], "no-store", path)
            expect_equal(headers["x-content-type-options"], "nosniff", path)
            expect_equal(headers["referrer-policy"], "no-referrer", path)
            expect_equal(headers["cross-origin-opener-policy"], "same-origin", path)
            expect_equal(headers["cross-origin-resource-policy"], "same-origin", path)
            expect("server" not in headers and "access-control-allow-origin" not in headers, path)


@promise
def it_listens_on_one_address_of_this_machine_alone():
    with Asking(QUESTION) as heed:
        others = {address[4][0] for address in
                  socket.getaddrinfo(socket.gethostname(), heed.port, type=socket.SOCK_STREAM)}
        for address in {*others, "::1", "127.0.0.2"} - {"127.0.0.1"}:
            try:
                socket.create_connection((address, heed.port), timeout=2).close()
            except OSError:
                continue
            expect(False, f"it listens on {address}")


@promise
def another_person_on_the_machine_is_refused():
    if os.geteuid() != 0:
        raise Untested("only root can become another person")
    with Asking(QUESTION) as heed:
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                os.setuid(65534)
                with socket.create_connection(("127.0.0.1", heed.port), timeout=5) as one:
                    one.sendall(f"GET {heed.path} HTTP/1.1\r\nHost: {heed.host}\r\n\r\n".encode())
                    os.write(writer, one.recv(100))
            except OSError:
                pass
            finally:
                os._exit(0)
        os.close(writer)
        os.waitpid(child, 0)
        served = os.read(reader, 100)
        os.close(reader)
        expect(served == b"", f"it was served {served}")
        expect_equal(heed.request("").status, 200, "one's own request")


@promise
def a_body_that_is_too_large_is_refused_and_not_kept():
    with Asking(QUESTION) as heed:
        page = heed.open_page().asks()
        announced = heed.request("answer", "POST", {**page.headers, "Content-Length": "2000000000"},
                                 b"")
        expect_equal(announced.status, 413, "an announced one")
        chunk = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
        raw = (f"POST {heed.path}answer HTTP/1.1\r\nHost: {heed.host}\r\nOrigin: "
               f"http://{heed.host}\r\nHeed-Token: {page.token}\r\nTransfer-Encoding: chunked\r\n"
               "Connection: close\r\n\r\n").encode() + chunk * 64 + b"0\r\n\r\n"
        expect_equal(heed.raw(raw).status, 413, "a chunked one")
        with open(f"/proc/{heed.process.pid}/status", encoding="utf-8") as file:
            peak = [int(line.split()[1]) for line in file if line.startswith("VmHWM")][0]
        expect(peak < 65_536, f"it took {peak} KiB")
        expect_equal(page.answer(action("later")).status, 204)
        heed.over(0, "later\n")


@promise
def nonsense_is_no_request():
    with Asking(QUESTION) as heed:
        for data in [b"\r\n" * 4, b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00\x01" + b"\0" * 64,
                     b"GET / HTTP/9.9\r\n\r\n", b"G" * 70_000, b"GET / HTTP/1.1\r\n" +
                     b"X: y\r\n" * 20_000 + b"\r\n",
                     b"POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n"]:
            one = heed.connect()
            try:
                one.sendall(data)
                one.settimeout(1)
                first = one.recv(15)
            except OSError:
                first = b""
            expect(not first or first[9:10] in (b"4", b"5"), f"{data[:20]}: {first}")
        page = heed.open_page().asks()
        expect_equal(page.answer(action("later")).status, 204)
        heed.over(0, "later\n")


@promise
def slow_clients_hold_up_nobody():
    with Asking(QUESTION) as heed:
        for _ in range(30):
            one = heed.connect()
            one.sendall(b"GET / HTTP/1.1\r\nHo")
        page = heed.open_page().asks()
        expect_equal(page.answer(action("later")).status, 204)
        heed.over(0, "later\n", limit=5)


# One answer

@promise
def an_answer_is_printed_as_on_other_surfaces():
    for answer, code, output in [
            (action("deploy"), 0, "deploy\n"), (action("later"), 0, "later\n"),
            (action("cancel"), 1, "cancel\n"), ({"reason": "escape"}, 1, "cancel\n"),
            ({"reason": "escape", "action": "cancel"}, 1, "cancel\n"),
            ({"reason": "timeout", "action": None}, 124, ""), ({"reason": "interrupted"}, 3, ""),
            ({"reason": "unavailable", "trouble": "no WebAssembly"}, 3, ""),
            ({"reason": "withdrawn"}, 3, "")]:
        with Asking([*QUESTION, "--timeout", "60"]) as heed:
            expect_equal(heed.open_page().asks().answer(answer).status, 204, str(answer))
            heed.over(code, output)
    sheet = {"heed": 1, "style": "sheet", "title": "x", "actions": [
        {"id": "a", "title": "A"}, {"id": "no", "title": "No", "role": "cancel"}]}
    for reason in ["outsideTap", "swipe"]:
        with Asking(["show", "-"], sheet) as heed:
            expect_equal(heed.open_page().asks().answer({"reason": reason}).status, 204, reason)
            heed.over(1, "no\n")
    with Asking(QUESTION) as heed:
        heed.open_page().asks().answer({"reason": "unavailable", "trouble": "no WebAssembly"})
        heed.over(3, "", "The page could not show it: no WebAssembly")


FORM = {"heed": 1, "title": "x", "content": [
    {"field": {"id": "mail", "accepts": "email", "required": True}},
    {"field": {"id": "again", "matches": "mail", "minLength": 2}},
    {"field": {"id": "free", "minLength": 2, "maxLength": 3}},
    {"choices": {"id": "one", "items": [{"id": "p", "title": "P"}, {"id": "q", "title": "Q"}]}},
    {"choices": {"id": "kept", "selected": ["p"],
                 "items": [{"id": "p", "title": "P"}, {"id": "q", "title": "Q"}]}},
    {"choices": {"id": "many", "multiple": True, "selected": ["q"],
                 "items": [{"id": "p", "title": "P"}, {"id": "q", "title": "Q"}]}},
    {"switch": {"id": "on", "title": "On", "on": True}}],
    "actions": [{"id": "a", "title": "A"}, {"id": "sure", "title": "Sure", "needsValid": True},
                {"id": "off", "title": "Off", "enabled": False},
                {"id": "stay", "title": "Stay", "keepsOpen": True}]}


def chosen(id="a", values=(), **selections):
    return {**action(id), "values": dict(values), "selections": selections}


@promise
def an_answer_that_the_alert_cannot_have_is_none():
    mail = [("mail", "a@example.org"), ("again", "a@example.org")]
    none = [action("b"), action("off"), action("stay"), action(""), action(None), action(3),
            {"reason": "tapped"}, {}, [], b"", b"{", b"\xff\xfe", b'"action"', b"[" * 100_000,
            {"reason": 3}, {"action": {"action": "a"}, "reason": "action"}, {"reason": "action"},
            # It has no way out, no time that runs out, and nothing else is on the page.
            {"reason": "escape"}, {"reason": "outsideTap"}, {"reason": "swipe"}, {"reason": "timeout"},
            {"reason": "replaced"}, {"reason": "withdrawn", "action": "a"},
            # Nobody chooses what nobody saw.
            {**action("a"), "wasShown": False}, {**action("a"), "wasShown": "yes"},
            {**action("a"), "wasShown": None},
            # What it does not ask for, and what its fields, lists and switches cannot hold.
            chosen(values=[("other", "x")]), chosen(values=[("one", "p")]), chosen(other=["p"]),
            chosen(mail=["x"]), chosen(values=[("mail", 3)]), chosen(values=[("mail", None)]),
            chosen(one=["r"]), chosen(one=["p", "q"]), chosen(one="p"), chosen(one=[3]),
            chosen(many=["p", "r"]), chosen(on=["p"]), chosen(on=["on", "p"]), chosen(on=True),
            {**action("a"), "values": []}, {**action("a"), "selections": "one"},
            # A pick of a list with one choice is not taken back.
            chosen(kept=[]), chosen(kept=["p", "q"]),
            b'{"action":"a","reason":"action","reason":"action"}',
            b'{"action":"a","reason":"action","values":{"mail":"x"},"values":{}}',
            b'{"action":"a","reason":"action","values":{"mail":"a","mail":"b"}}',
            b'{"action":"a","reason":"action","selections":{"one":["p"],"one":["q"]}}',
            # An action that waits for fields to be valid.
            chosen("sure"), chosen("sure", [("mail", "nobody")]), chosen("sure", mail[:1]),
            chosen("sure", [*mail, ("free", "x")]), chosen("sure", [*mail, ("free", "long")]),
            # Long enough for a page alone, and not the same.
            chosen("sure", [*mail[:1], ("again", "e\u0301")])]
    with Asking(["show", "-"], FORM) as heed:
        page = heed.open_page().asks()
        for body in none:
            expect_equal(page.answer(body).status, 400, str(body)[:150])
        heed.goes_on()
        page.answer(action("a"))
        heed.over(0, "a\n")
    forced = {**FORM, "dismiss": {"forced": True}, "actions": [
        {"id": "a", "title": "A"}, {"id": "no", "title": "No", "role": "cancel"}]}
    with Asking(["show", "-"], forced) as heed:
        page = heed.open_page().asks()
        for reason in ["escape", "outsideTap", "swipe"]:
            expect_equal(page.answer({"reason": reason}).status, 400, reason)
        page.answer(action("no"))
        heed.over(1, "no\n")


@promise
def an_answer_that_the_alert_can_have_is_taken_as_it_is():
    mail = [("mail", "a@example.org"), ("again", "a@example.org")]
    first = {"one": [], "kept": ["p"], "many": ["q"], "on": ["on"]}
    for body, values, selections in [
            (action("a"), {}, {}), (chosen("sure", mail), dict(mail), {}),
            (chosen(values=[("mail", "nobody")]), {"mail": "nobody"}, {}),
            # Two letters for the person, and more for a page.
            (chosen("sure", [*mail, ("free", "e\u0301")]), {**dict(mail), "free": "e\u0301"}, {}),
            (chosen(one=["q"], many=["q", "p"], on=[]), {}, {"one": ["q"], "many": ["p", "q"], "on": []}),
            (chosen(kept=["q"]), {}, {"kept": ["q"]}), (chosen(kept=["p"]), {}, {}),
            (chosen(many=[]), {}, {"many": []}), (chosen(many=["p", "p"]), {}, {"many": ["p"]})]:
        with Asking(["show", "-", "--json"], FORM) as heed:
            expect_equal(heed.open_page().asks().answer(body).status, 204, str(body))
            heed.over(0, None)
            answer = json.loads(heed.output)
            expect_equal(answer["values"], {"mail": "", "again": "", "free": "", **values}, str(body))
            expect_equal(answer["selections"], {**first, **selections}, str(body))


@promise
def it_was_seen_once_the_page_says_so():
    seen = "The page was closed before there was an answer"
    unseen = "The page was closed before the question was seen"
    for says, wanted in [([], unseen), (["activity"], unseen), (["shown"], seen),
                         (["shown", "gone", "again"], seen), (["gone", "again"], unseen)]:
        with Asking(QUESTION) as heed:
            page = heed.open_page().asks(is_seen=False)
            for name in says:
                if name == "again":
                    page = heed.open_page().asks(is_seen=False)
                else:
                    expect_equal(page.post(name, b"").status, 204, name)
            page.post("gone", b"")
            heed.over(3, "", wanted)
    for was_shown, wanted in [(False, unseen), (True, seen)]:
        with Asking(QUESTION) as heed:
            first, second = heed.open_page().asks(is_seen=False), heed.open_page()
            expect_equal(second.post("shown", b"").status, 409, "of a page that does not ask")
            first.answer({"reason": "interrupted", "wasShown": was_shown})
            heed.over(3, "", wanted)


@promise
def what_was_typed_comes_back_in_the_order_of_the_document():
    words = ["ask", "Who?", "--field", "2=Second", "--field", "1=First", "--json"]
    with Asking(words) as heed:
        page = heed.open_page().asks()
        page.answer({"action": "ok", "reason": "action", "selections": {}, "wasShown": True,
                     "values": {"1": "line\nÄ\"\u202e", "2": "b"}})
        heed.over(0, None)
        text = heed.output
        expect(text.index('"2": "b"') < text.index('"1": "line'), text)


@promise
def two_answers_at_once_are_one():
    for _ in range(10):
        with Asking(QUESTION) as heed:
            page = heed.open_page().asks()
            statuses = []
            threads = [threading.Thread(
                target=lambda id=id: statuses.append(page.answer(action(id)).status))
                for id in ["deploy", "later", "cancel"]]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            expect(sorted(statuses)[0] == 204 and set(statuses[1:]) <= {204, 410}
                   and statuses.count(204) == 1, f"{statuses}")
            heed.process.wait(5)
            expect(heed.output in ("deploy\n", "later\n", "cancel\n"), heed.output)


@promise
def only_one_page_asks_at_a_time_and_the_next_takes_over():
    with Asking(QUESTION) as heed:
        first = heed.open_page().asks()
        second = heed.open_page()
        expect_equal(second.listen(), 409, "a second page")
        expect_equal(second.document().status, 404)
        expect_equal(second.answer(action("deploy")).status, 409)
        heed.goes_on()
        first.post("gone", b"")
        expect_equal(second.listen(), 200, "the second page after the first")
        expect_equal(first.answer(action("deploy")).status, 409, "the page that has gone")
        second.answer(action("later"))
        heed.over(0, "later\n")


@promise
def random_courses_of_pages_have_one_answer():
    seed = os.environ.get("HEED_SEED", "20261130")
    seed = random.randrange(2**32) if seed == "random" else int(seed)
    for course in range(25):
        chance = random.Random(seed + course)
        where = f"seed {seed}, course {course}"
        with Asking(QUESTION) as heed:
            pages = [heed.open_page()]
            taken = []
            done = []
            for _ in range(chance.randrange(4, 16)):
                page = chance.choice(pages)
                step = chance.choice(["page", "listen", "listen", "gone", "drop", "activity", "shown",
                                      "bad", "answer", "foreign"])
                done.append(step)
                try:
                    if step == "page":
                        pages.append(heed.open_page())
                    elif step == "listen":
                        page.listen()
                    elif step == "drop" and page.stream:
                        page.stream.close()
                    elif step in ("gone", "activity", "shown"):
                        page.post(step, b"")
                    elif step == "bad":
                        status = page.answer(action("nobody")).status
                        expect(status in (400, 409, 410), f"{where}: {status} after {done}")
                    elif step == "foreign":
                        heed.request("answer", "POST", {**page.headers, "Origin": "http://evil"}, b"{}")
                    elif step == "answer":
                        id = chance.choice(["deploy", "later", "cancel"])
                        if page.answer(action(id)).status == 204:
                            taken.append(id)
                            break
                except OSError:
                    break
            for page in pages if taken else []:
                try:
                    late = page.answer(action("later"))
                    expect(late is None or late.status == 410, f"{where}: a late one counts")
                except OSError:
                    break
            expect(len(taken) <= 1, f"{where}: {taken} after {done}")
            if not taken:
                # A page that asks again, or one that is there, brings it to its end.
                for page in [*pages, heed.open_page()]:
                    page.post("gone", b"")
                last = heed.open_page()
                wait_for(lambda: last.listen() == 200, 12, f"{where}: nobody may ask after {done}")
                expect_equal(last.answer(action("later")).status, 204, where)
                taken.append("later")
            heed.over(1 if taken == ["cancel"] else 0, taken[0] + "\n")
    return f"seed {seed}"


# How it ends

@promise
def a_page_that_is_closed_ends_it_without_a_choice():
    with Asking(QUESTION) as heed:
        page = heed.open_page().asks()
        page.post("gone", b"")
        heed.over(3, "", "The page was closed before there was an answer", limit=6)


@promise
def a_browser_that_dies_ends_it_within_ten_seconds_or_so():
    with Asking(QUESTION) as heed:
        page = heed.open_page().asks()
        page.stream.close()
        start = time.monotonic()
        heed.over(3, "", "The page was closed", limit=20)
        return f"{time.monotonic() - start:.1f} s"


@promise
def a_page_that_is_loaded_again_asks_again():
    with Asking(QUESTION) as heed:
        for _ in range(5):
            page = heed.open_page().asks()
            page.post("gone", b"")
        page = heed.open_page().asks()
        time.sleep(4)
        heed.goes_on()
        page.answer(action("later"))
        heed.over(0, "later\n")


@promise
def signals_end_it_and_the_page_hears_of_it():
    for number, code in [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]:
        with Asking(QUESTION) as heed:
            page = heed.open_page().asks()
            heed.process.send_signal(number)
            expect_equal(page.told(), "withdrawn")
            heed.over(code, "", limit=3)
    with Asking(QUESTION) as heed:
        heed.process.send_signal(signal.SIGTERM)
        heed.over(143, "", limit=3)


@promise
def a_hang_up_that_is_passed_over_is_passed_over():
    with Asking(QUESTION, before=["/usr/bin/nohup"]) as heed:
        page = heed.open_page().asks()
        heed.process.send_signal(signal.SIGHUP)
        time.sleep(0.5)
        heed.goes_on()
        page.answer(action("later"))
        heed.over(0, "later\n")


@promise
def a_page_that_does_not_see_to_its_timeout_is_ended():
    with Asking([*QUESTION, "--timeout", "1"]) as heed:
        page = heed.open_page().asks()
        expect_equal(page.told(), "timeout")
        heed.over(124, "")


@promise
def time_stands_still_while_the_page_says_so():
    with Asking([*QUESTION, "--timeout", "1"]) as heed:
        page = heed.open_page().asks()
        expect_equal(page.post("activity", b"paused").status, 204)
        time.sleep(8)
        heed.goes_on()
        page.post("activity", b"")
        heed.over(124, "", limit=9)


@promise
def a_page_that_nobody_opens_ends_it():
    with Asking([*QUESTION, "--timeout", "1"]) as heed:
        start = time.monotonic()
        heed.over(3, "", "The page was not opened within 10 seconds", limit=14)
        expect(time.monotonic() - start > 8, "it did not wait")


@promise
def without_a_browser_it_says_so_at_once():
    for browser, says in [("/bin/false", "'/bin/false' ended with 1"),
                          ("/no/such", "'/no/such' cannot be started: No such file"),
                          ("/no/such:/bin/false", "'/bin/false' ended with 1")]:
        with Asking(QUESTION, browser=browser) as heed:
            heed.over(3, "", f"No browser could be opened: {says}", limit=4)


@promise
def browsers_are_tried_in_turn_by_words_and_not_by_a_shell():
    with Asking(QUESTION, browser="/bin/false:/no/such:SCRIPT --new $(touch\t/x);:/bin/false") as heed:
        words = wait_for(lambda: heed.words_opened, 5)
        expect_equal(words, ["--new", "$(touch\t/x);", heed.address])
    with Asking(QUESTION, browser="SCRIPT --app=%s -x") as heed:
        words = wait_for(lambda: heed.words_opened, 5)
        expect_equal(words, [f"--app={heed.address}", "-x"])


@promise
def the_browser_has_a_session_of_its_own_and_says_nothing_on_the_terminal():
    with Asking(QUESTION, browser="SCRIPT") as heed:
        wait_for(lambda: heed.words_opened, 5)
        heed.open_page().asks().answer(action("later"))
        heed.over(0, "later\n")
        expect("chatter" not in heed.errors, heed.errors)
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write("import os\nopen(os.environ['SID'], 'w').write(f'{os.getsid(0)} {os.getpid()}')\n")
        file.flush()
        note = file.name + ".sid"
        with Asking(QUESTION, browser=f"{sys.executable} {file.name}",
                    environment={"SID": note}) as heed:
            own, pid = wait_for(lambda: os.path.exists(note) and open(note).read().split(), 5)
            expect_equal(own, pid, "the browser's session")
        os.unlink(note)


@promise
def a_bad_document_starts_nothing():
    for document in [b'{"heed": 1, "titel": "x"}', b"{", b'{"heed": 1, "title": "x"}']:
        with Asking(["show", "-"], document, waits=False) as heed:
            heed.over(2, "")
            expect(heed.words_opened is None and "http" not in heed.errors, heed.errors)
    with Asking(["show", "no-such-file.json"], waits=False) as heed:
        heed.over(2, "")
    with Asking(["show", "-", "--timeout", "0"], b"{}", waits=False) as heed:
        heed.over(2, "")


@promise
def a_browser_is_used_only_where_it_is_asked_for():
    with tempfile.TemporaryDirectory() as folder:
        script = os.path.join(folder, "browser")
        with open(script, "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\ntouch '{folder}/opened'\n")
        os.chmod(script, 0o700)
        for more in [[], ["--on", "auto"], ["--on", "terminal"]]:
            result = subprocess.run(
                ["setsid", "--wait", os.path.abspath(Asking.heed), *QUESTION, *more],
                env={**os.environ, "BROWSER": script}, stdin=subprocess.DEVNULL,
                capture_output=True, timeout=10)
            expect_equal(result.returncode, 3)
        expect(not os.path.exists(f"{folder}/opened"), "a browser was opened")


@promise
def a_part_that_is_missing_is_named():
    with tempfile.TemporaryDirectory() as folder:
        for name in ["heed", "heed-browser"]:
            shutil.copy2(os.path.join(os.path.dirname(os.path.realpath(Asking.heed)), name), folder)
        heed = os.path.join(folder, "heed")
        with Asking(QUESTION, waits=False, heed=heed) as run:
            run.over(3, "", "heed-web/heed.js'")
        os.unlink(os.path.join(folder, "heed-browser"))
        with Asking(QUESTION, waits=False, heed=heed) as run:
            run.over(3, "", "Cannot ask in a browser without 'heed-browser'")


@promise
def an_answer_that_cannot_be_written_is_told():
    with open("/dev/full", "wb") as full, Asking(QUESTION, stdout=full) as heed:
        heed.open_page().asks().answer(action("later"))
        heed.over(4, None, "Cannot write to standard output")


# Pictures

@promise
def only_pictures_that_the_document_names_are_served():
    with tempfile.TemporaryDirectory() as outside, tempfile.TemporaryDirectory() as folder:
        for name in ["a.png", "b c.png", "other.png", "sub/d.png", "../outside.png"]:
            path = os.path.join(folder, "documents", name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(PNG)
        documents = os.path.join(folder, "documents")
        with open(os.path.join(outside, "secret.png"), "wb") as file:
            file.write(PNG)
        os.symlink(os.path.join(outside, "secret.png"), os.path.join(documents, "link.png"))
        with open(os.path.join(documents, "text.png"), "wb") as file:
            file.write(b"not a picture")
        names = ["a.png", "b c.png", "sub/d.png", "link.png", "text.png", "missing.png"]
        with open(os.path.join(documents, "x.json"), "w", encoding="utf-8") as file:
            json.dump({"heed": 1, "title": "x", "actions": [{"title": "OK"}],
                       "content": [{"image": {"file": name}} for name in names]}, file)
        with Asking(["show", os.path.join(documents, "x.json")]) as heed:
            for name, status in [("a.png", 200), ("b%20c.png", 200), ("sub/d.png", 200),
                                 ("link.png", 404), ("text.png", 404), ("missing.png", 404),
                                 ("other.png", 404), ("x.json", 404), ("../outside.png", 404),
                                 ("sub/../a.png", 404), ("%2e%2e/outside.png", 404)]:
                answer = heed.request(f"files/{name}")
                expect_equal(answer.status, status, name)
                if status == 200:
                    expect(answer.body == PNG, name)
                    expect_equal(answer.headers["content-type"], "image/png")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--heed", default="bin/heed")
    parser.add_argument("names", nargs="*", help="words in names; all by default")
    options = parser.parse_args()
    Asking.heed = options.heed
    return try_all(options.names, lambda function: function(), "serving", jobs=4)


if __name__ == "__main__":
    sys.exit(main())
