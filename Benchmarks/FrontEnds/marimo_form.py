"""A form of marimo, whose kernel sends the page's content over a socket."""

import marimo

app = marimo.App(app_title="Book a course")


@app.cell
def _():
    import marimo as mo

    name = mo.ui.text(label="Name")
    mo.vstack([
        mo.md("# Book a course"), name, mo.ui.dropdown(["Pottery", "Drawing"], label="Course"),
        mo.ui.slider(1, 10, label="Hours a week"), mo.ui.date(label="Begins on"),
        mo.ui.checkbox(label="I accept the terms"), mo.ui.button(label="Book")])
    return mo, name


@app.cell
def _(mo, name):
    mo.md("Thank you, %s" % name.value if name.value else "")
    return


if __name__ == "__main__":
    app.run()
