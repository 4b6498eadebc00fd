"""A form of Panel."""

import sys

import panel

panel.extension()


def form():
    name = panel.widgets.TextInput(name="Name", placeholder="As in the passport")
    answer = panel.pane.Markdown("")
    button = panel.widgets.Button(name="Book", button_type="primary")
    button.on_click(lambda _: setattr(answer, "object", "Thank you, %s" % name.value))
    return panel.Column(
        "# Book a course", name,
        panel.widgets.PasswordInput(name="Password"),
        panel.widgets.Select(name="Course", options=["Pottery", "Drawing", "Weaving"]),
        panel.widgets.MultiChoice(name="Days", options=["Monday", "Tuesday", "Friday"]),
        panel.widgets.DatePicker(name="Begins on"),
        panel.widgets.FloatSlider(name="Hours a week", start=1, end=10),
        panel.widgets.RadioBoxGroup(name="Payment", options=["Cash", "Card"]),
        panel.widgets.Checkbox(name="I accept the terms"),
        button, answer)


panel.serve({"/": form}, title="Book a course", address="127.0.0.1", port=int(sys.argv[1]), show=False)
