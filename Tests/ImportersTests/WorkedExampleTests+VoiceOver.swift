extension WorkedExampleTests {
  private static let edit = "double tap to edit"
  private static let toggle = "double tap to toggle setting"
  private static let pick = "double tap to activate the picker"
  private static let adjust = "swipe up or down with one finger to adjust the value"

  // a11ysupport.io html_label_element_explicit.json, input-text.json, input-email.json,
  // input-password.json, aria-required.json, aria-describedby.json,
  // aria-errormessage-with-aria-invalid-true.json, datalist.json; magentaA11y text-input.
  static let voiceOverFields: [Page] = [
    Page(
      "a label is a stop of its own", "<label for=a>Your street</label><input id=a>",
      "Your street", "Your street, text field, \(edit)"),
    Page(
      "value after name", "<input aria-label='Your pet?' value=Dog>",
      "Your pet? Dog, text field, \(edit)"),
    Page(
      "an address is a text field", "<input aria-label='Your mail?' type=email value=me@x.example>",
      "Your mail? me@x.example, text field, \(edit)"),
    Page(
      "a password is counted", "<input aria-label='Made-up password' type=password value=abc>",
      "Made-up password, 3 characters, secure text field, \(edit)"),
    Page(
      "required", "<input aria-label=Fish aria-required=true>",
      "Fish, text field, required, \(edit)"),
    Page(
      "description after the pause",
      "<input aria-label=Amount aria-describedby=e><p id=e>at most 9</p>",
      "Amount, text field, at most 9, \(edit)", "at most 9"),
    Page(
      "error message",
      "<input aria-label=Amount aria-invalid=true aria-errormessage=e><p id=e>too much</p>",
      "Amount, text field, invalid data, too much, \(edit)", "too much"),
    Page(
      "required and invalid with its message",
      """
      <label for=a>Email</label>
      <input id=a required aria-invalid=true aria-errormessage=e><p id=e>Enter an email</p>
      """,
      "Email", "Email, text field, required, invalid data, Enter an email, \(edit)",
      "Enter an email"),
    Page(
      "a label that says required",
      """
      <label for=a>Phone, required</label>
      <input id=a type=tel required aria-describedby=f><p id=f>Like 555 01 02</p>
      """,
      "Phone, required",
      "Phone, required, text field, required, invalid data, Like 555 01 02, \(edit)",
      "Like 555 01 02"),
    // why: recorded with “Use the rotor to access misspelled words” behind, which Safari says only
    // when the system has spelling suggestions; a page does not expose them.
    Page(
      "a password with its rules in the label",
      """
      <label for=a>Password, at least 8 letters, required</label>
      <input id=a type=password required>
      """,
      "Password, at least 8 letters, required",
      "Password, at least 8 letters, required, secure text field, required, invalid data, \(edit)"),
    Page(
      "suggestions", "<input aria-label=Drink list=l><datalist id=l><option>tea</datalist>",
      "Drink, text field, list box popup, \(edit)"),
  ]

  // a11ysupport.io input-checkbox.json, required_attribute_radio_group.json, select.json,
  // input-range.json, html_button(type-button--disabled).json, aria-expanded.json,
  // aria-pressed.json, menu-button-actions-active-descendant.json, input-date.json,
  // aria-1-2-combobox-with-list-autocomplete-example.json, input-file.json.
  static let voiceOverControls: [Page] = [
    // a11ysupport.io input-color.json, details-summary.json, aria-placeholder.json
    Page(
      "a colour is called by its name",
      "<input type=color aria-label='Your colour?' value='#FF0000'>",
      "Your colour? red, color well"),
    Page(
      "a colour nobody has a name for keeps its notation",
      "<input type=color aria-label='Your colour?' value='#123456'>",
      "Your colour? #123456, color well"),
    Page(
      "a heading in a summary is heard as a heading",
      "<details open><summary><h3>On ships</h3></summary><p>Big</details>",
      "On ships, heading level 3, button, expanded, double tap to collapse", "Big"),
    Page(
      "a text box that is edited as a page has one line",
      "<div role=textbox contenteditable aria-label=Birthday aria-placeholder=DDMM></div>",
      "Birthday, DDMM, text field, \(edit)"),
    Page(
      "check box", "<label><input type=checkbox> yes</label>",
      "yes, checkbox, unchecked, \(toggle)"),
    Page(
      "checked box", "<input type=checkbox aria-label=yes checked>",
      "yes, checkbox, checked, \(toggle)"),
    Page(
      "radio buttons in a fieldset",
      """
      <fieldset><legend>Drink</legend>
      <label><input type=radio name=d required> Tea</label>
      <label><input type=radio name=d required> Milk</label></fieldset>
      """,
      "Drink, form start", "Tea, radio button, unchecked, 1 of 2, required, invalid data",
      "Milk, radio button, unchecked, 2 of 2, required, invalid data, form end"),
    Page(
      "check box in a fieldset",
      """
      <fieldset><legend>Terms</legend>
      <input type=checkbox id=a><label for=a>I agree</label></fieldset>
      """,
      "Terms, form start", "I agree, checkbox, unchecked, form end, \(toggle)"),
    Page(
      "select", "<select aria-label='Choose a drink'><option>tea<option>milk</select>",
      "Choose a drink, tea, pop up button, \(pick)"),
    Page(
      "range", "<input type=range aria-label=Size min=0 max=11 value=6>",
      "Size, 6, 54.5%, adjustable, \(adjust)"),
    Page("disabled button", "<button type=button disabled>Pay</button>", "Pay, dimmed, button"),
    Page(
      "collapsed button", "<button aria-expanded=false>More</button>",
      "More, button, collapsed, double tap to expand"),
    // why: recorded as “show more, expanded” right after the press; that is the change alone, and
    // swiping to the button announces its role, too.
    Page(
      "expanded button", "<button aria-expanded=true>Less</button>",
      "Less, button, expanded, double tap to collapse"),
    Page(
      "toggle button", "<button aria-pressed=true>Bold</button>",
      "Bold, toggle button, pressed, \(toggle)"),
    Page(
      "menu button", "<button aria-haspopup=true>File</button>", "File, pop up button, menu popup"),
    Page(
      "date", "<input type=date aria-label='Choose a day' value=2012-12-12>",
      "Choose a day, December 12, 2012"),
    Page(
      "combo box",
      "<input role=combobox aria-label=Country aria-expanded=false aria-autocomplete=list>",
      "Country, combo box, list box popup, collapsed, double tap to expand"),
    Page(
      "file", "<input type=file aria-label='Add a photo'>",
      "Add a photo, no file selected, button"),
  ]

  // a11ysupport.io links/example4.json, headings.json, ul.json, dl-basic.json,
  // role-navigation-named.json, table/example_1.json, grid.json, html_figure/test_1.json,
  // aria-current-change.json.
  static let voiceOverContent: [Page] = [
    // why: recorded as “visited, link”; only the browser knows where a person has been, so a page
    // imported from its source has no visited links. A screen that says so is heard so.
    Page("link", "<a href='https://shop.example'>Shop</a>", "Shop, link"),
    Page("heading", "<h2>News</h2>", "News, heading level 2"),
    Page(
      "list", "<ul><li>Tea<li>Milk<li>Water</ul>", "bullet, list start", "Tea", "bullet", "Milk",
      "bullet", "Water, list end"),
    Page(
      "numbered list", "<ol><li>Mix<li>Bake</ol>", "1, list start", "Mix", "2", "Bake, list end"),
    Page(
      "description list", "<dl><dt>Red<dd>Fire<dt>Blue<dd>Sea<dd>or sky</dl>",
      "Red, definition list start, term", "Fire, definition", "Blue, term", "Sea, definition",
      "or sky, definition list end, definition"),
    Page(
      "named landmark", "<nav aria-label='Parts of the shop'><p>first</p><p>last</p></nav>",
      "first, Parts of the shop, navigation, landmark",
      "last, end, Parts of the shop, navigation"),
    Page(
      "table",
      """
      <table><tr><th>day<th>who<th>sum</tr><tr><td>May<td>Ann<td>1</tr>
      <tr><td>June<td>Bob<td>2</tr><tr><td>July<td>Cid<td>3</tr></table>
      """,
      "day, row header, column header, row 1 column 1, table start 4 rows, 3 columns",
      "who, column header, column 2", "sum, column header, column 3", "May, row 2, column 1",
      "who, Ann, column 2", "sum, 1, column 3", "day, June, row 3, column 1", "who, Bob, column 2",
      "sum, 2, column 3", "day, July, row 4, column 1", "who, Cid, column 2",
      "sum, 3, column 3, table end"),
    Page(
      "grid",
      """
      <table role=grid aria-label='days off'><tr><th>day<th>who</tr><tr><td>May<td>Ann</tr></table>
      """,
      "days off, day, row header, column header, row 1, column 1, table start, 2 rows, 2 columns",
      "who, column header, column 2", "May, row 2, column 1", "who, Ann, column 2, table end"),
    Page(
      "figure", "<figure><img alt=moon src=m.png><figcaption>At night</figcaption></figure>",
      "moon, image", "At night"),
    Page(
      "current page", "<a href=/a aria-current=page>about</a>", "about, current page, link"),
    Page(
      "a group announces nothing of its own",
      "<div role=group aria-label='Price list'><p>Tea</p><p>3</p></div>", "Tea", "3"),
  ]
}
