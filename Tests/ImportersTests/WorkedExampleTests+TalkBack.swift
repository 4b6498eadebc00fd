extension WorkedExampleTests {
  private static let edit = "double tap to edit text"
  private static let activate = "double tap to activate"
  private static let toggle = "double tap to toggle"
  private static let actions =
    "actions available, swipe up or swipe down and double tap to activate"

  // a11ysupport.io html_label_element_explicit.json, aria-placeholder.json, input-email.json,
  // input-text.json, datalist.json, input-password.json, aria-describedby.json, aria-invalid.json,
  // aria-errormessage-with-aria-invalid-true.json, aria-required.json, modal-dialog-example.json.
  static let talkBackFields: [Page] = [
    // why: recorded with TalkBack 6.2 as “edit”; since 7.3 the word is “edit box”.
    Page(
      "label", "<label for=a>Your street</label><input id=a>", "Your street",
      "edit box, Your street, \(edit)"),
    // why: recorded letter by letter (“M M D D”), which is how the voice reads it.
    Page(
      "placeholder", "<input aria-label='My birthday' aria-placeholder=DDMM>",
      "edit box, My birthday, DDMM, \(edit)"),
    Page(
      "value and placeholder",
      """
      <div role=textbox contenteditable aria-label='Her birthday' aria-placeholder=DDMM>June</div>
      """,
      "June, edit box, Her birthday, DDMM, \(edit)"),
    Page(
      "mail address", "<input type=email aria-label='Your mail?' value=me@x.example>",
      "me@x.example, edit box, Your mail?, \(edit)"),
    // why: recorded with TalkBack 7.3 as “double tap to enter text”; since 8.1 it is “edit text”.
    Page(
      "text", "<input aria-label='Your pet?' value=dog>", "dog, edit box, Your pet? \(edit)"),
    // why: recorded with TalkBack 8.1 as “edit options available” behind; 15.1 announces its menu
    // only while the field has the focus.
    Page(
      "suggestions", "<input aria-label=Drink list=l><datalist id=l><option>tea</datalist>",
      "edit box, Drink, \(edit)"),
    Page(
      "password", "<input type=password aria-label='Made-up password' value=abc>",
      "password, 3 characters, edit box, Made-up password, \(edit)"),
    Page(
      "description", "<input aria-label=Amount aria-describedby=e><p id=e>at most 9</p>",
      "edit box, Amount, at most 9, \(edit)", "at most 9"),
    // why: recorded with Chrome 95, which held errors back while a field held few characters.
    Page(
      "invalid without a message", "<input aria-label=Pet aria-invalid=true value=dog>",
      "dog, edit box, error: invalid entry, Pet, \(edit)"),
    // why: recorded with TalkBack 16.2, which says the error first; 15.1 says it after the role.
    Page(
      "error message",
      "<input aria-label=Amount aria-invalid=true aria-errormessage=e><p id=e>too much</p>",
      "edit box, error: invalid entry too much, Amount, \(edit)", "too much"),
    // why: recorded with TalkBack 7.3 as “double tap to activate”; a field is edited since.
    Page(
      "required is silent", "<input aria-label=Fish aria-required=true>",
      "edit box, Fish, \(edit)"),
    // why: recorded as the dialog opened, with the keyboard announced after it. What is outside stays in
    // the list, since TalkBack leaves it to Chrome to keep the focus inside.
    Page(
      "field of a dialog",
      "<div role=dialog aria-modal=true aria-label=Add><input aria-label=Street></div>",
      "edit box, Street, \(edit)"),
  ]

  // a11ysupport.io input-checkbox.json, checkbox-two-state.json,
  // required_attribute_radio_group.json, select.json, aria-pressed.json, aria-expanded.json,
  // html_button(type-button--disabled).json, input-range.json, input-date.json,
  // title-attribute.json.
  static let talkBackControls: [Page] = [
    Page(
      "check box", "<input type=checkbox aria-label=yes>",
      "not checked, yes, check box, \(toggle)"),
    // why: recorded with TalkBack 7.3 without “1 of 2”, which came with the positions of items.
    Page(
      "check boxes in a list",
      """
      <ul style='list-style: none'><li><div role=checkbox tabindex=0>Salt</div></li>
      <li><div role=checkbox tabindex=0>Oil</div></li></ul>
      """,
      "not checked, Salt, check box, 1 of 2, in list, 2 items, \(toggle)",
      "not checked, Oil, check box, 2 of 2, \(toggle)"),
    // why: recorded with Chrome 76, without the error of a choice that must be made.
    Page(
      "radio button", "<input type=radio aria-label=Tea required>",
      "not checked, Tea, radio button, error: invalid entry, \(toggle)"),
    // why: recorded without the chosen option; magentaA11y's recording of a select, which we
    // follow, has the option as text and the name behind the role.
    Page(
      "select", "<select aria-label='Choose a drink'><option>tea<option>milk</select>",
      "collapsed, tea, menu pop up button, Choose a drink, \(activate), \(actions)"),
    Page(
      "toggle button", "<button aria-pressed=true>Bold</button>",
      "on, Bold, switch, \(toggle)"),
    Page(
      "collapsed button", "<button aria-expanded=false>More</button>",
      "collapsed, More, button, \(activate), \(actions)"),
    Page("disabled button", "<button disabled>Pay</button>", "Pay, button, disabled"),
    // why: recorded with TalkBack 7.3, which announced per cent and the volume keys; 15.1 announces the number
    // and of swiping.
    Page(
      "range", "<input type=range aria-label=Size min=0 max=11 value=6>",
      "6.0, Size, slider, swipe up or swipe down to adjust"),
    Page(
      "date", "<input type=date aria-label='Choose a day' value=2024-06-01>",
      "2024-06-01, date picker, Choose a day, \(activate)"),
    Page(
      "title of a button", "<button title=salve>greet</button>",
      "greet, button, salve, \(activate)"),
  ]

  // a11ysupport.io headings.json, links/example1.json, aria-current.json, table/example_1.json,
  // grid.json, alert-role-named.json.
  static let talkBackContent: [Page] = [
    Page("heading", "<h2>News</h2>", "News, heading 2"),
    Page(
      "link", "<p>See <a href=/a>example</a> first.</p>", "See", "example, link, \(activate)",
      "first."),
    // why: recorded with TalkBack 12.1, which said “current page” again at the end; Chrome has it in
    // the state alone, and 15.1 says a state once.
    Page(
      "current page", "<a href=/ aria-current=page>home</a>",
      "current page, home, link, \(activate)"),
    Page(
      "table",
      """
      <table><tr><th>Day<th>Who<th>Sum</tr><tr><td>May<td>Ann<td>1</tr></table>
      """,
      "Day, column heading, row 1, in grid, 2 rows, 3 columns", "Who, column heading",
      "Sum, column heading", "May, row 2, Day", "Ann, Who", "1, Sum"),
    // why: recorded with TalkBack 8.1 as “out of grid” alone; 15.1 says the name again.
    Page(
      "grid",
      """
      <table role=grid aria-label='days off'><tr><th>day<th>who</tr><tr><td>May<td>Ann</tr></table>
      <button>After</button>
      """,
      "day, column heading, row 1, in grid, days off, 2 rows, 2 columns",
      "who, column heading, in days off",
      "May, row 2, day", "Ann, who", "After, button, out of grid days off, \(activate)"),
    // why: recorded with TalkBack 8.1 as “…, important message”, the role's word then.
    Page("alert", "<div role=alert>Saved</div>", "Saved, alert"),
  ]
}
