import Importers
import Simulator
import Testing

/// Controls with their labels and errors.
extension WebKitReleaseTests {
  @Test(arguments: [
    Case("<h2 aria-label=L>a <b>b</b></h2>", "L, heading level 2", "L, heading level 2"),
    Case("<h2></h2>"),
    Case("<h2></h2>", "heading level 2", in: [.ios18]),
    Case("<h2 aria-label=L></h2>", "L, heading level 2", in: [.ios18, .ios26]),
    Case("<input type=date value=2026-01-02 aria-label=D>", "D, January 2, 2026"),
    Case(
      "<input type=date value=2026-01-02 aria-label=D>", "D, January 2, 2026, pop up button",
      in: [.ios17, .ios27Point1]),
    Case("<input type=color value=#ff0000 aria-label=C>", "C, red, color well"),
    Case("<select size=3 aria-label=M><option>s1<option>s2</select>", "M, s1, pop up button"),
    Case(
      "<select multiple aria-label=M><option>s1<option>s2</select>", "M, 0 Items, pop up button"),
    Case(
      "<select multiple aria-label=M><option>s1<option selected>s2</select>",
      "M, s2, pop up button"),
    Case(
      "<select multiple aria-label=M><option selected>s1<option selected>s2</select>",
      "M, 2 Items, pop up button"),
    Case(
      "<select size=3 aria-label=M><option disabled>s1<option selected>s2</select>",
      "M, s2, pop up button"),
    Case(
      "<input role=combobox aria-label=State value=ne aria-expanded=true aria-controls=l>"
        + "<ul id=l role=listbox><li role=option aria-selected=true>Nevada</ul>",
      "State, ne, combo box, list box popup, expanded", "selected, Nevada, list start"),
    Case(
      "<p>a <span role=math aria-label='x squared'>x2</span> b</p>", "a", "x squared, math", "b"),
    Case("<div role=text>a <b>b</b></div>", "a b"),
    Case("<audio controls></audio>"),
    Case("<video aria-label=V controls></video>", "V, indefinite time"),
    Case("<video aria-label=V autoplay></video>"),
    Case("<input type=radio aria-label=only>", "only, radio button, unchecked"),
    Case("<iframe src='data:text/html,<p>In%20frame</p>'></iframe>", "In frame"),
    Case(
      "<div role=menu><div role=menuitemcheckbox aria-checked=true>News</div></div>",
      "News, menu item, checked", in: [.ios26, .ios27Point1]),
  ])
  func `A control is announced as its release exposes it`(_ page: Case) throws {
    for release in page.releases { #expect(try Self.heard(page.html, release) == page.heard) }
  }

  // a11ysupport.io, required_attribute_radio_group.json; ionic-team/ionic-framework#26769
  @Test(arguments: [
    Case(
      "<input type=radio id=a name=r><label for=a>Cat</label>"
        + "<input type=radio id=b name=r><label for=b>Dog</label>",
      "Cat, radio button, unchecked, 1 of 2", "Dog, radio button, unchecked, 2 of 2"),
    Case("<label><input type=checkbox> After</label>", "After, checkbox, unchecked"),
    Case(
      "<label><input type=checkbox><div>After</div></label>", "After, checkbox, unchecked"),
    Case("<label>Before <input type=checkbox></label>", "Before", "Before, checkbox, unchecked"),
    Case(
      "<label><input type=checkbox> Long <b>bold</b></label>", "Long bold, checkbox, unchecked",
      "Long", "bold"),
    Case(
      "<label for=a>Yes</label><input type=checkbox id=a><label for=b>Yes</label>"
        + "<input type=checkbox id=b>",
      "Yes", "Yes, checkbox, unchecked", "Yes", "Yes, checkbox, unchecked"),
    Case("<input id=a><label for=a>Name</label>", "Name, text field", "Name"),
    // department-of-veterans-affairs/vets-design-system#5035
    Case(
      "<style>label::before{content:'';display:inline-block}</style>"
        + "<input type=radio id=a><label for=a>Cat</label>",
      "Cat, radio button, unchecked", "Cat"),
    // An empty block after the text, which only ends floats, has no box.
    Case(
      "<style>label::after{content:'';display:block}</style>"
        + "<input type=radio id=a><label for=a>Cat</label>",
      "Cat, radio button, unchecked"),
    Case("<input type=checkbox aria-label=Cat><p>Cat</p>", "Cat, checkbox, unchecked", "Cat"),
  ])
  func `The label after a check box or radio button is not read again`(_ page: Case) throws {
    for release in [VoiceOver.WebKit.ios18, .ios26, .ios27Point1] where release < .ios27 {
      #expect(try Self.heard(page.html, release) == page.heard)
    }
  }

  // WebKit, AccessibilityObject::invalidStatus; LayoutTests, required-control-invalid-status
  @Test(arguments: [
    Case("<input required aria-label=a>", "a, text field, required, invalid data"),
    Case("<input required aria-label=a>", "a, text field, required", in: [.ios17]),
    Case("<input required aria-label=a value=x>", "a, x, text field, required"),
    Case(
      "<input type=checkbox required aria-label=a>",
      "a, checkbox, unchecked, required, invalid data"),
    Case(
      "<input type=radio name=r required aria-label=a><input type=radio name=r aria-label=b>",
      "a, radio button, unchecked, 1 of 2, required, invalid data",
      "b, radio button, unchecked, 2 of 2, invalid data"),
    Case("<input pattern='[0-9]+' value=x aria-label=a>", "a, x, text field, invalid data"),
    Case("<input type=number min=1 step=2 value=2 aria-label=a>", "a, 2, text field, invalid data"),
    Case("<input required aria-invalid=false aria-label=a>", "a, text field, required"),
    Case("<input required disabled aria-label=a>", "a, dimmed, text field, required"),
    Case(
      "<input required aria-label=a aria-errormessage=e><p id=e>Bad",
      "a, text field, required, invalid data, Bad", "Bad"),
    Case("<div role=textbox aria-required=true aria-label=a></div>", "a, text field, required"),
  ])
  func `Errors of HTML validation are announced from the start`(_ page: Case) throws {
    for release in page.releases { #expect(try Self.heard(page.html, release) == page.heard) }
  }

  @Test func `A field that was filled in is no longer missing`() throws {
    var screen = try Screen.html("<input required aria-label=a>", file: "page.html")
    let field = try #require(screen.preorder.map(\.index).first { screen[$0].role == .textBox })
    screen[field].value = "x"
    #expect(VoiceOver().read(screen).stops.first?.announcement.said == "a, x, text field, required")
  }
}
