"""A form of Shiny."""

import sys

from shiny import App, reactive, render, run_app, ui

page = ui.page_fluid(
    ui.h1("Book a course"),
    ui.input_text("name", "Name"),
    ui.input_select("course", "Course", ["Pottery", "Drawing", "Weaving"]),
    ui.input_selectize("town", "Town", ["Oslo", "Rome", "Bern"]),
    ui.input_radio_buttons("payment", "Payment", ["Cash", "Card"]),
    ui.input_checkbox_group("extras", "Extras", ["Lunch", "Parking"]),
    ui.input_slider("hours", "Hours a week", 1, 10, 3),
    ui.input_date("begins", "Begins on", value="2026-03-02"),
    ui.input_file("photo", "Photo"),
    ui.input_checkbox("agreed", "I accept the terms"),
    ui.input_action_button("book", "Book"),
    ui.output_text("answer"),
    title="Book a course")


def server(input, output, session):
    @render.text
    @reactive.event(input.book)
    def answer():
        return "Thank you, %s" % input.name() if input.name() else "Enter your name"


run_app(App(page, server), host="127.0.0.1", port=int(sys.argv[1]))
