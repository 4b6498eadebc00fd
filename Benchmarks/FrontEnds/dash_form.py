"""A form of Dash."""

import sys

from dash import Dash, Input, Output, State, dcc, html

app = Dash(__name__, title="Book a course")
app.layout = html.Main([
    html.H1("Book a course"),
    html.Label("Name", htmlFor="name"), dcc.Input(id="name", type="text"),
    html.Label("Course", htmlFor="course"), dcc.Dropdown(["Pottery", "Drawing", "Weaving"], "Pottery", id="course"),
    dcc.Checklist(["Lunch", "Parking"], ["Lunch"], id="extras"),
    dcc.RadioItems(["Cash", "Card"], "Cash", id="payment"),
    dcc.Slider(1, 10, 1, value=3, id="hours"),
    dcc.DatePickerSingle(id="begins"),
    dcc.Textarea(id="remarks"),
    html.Button("Book", id="book"),
    html.Div(id="answer"),
])


@app.callback(
    Output("answer", "children"), Input("book", "n_clicks"), State("name", "value"), prevent_initial_call=True)
def book(_, name):
    return "Thank you, %s" % name if name else "Enter your name"


app.run(host="127.0.0.1", port=int(sys.argv[1]), debug=False)
