"""Builds forms of real front ends from PyPI, and audits them with both readers.

usage: run [ANNOUNCE] [--only NAME,…] [--environment FOLDER] [--results FOLDER] [--fill-budget TIME]

Prints, for each page, the seconds of the audit without and with --fill, and its findings by rule, severity and
certainty. --results keeps each result as JSON.
"""

import argparse
import collections
import contextlib
import glob
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
# One front end: its pages by name, and its command with {python}, {here}, {folder} and {port}.
SERVERS = {
    "django": (
        {"django-login": "/admin/login/", "django-list": "/admin/clinic/patient/",
         "django-change": "/admin/clinic/patient/1/change/"},
        "{python} -m django runserver --noreload {port}"),
    "wagtail": (
        {"wagtail-login": "/admin/login/", "wagtail-edit": "/admin/pages/3/edit/"},
        "{python} {folder}/site/manage.py runserver --noreload {port}"),
    "jupyterlab": (
        {"jupyterlab-main": "/lab"},
        "{python} -m jupyterlab --allow-root --no-browser --port {port} --ServerApp.port_retries=0"
        " --IdentityProvider.token= --ServerApp.root_dir={folder} --LabApp.news_url="),
    "jupyterlab-password": (
        {"jupyterlab-login": "/login"},
        "{python} -m jupyterlab --allow-root --no-browser --port {port} --ServerApp.port_retries=0"
        " --IdentityProvider.token=secret --ServerApp.root_dir={folder} --LabApp.news_url="),
    "nicegui": ({"nicegui": "/"}, "{python} {here}/nicegui_form.py {port}"),
    "gradio": ({"gradio": "/"}, "{python} {here}/gradio_form.py {port}"),
    "streamlit": (
        {"streamlit": "/"},
        "{python} -m streamlit run {here}/streamlit_form.py --server.port {port} --server.address 127.0.0.1"
        " --server.headless true --browser.gatherUsageStats false"),
    "dash": ({"dash": "/"}, "{python} {here}/dash_form.py {port}"),
    "panel": ({"panel": "/"}, "{python} {here}/panel_form.py {port}"),
    "shiny": ({"shiny": "/"}, "{python} {here}/shiny_form.py {port}"),
    "marimo": ({"marimo": "/"}, "{python} -m marimo run {here}/marimo_form.py --port {port} --headless --no-token"),
    "govuk": (
        {"govuk-form": "/", "govuk-done": "/done"},
        "{python} {here}/govuk/serve.py {port} {folder}/fast_gov_uk/assets"),
    "patterns": (
        {"pattern-" + name[:-5]: "/" + name for name in sorted(os.listdir(os.path.join(HERE, "patterns")))},
        "{python} -m http.server {port} --bind 127.0.0.1 --directory {here}/patterns"),
}


def environment(folder):
    """Returns the Python of an environment with the front ends; creates it if needed."""
    python = os.path.join(folder, "bin", "python")
    if not os.path.exists(python):
        try:
            venv.create(folder, with_pip=True)
        except Exception as error:
            sys.exit("Python cannot make an environment (%s); install its package venv" % error)
    requirements = os.path.join(HERE, "requirements.txt")
    installed = os.path.join(folder, "requirements.txt")
    if not os.path.exists(installed) or open(installed).read() != open(requirements).read():
        done = subprocess.run([python, "-m", "pip", "install", "--quiet", "-r", requirements])
        if done.returncode != 0:
            sys.exit("the front ends cannot be installed; is PyPI reachable?")
        shutil.copy(requirements, installed)
    return python


def prepare(name, python, folder, variables):
    """Creates the data of a front end."""
    if name == "django":
        subprocess.run([python, "-m", "clinic.prepare"], env=variables, check=True, stdout=subprocess.DEVNULL)
    if name == "govuk":
        add_govuk_assets(python, folder)
    if name == "wagtail":
        site = os.path.join(folder, "site")
        os.mkdir(site)
        subprocess.run(
            [python, "-m", "django", "startproject", "--template",
             subprocess.check_output(
                 [python, "-c", "import wagtail, os; print(os.path.dirname(wagtail.__file__))"],
                 text=True).strip() + "/project_template", "--extension", "html,rst", "--name", "Dockerfile",
             "mysite", site],
            env={**variables, "DJANGO_SETTINGS_MODULE": ""}, check=True, stdout=subprocess.DEVNULL)
        shutil.copy(os.path.join(HERE, "wagtail_models.py"), os.path.join(site, "home", "models.py"))
        shutil.copy(os.path.join(HERE, "clinic", "signed_in.py"), os.path.join(site, "signed_in.py"))
        with open(os.path.join(site, "mysite", "settings", "dev.py"), "a", encoding="utf-8") as file:
            file.write(
                "\nALLOWED_HOSTS = ['*']\nMIDDLEWARE.insert(\n    MIDDLEWARE.index('django.contrib.auth.middleware."
                "AuthenticationMiddleware') + 1, 'signed_in.SignedIn')\n")
        manage = [python, os.path.join(site, "manage.py")]
        for command in (["makemigrations", "home"], ["migrate"],
                        ["createsuperuser", "--noinput", "--username", "admin", "--email", "a@example.com"]):
            subprocess.run(
                manage + command, env={**variables, "DJANGO_SUPERUSER_PASSWORD": "admin"}, check=True,
                stdout=subprocess.DEVNULL)


def add_govuk_assets(python, folder):
    """Unpacks the style sheet and the script of GOV.UK Frontend 5.11.1, which a package contains.

    The package itself is not installed, because it needs a newer Python.
    """
    subprocess.run(
        [python, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--python-version", "3.13",
         "--dest", folder, "fast-gov-uk==0.9.1"], check=True)
    with zipfile.ZipFile(glob.glob(os.path.join(folder, "fast_gov_uk-*.whl"))[0]) as wheel:
        wheel.extractall(folder)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def serving(name, python, folder):
    """Runs the server of a front end, and yields its origin."""
    variables = {key: value for key, value in os.environ.items() if not key.startswith("JUPYTER")}
    variables.update({
        "HOME": folder, "GRADIO_ANALYTICS_ENABLED": "False", "PYTHONWARNINGS": "ignore", "NO_COLOR": "1",
        "PYTHONDONTWRITEBYTECODE": "1"})
    if name == "django":
        variables.update({
            "PYTHONPATH": HERE, "DJANGO_SETTINGS_MODULE": "clinic.settings",
            "CLINIC_DATABASE": os.path.join(folder, "clinic.sqlite3")})
    prepare(name, python, folder, variables)
    port = free_port()
    command = SERVERS[name][1].format(python=python, here=HERE, folder=folder, port=port).split()
    log = open(os.path.join(folder, "log.txt"), "w", encoding="utf-8")
    server = subprocess.Popen(
        command, cwd=folder, env=variables, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
    origin = "http://127.0.0.1:%d" % port
    try:
        wait(server, origin + next(iter(SERVERS[name][0].values())), log.name)
        yield origin
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGTERM)
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
        log.close()


def wait(server, address, log):
    end = time.monotonic() + 60
    while time.monotonic() < end and server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except OSError:
            time.sleep(0.3)
    sys.exit("%s does not answer:\n%s" % (address, open(log, encoding="utf-8").read()[-2000:]))


def audit(options, address, fills):
    """Returns the findings, the seconds, and what was written to standard error."""
    command = [options.announce, "audit", "--browser", "--timeout", "600", "--format", "json", address]
    if fills:
        command.append("--fill")
        if options.fill_budget:
            command += ["--fill-budget", options.fill_budget]
    start = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True)
    taken = time.monotonic() - start
    if done.returncode not in (0, 1) or not done.stdout:
        return None, taken, done.stderr
    return json.loads(done.stdout), taken, done.stderr


def findings(result):
    return [finding for file in result.get("files", []) for screen in file.get("screens", [])
            for finding in screen.get("findings", [])]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("announce", nargs="?", default=".build/release/announce")
    parser.add_argument("--only", default="")
    parser.add_argument("--environment", default=os.path.join(tempfile.gettempdir(), "announce-front-ends"))
    parser.add_argument("--results")
    parser.add_argument("--fill-budget")
    parser.add_argument("--serve", action="store_true", help="serve the pages until end of input instead")
    options = parser.parse_args()
    python = environment(options.environment)
    names = [name for name in SERVERS if not options.only or name in options.only.split(",")]
    failures = 0
    for name in names:
        with tempfile.TemporaryDirectory() as folder, serving(name, python, folder) as origin:
            if options.serve:
                for page, path in SERVERS[name][0].items():
                    print(page, origin + path, flush=True)
                sys.stdin.read()
                continue
            for page, path in SERVERS[name][0].items():
                failures += not report(options, page, origin + path)
    sys.exit(1 if failures else 0)


def report(options, page, address):
    plain, alone, _ = audit(options, address, fills=False)
    filled, taken, told = audit(options, address, fills=True)
    print("## %s\n" % page)
    if plain is None or filled is None:
        print("not audited: %s\n" % told.strip(), flush=True)
        return False
    if options.results:
        os.makedirs(options.results, exist_ok=True)
        with open(os.path.join(options.results, page + ".json"), "w", encoding="utf-8") as file:
            json.dump(filled, file, indent=1)
        with open(os.path.join(options.results, page + ".txt"), "w", encoding="utf-8") as file:
            file.write(told)
    print("audit %.1f s, with --fill %.1f s\n" % (alone, taken))
    known = collections.Counter(key(finding) for finding in findings(plain))
    counts = collections.Counter(key(finding) for finding in findings(filled))
    print("| Rule | Severity | Certainty | Plain | --fill |\n| --- | --- | --- | ---: | ---: |")
    for rule in sorted(set(known) | set(counts)):
        print("| %s | %s | %s | %d | %d |" % (*rule, known[rule], counts[rule]))
    print(flush=True)
    return True


def key(finding):
    return finding["rule"], finding["severity"], "for review" if finding["review"] else "certain"


if __name__ == "__main__":
    main()
