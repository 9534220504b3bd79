"""A heed that asks on a page, and the requests a page makes, by hand."""
import json
import os
import socket
import stat
import subprocess
import tempfile

from promises import Failed, expect, wait_for

QUESTION = ["ask", "Deploy?", "to production", "--destructive", "deploy=Deploy",
            "--action", "later=Later", "--cancel", "Cancel"]


def action(id):
    return {"action": id, "reason": "action", "values": {}, "selections": {}, "wasShown": True}


class Response:
    def __init__(self, raw):
        head, _, self.body = raw.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        self.status = int(lines[0].split()[1]) if lines[0] else 0
        self.headers = {name.lower(): value for name, _, value in
                        (line.partition(": ") for line in lines[1:])}


class Asking:
    """`heed … --on browser` with a browser that only writes down the address."""

    heed = "bin/heed"

    def __init__(self, words, document=None, browser=None, environment=None, before=(),
                 waits=True, stdout=None, folder=None, heed=None):
        self.folder = tempfile.TemporaryDirectory(prefix="heed-web-")
        self.opened = os.path.join(self.folder.name, "opened")
        script = os.path.join(self.folder.name, "browser")
        with open(script, "w", encoding="utf-8") as file:
            file.write("#!/bin/bash\necho chatter\n"
                       f"printf '%s\\n' \"$@\" >'{self.opened}.new'\n"
                       f"mv '{self.opened}.new' '{self.opened}'\n")
        os.chmod(script, stat.S_IRWXU)
        self.script = script
        variables = {**os.environ, "BROWSER": script if browser is None else
                     browser.replace("SCRIPT", script)}
        for name, value in (environment or {}).items():
            variables[name] = value
        self.errors_file = open(os.path.join(self.folder.name, "errors"), "w+b")
        self.output_file = stdout or open(os.path.join(self.folder.name, "output"), "w+b")
        self.process = subprocess.Popen(
            [*before, os.path.abspath(heed or self.heed), *words, "--on", "browser"],
            env=variables, stdin=subprocess.PIPE, stdout=self.output_file,
            stderr=self.errors_file, cwd=folder)
        if document is not None:
            text = document if isinstance(document, bytes) else json.dumps(document).encode()
            self.process.stdin.write(text)
        self.process.stdin.close()
        self.sockets = []
        if waits:
            self.address = wait_for(self.find_address, 10, lambda: f"no address: {self.errors}")
            host, _, rest = self.address.removeprefix("http://").partition("/")
            self.host = host
            self.port = int(host.partition(":")[2])
            self.path = "/" + rest

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for one in self.sockets:
            one.close()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.folder.cleanup()

    @property
    def errors(self):
        self.errors_file.flush()
        with open(self.errors_file.name, "rb") as file:
            return file.read().decode()

    @property
    def output(self):
        with open(self.output_file.name, "rb") as file:
            return file.read().decode()

    def find_address(self):
        mark = "Answer at "
        if self.process.poll() is not None:
            raise Failed(f"it ended with {self.process.returncode}: {self.errors}")
        text = self.errors
        return text.partition(mark)[2].split("\n")[0] if mark in text and "\n" in text else None

    @property
    def words_opened(self):
        """What the browser was started with; nothing while it was not."""
        if not os.path.exists(self.opened):
            return None
        with open(self.opened, encoding="utf-8") as file:
            return file.read().splitlines()

    def over(self, code, output="", says="", limit=15):
        """Waits for the end, which has to be this one."""
        try:
            self.process.wait(limit)
        except subprocess.TimeoutExpired as error:
            raise Failed(f"it still goes on: {self.errors}") from error
        expect(self.process.returncode == code,
               f"it ended with {self.process.returncode} and not {code}: {self.errors}")
        if output is not None:
            expect(self.output == output, f"it wrote {self.output!r} and not {output!r}")
        expect(says in self.errors, f"'{says}' is not in {self.errors!r}")

    def goes_on(self):
        expect(self.process.poll() is None, f"it has ended: {self.errors}")

    # Requests

    def connect(self):
        one = socket.create_connection(("127.0.0.1", self.port), timeout=8)
        self.sockets.append(one)
        return one

    def raw(self, data):
        """Sends bytes and reads to the end of the answer's body."""
        one = self.connect()
        try:
            one.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            pass
        received = b""
        try:
            while True:
                part = one.recv(65_536)
                if not part:
                    break
                received += part
                head, mark, body = received.partition(b"\r\n\r\n")
                if mark:
                    length = [int(line.split(b":")[1]) for line in head.split(b"\r\n")
                              if line.lower().startswith(b"content-length:")]
                    if length and len(body) >= length[0]:
                        break
        except ConnectionResetError:
            pass
        one.close()
        return Response(received) if received else None

    def request(self, path, method="GET", headers=None, body=None, host=None, plain=False):
        """A request as a browser makes it, unless something else is asked for."""
        lines = [f"{method} {path if path.startswith('/') else self.path + path} HTTP/1.1"]
        fields = {} if plain else {"Host": host or self.host}
        if method == "POST" and not plain:
            fields["Origin"] = f"http://{self.host}"
        if body is not None:
            fields["Content-Length"] = str(len(body))
        fields.update(headers or {})
        lines += [f"{name}: {value}" for name, value in fields.items() if value is not None]
        lines += ["Connection: close", "", ""]
        return self.raw("\r\n".join(lines).encode() + (body or b""))

    def open_page(self):
        """What a browser does that opens the page and asks."""
        return PageByHand(self)


class PageByHand:
    def __init__(self, asking):
        self.asking = asking
        text = asking.request("").body.decode()
        self.token = text.partition('name="heed-token" content="')[2].partition('"')[0]
        expect(len(self.token) == 32, "the page has no token")
        self.stream = None

    @property
    def headers(self):
        return {"Heed-Token": self.token}

    def listen(self):
        """Asks to be the page; gives the status."""
        one = self.asking.connect()
        one.sendall((f"GET {self.asking.path}events HTTP/1.1\r\nHost: {self.asking.host}\r\n"
                     f"Heed-Token: {self.token}\r\n\r\n").encode())
        self.received = b""
        while b"\r\n\r\n" not in self.received:
            part = one.recv(4_096)
            expect(part, "the stream ended at once")
            self.received += part
        status = int(self.received.split()[1])
        if status == 200:
            self.stream = one
        return status

    def asks(self, is_seen=True):
        expect(self.listen() == 200, "the page may not ask")
        if is_seen:
            self.post("shown", b"")
        return self

    def told(self):
        """Waits for the word that ends it."""
        while b'"end"' not in self.received:
            part = self.stream.recv(4_096)
            expect(part, "the stream ended without a word")
            self.received += part
        return self.received.split(b'"end": "')[1].split(b'"')[0].decode()

    def document(self):
        return self.asking.request("document.json", headers=self.headers)

    def post(self, name, body):
        text = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.asking.request(name, "POST", self.headers, text)

    def answer(self, answer):
        return self.post("answer", answer)
