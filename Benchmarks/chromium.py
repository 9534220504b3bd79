"""Chromium by its debug protocol, with nothing but Python's own library."""

import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time

COMMON = [
    "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
    "--force-device-scale-factor=2", "--window-size=390,844",
]


def find():
    for name in ("chromium", "chromium-browser", "google-chrome"):
        path = shutil.which(name)
        if path:
            return path
    return None


class Browser:
    """A running browser."""

    def __init__(self, path):
        self.profile = tempfile.mkdtemp(prefix="heed-bench-")
        self.process = subprocess.Popen(
            [path, *COMMON, "--remote-debugging-port=0", f"--user-data-dir={self.profile}",
             "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        port_file = os.path.join(self.profile, "DevToolsActivePort")
        end = time.monotonic() + 60
        while not (os.path.exists(port_file) and os.path.getsize(port_file) > 0):
            if time.monotonic() > end or self.process.poll() is not None:
                self.close()
                raise RuntimeError("Chromium does not start")
            time.sleep(0.05)
        port, path = open(port_file).read().split()[:2]
        self.port = int(port)
        self.control = Connection(self.port, path)

    def page(self, address):
        target = self.control.call("Target.createTarget", url="about:blank")["targetId"]
        page = Connection(self.port, f"/devtools/page/{target}")
        page.call("Page.enable")
        page.call(
            "Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2,
            mobile=True)
        page.call("Page.navigate", url=address)
        page.wait("Page.loadEventFired")
        return page

    def close(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class Connection:
    """A web socket over which commands go and answers come."""

    def __init__(self, port, path):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            (f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
             "Sec-WebSocket-Version: 13\r\n\r\n").encode())
        self.rest = b""
        head = b""
        while b"\r\n\r\n" not in head:
            head += self.socket.recv(4096)
        head, self.rest = head.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n", 1)[0] + b" ":
            raise RuntimeError("Chromium refuses the connection")
        self.number = 0

    def call(self, method, **params):
        self.number += 1
        self.send(json.dumps({"id": self.number, "method": method, "params": params}).encode())
        while True:
            message = json.loads(self.receive())
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(message["error"].get("message", "error"))
                return message["result"]

    def wait(self, method):
        while json.loads(self.receive()).get("method") != method:
            pass

    def send(self, data):
        mask = os.urandom(4)
        length = len(data)
        if length < 126:
            head = struct.pack("!BB", 0x81, 0x80 | length)
        elif length < 65536:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, length)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)

    def receive(self):
        message = b""
        while True:
            first, second = self.take(2)
            length = second & 0x7F
            if length == 126:
                length = struct.unpack("!H", self.take(2))[0]
            elif length == 127:
                length = struct.unpack("!Q", self.take(8))[0]
            data = self.take(length)
            if first & 0x0F in (0, 1, 2):
                message += data
                if first & 0x80:
                    return message
            elif first & 0x0F == 8:
                raise RuntimeError("Chromium ends the connection")

    def take(self, count):
        parts = [self.rest]
        have = len(self.rest)
        while have < count:
            part = self.socket.recv(max(65536, count - have))
            if not part:
                raise RuntimeError("Chromium ends the connection")
            parts.append(part)
            have += len(part)
        data = b"".join(parts)
        self.rest = data[count:]
        return data[:count]
