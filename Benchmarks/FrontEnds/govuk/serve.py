"""A question page with the components of GOV.UK Frontend, which checks its answers on the server.

usage: serve.py PORT FOLDER

FOLDER has the style sheet and the script of GOV.UK Frontend, as the package fast-gov-uk contains them.
"""

import email.parser
import email.policy
import glob
import http.server
import mimetypes
import os
import sys

import jinja2

HERE = os.path.dirname(os.path.abspath(__file__))
TEMPLATES = jinja2.Environment(
    loader=jinja2.ChoiceLoader([
        jinja2.FileSystemLoader(HERE),
        jinja2.PrefixLoader({"govuk_frontend_jinja": jinja2.PackageLoader("govuk_frontend_jinja")})]),
    autoescape=True, trim_blocks=True, lstrip_blocks=True)


def problems(values):
    """Returns the error message of each question, and the field to which the summary links."""
    found = {}
    if not values.get("name"):
        found["name"] = ("Enter your full name", "name")
    if "@" not in values.get("email", ""):
        found["email"] = ("Enter an email address in the correct format, like name@example.com", "email")
    if not all(values.get("born-" + part, "").isdigit() for part in ("day", "month", "year")):
        found["born"] = ("Date of birth must be a real date", "born-day")
    if not values.get("contact"):
        found["contact"] = ("Select how you would like to be contacted", "contact")
    return found


class Handler(http.server.BaseHTTPRequestHandler):
    folder = ""

    def log_message(self, *words):
        pass

    def send(self, body, kind="text/html; charset=utf-8", status=200):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def page(self, name, values=None, found=None):
        found = found or {}
        text = TEMPLATES.get_template(name).render(
            values=values or {}, errors={name: message for name, (message, _) in found.items()}, govukRebrand=False,
            summary=[{"text": message, "href": "#" + field} for message, field in found.values()])
        self.send(text.encode())

    def do_GET(self):
        path = self.path.partition("?")[0]
        if path == "/":
            self.page("form.html")
        elif path == "/done":
            self.page("done.html")
        else:
            self.send_file(path)

    def send_file(self, path):
        files = {"/govuk.css": "govuk-frontend-*.min.css", "/govuk.js": "govuk-frontend-*.min.js"}
        wanted = glob.glob(os.path.join(self.folder, files.get(path, os.path.normpath(path).lstrip("/."))))
        if not wanted or not os.path.isfile(wanted[0]):
            self.send(b"not found", "text/plain", 404)
            return
        with open(wanted[0], "rb") as file:
            self.send(file.read(), mimetypes.guess_type(wanted[0])[0] or "application/octet-stream")

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        form = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(
            b"Content-Type: " + self.headers.get("Content-Type", "").encode() + b"\r\n\r\n" + body)
        values = {
            part.get_param("name", header="content-disposition"): part.get_content()
            for part in form.iter_parts() if part.get_content_type() == "text/plain"}
        values = {name: value.strip() for name, value in values.items() if isinstance(value, str)}
        found = problems(values)
        if found:
            self.page("form.html", values, found)
            return
        self.send_response(303)
        self.send_header("Location", "/done")
        self.send_header("Content-Length", "0")
        self.end_headers()


def main():
    Handler.folder = sys.argv[2]
    http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()


if __name__ == "__main__":
    main()
