"""Chromium without a window, driven through pipes. Needs only Python."""

import base64
import json
import os
import subprocess
import tempfile
import time


class Browser:
    def __init__(self, program):
        (ours_in, theirs_out), (theirs_in, ours_out) = os.pipe(), os.pipe()

        def pipes():  # Chromium reads commands from descriptor 3, and writes to 4.
            command, answer = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(command, 3)
            os.dup2(answer, 4)

        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--user-data-dir=" + self.folder.name, "about:blank"],
            preexec_fn=pipes, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.commands = os.fdopen(ours_out, "wb", 0)
        self.answers = os.fdopen(ours_in, "rb")
        self.number = 0
        self.session = None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Page.enable")

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.commands.write(json.dumps(message).encode() + b"\0")
        while (answer := self.receive()).get("id") != self.number:
            pass
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def receive(self):
        text = b""
        while (byte := self.answers.read(1)) != b"\0":
            if not byte:
                raise RuntimeError("Chromium has stopped")
            text += byte
        return json.loads(text)

    def resize(self, width, height=900):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=width < 700)

    def open(self, address, until="document.readyState == 'complete'"):
        """Opens a page, and returns when an expression of JavaScript is true on it."""
        self.send("Page.navigate", url=address)
        self.wait("location.href != 'about:blank' && " + until)

    def wait(self, expression):
        """Returns when an expression is true, even on the next page. Fails after ten seconds."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            try:
                if self.run(f"new Promise((look) => setTimeout(look, 20)).then(() => Boolean({expression}))"):
                    return
            except RuntimeError:
                pass  # The page, or a part of it, is not there yet.
        raise AssertionError(f"never true on {self.run('location.href')}: {expression}")

    def run(self, expression):
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{answer['exceptionDetails']['exception']['description']}: {expression}")
        return answer["result"].get("value")

    def type(self, text):
        self.send("Input.insertText", text=text)

    def press(self, key, text, code):
        for event in ["keyDown", "keyUp"]:
            self.send("Input.dispatchKeyEvent", type=event, key=key, text=text, windowsVirtualKeyCode=code)

    def press_enter(self):
        self.press("Enter", "\r", 13)

    def press_slash(self):
        self.press("/", "/", 191)

    def screenshot(self, file):
        with open(file, "wb") as out:
            out.write(base64.b64decode(self.send("Page.captureScreenshot")["data"]))

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()
