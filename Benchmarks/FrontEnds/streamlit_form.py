"""A form of Streamlit."""

import streamlit as st

st.set_page_config(page_title="Book a course")
st.title("Book a course")
with st.form("course"):
    name = st.text_input("Name", help="As in the passport")
    seats = st.number_input("Seats", 1, 9)
    st.date_input("Begins on")
    st.time_input("At")
    course = st.selectbox("Course", ["Pottery", "Drawing", "Weaving"])
    st.multiselect("Days", ["Monday", "Tuesday", "Friday"])
    st.slider("Hours a week", 1, 10, 3)
    st.radio("Payment", ["Cash", "Card"])
    st.text_area("Remarks")
    agreed = st.checkbox("I accept the terms")
    if st.form_submit_button("Book"):
        if not name:
            st.error("Enter your name")
        else:
            st.success("Thank you, %s" % name)
