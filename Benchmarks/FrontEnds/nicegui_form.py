"""A registration form of NiceGUI."""

import sys

from nicegui import ui


@ui.page("/")
def form():
    ui.page_title("Book a course")
    ui.label("Book a course").classes("text-h4").props("role=heading aria-level=1")
    name = ui.input("Name", validation={"Enter your name": lambda value: bool(value)})
    ui.input("E-mail", placeholder="name@example.com")
    ui.input("Password", password=True, password_toggle_button=True)
    ui.number("Seats", value=1, min=1, max=9)
    ui.select(["Pottery", "Drawing", "Weaving"], label="Course")
    ui.select(["Monday", "Tuesday", "Friday"], label="Days", multiple=True)
    with ui.input("Begins on") as begins:
        with ui.menu().props("no-parent-event") as menu:
            ui.date().bind_value(begins)
        with begins.add_slot("append"):
            ui.icon("edit_calendar").on("click", menu.open).classes("cursor-pointer")
    ui.textarea("Remarks")
    ui.switch("Send me the newsletter")
    ui.checkbox("I accept the terms")
    ui.radio(["Cash", "Card"], value="Cash")
    ui.label("Hours a week")
    ui.slider(min=1, max=10, value=3)
    done = ui.label("").props("role=status")

    def send():
        if name.validate():
            done.set_text("Thank you, %s" % name.value)

    ui.button("Book", on_click=send)


ui.run(host="127.0.0.1", port=int(sys.argv[1]), show=False, reload=False)
