"""A form of Gradio."""

import sys

import gradio as gr


def book(name, course, hours, extras, payment, agreed, seats):
    if not name:
        raise gr.Error("Enter your name")
    return "Thank you, %s: %s, %d hours" % (name, course, hours)


with gr.Blocks(title="Book a course", analytics_enabled=False) as page:
    gr.Markdown("# Book a course")
    fields = [
        gr.Textbox(label="Name", info="As in the passport"),
        gr.Dropdown(["Pottery", "Drawing", "Weaving"], label="Course"),
        gr.Slider(1, 10, value=3, step=1, label="Hours a week"),
        gr.CheckboxGroup(["Lunch", "Parking"], label="Extras"),
        gr.Radio(["Cash", "Card"], label="Payment"),
        gr.Checkbox(label="I accept the terms"),
        gr.Number(label="Seats", value=1),
    ]
    answer = gr.Textbox(label="Answer", interactive=False)
    gr.Button("Book").click(book, fields, answer)

page.launch(server_name="127.0.0.1", server_port=int(sys.argv[1]), share=False, quiet=True)
