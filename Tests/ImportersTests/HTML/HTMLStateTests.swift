import Simulator
import Testing

@Suite struct HTMLStateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var html: String
    var holds: @Sendable (Node) -> Bool

    init(_ html: String, _ holds: @escaping @Sendable (Node) -> Bool) {
      self.html = html
      self.holds = holds
    }

    var testDescription: String { html }
  }

  static let states: [Case] = [
    Case("<input id=it disabled>") { $0.states.isDisabled },
    Case("<fieldset disabled><legend>x</legend><input id=it></fieldset>") { $0.states.isDisabled },
    Case("<fieldset disabled><legend><input id=it></legend></fieldset>") { !$0.states.isDisabled },
    Case("<select><optgroup disabled><option id=it>x</select>") { $0.states.isDisabled },
    Case("<div role=button id=it aria-disabled=true>x</div>") { $0.states.isDisabled },
    Case("<div role=tablist aria-disabled=true><div role=tab id=it>x</div></div>") {
      $0.states.isDisabled
    },
    Case("<input id=it required>") { $0.states.isRequired },
    Case("<input id=it aria-required=true>") { $0.states.isRequired },
    Case("<input id=it type=range required>") { !$0.states.isRequired },
    Case("<textarea id=it readonly></textarea>") { $0.states.isReadOnly },
    Case("<input id=it aria-invalid=spelling>") { $0.states.invalid == .spelling },
    Case("<input id=it aria-invalid=whatever>") { $0.states.invalid == .yes },
    Case("<input id=it type=email value=nobody>") { $0.states.invalid == .yes },
    Case("<input id=it type=email value=a@b>") { $0.states.invalid == nil },
    Case("<input id=it required>") { $0.states.invalid == nil },
    Case("<input id=it type=checkbox checked aria-checked=false>") { $0.value?.checked == .on },
    Case("<div id=it role=checkbox aria-checked=mixed>x</div>") { $0.value?.checked == .mixed },
    Case("<div id=it role=checkbox>x</div>") { $0.value?.checked == .off },
    Case("<select><option>a<option id=it selected>b</select>") { $0.states.selected == true },
    Case("<select><option disabled>a<option id=it>b</select>") { $0.states.selected == true },
    Case("<select size=3><option id=it>a</select>") { $0.states.selected == false },
    Case("<div role=tab id=it aria-selected=false>x</div>") { $0.states.selected == false },
    Case("<button id=it aria-pressed=mixed>x</button>") { $0.states.pressed == .mixed },
    Case("<a href=# id=it aria-pressed=true>x</a>") { $0.states.pressed == nil },
    Case("<details open><summary id=it>x</summary></details>") { $0.states.expanded == true },
    Case("<button id=it aria-expanded=false>x</button>") { $0.states.expanded == false },
    Case("<button id=it>x</button>") { $0.states.expanded == nil },
    Case("<button id=it aria-haspopup=true>x</button>") { $0.states.popup == .menu },
    Case("<button id=it aria-haspopup=dialog>x</button>") { $0.states.popup == .dialog },
    Case("<button id=it aria-haspopup=false>x</button>") { $0.states.popup == nil },
    Case("<button id=it popovertarget=p>x</button><div popover role=menu id=p></div>") {
      $0.states.popup == .menu && $0.states.expanded == false
    },
    Case("<button id=it disabled popovertarget=p>x</button><div popover id=p></div>") {
      $0.states.expanded == nil
    },
    Case("<button id=it commandfor=p command=toggle-popover>x</button><div popover id=p></div>") {
      $0.states.popup == nil && $0.states.expanded == false
    },
    Case("<button id=it commandfor=p command=show-modal>x</button><dialog id=p></dialog>") {
      $0.states.expanded == nil
    },
    Case("<a id=it href=# aria-current=page>x</a>") { $0.states.current == .page },
    Case("<a id=it href=# aria-current=foo>x</a>") { $0.states.current == .yes },
    Case("<a id=it href=# aria-current=''>x</a>") { $0.states.current == nil },
    Case("<div role=dialog id=it aria-modal=true>x</div>") { $0.states.isModal },
    Case("<select id=it multiple></select>") { $0.states.isMultiselectable },
    Case("<table><tr><th id=it aria-sort=descending>x</table>") { $0.states.sort == .descending },
    Case("<div id=it aria-busy=true>x</div>") { $0.states.isBusy },
    Case("<div id=it tabindex=-1>x</div>") { $0.states.isFocusable == true },
    Case("<a id=it>x</a>") { $0.states.isFocusable == false },
    Case("<button id=it disabled tabindex=0>x</button>") { $0.states.isFocusable == false },
    Case("<h2 id=it aria-level=5>x</h2>") { $0.level == 5 },
    Case("<div id=it role=heading>x</div>") { $0.level == 2 },
    Case("<button id=it aria-roledescription=slide>x</button>") { $0.roleDescription == "slide" },
    Case("<div id=it aria-roledescription=slide>x</div>") { $0.roleDescription == nil },
    Case("<output id=it>x</output>") { $0.live?.politeness == .polite },
    Case("<div id=it role=alert>x</div>") { $0.live?.politeness == .assertive },
    Case("<div id=it aria-live=polite>x</div>") { $0.live == LiveRegion(.polite) },
    Case("<p id=it lang=de>x</p>") { $0.language == "de" },
  ]

  @Test(arguments: states)
  func `An element has the state of its attributes`(_ test: Case) throws {
    let node = try #require(try ImportedPage(test.html).it)
    #expect(test.holds(node))
  }

  static let values: [Case] = [
    Case("<input id=it value='a  b'>") { $0.value?.text == "a  b" },
    Case("<input id=it>") { $0.value == nil },
    Case("<textarea id=it>\nTwo\nlines</textarea>") { $0.value?.text == "Two\nlines" },
    Case("<select id=it><option>a<option selected>b  c</select>") { $0.value?.text == "b c" },
    Case("<input id=it type=date value=2025-01-31>") { $0.value?.text == "2025-01-31" },
    Case("<input id=it type=range>") {
      $0.value?.range == .init(now: 50, minimum: 0, maximum: 100)
    },
    Case("<input id=it type=range min=0 max=10 value=99>") { $0.value?.range?.now == 10 },
    Case("<input id=it type=range max=10 step=4 value=5>") { $0.value?.range?.now == 4 },
    Case("<progress id=it></progress>") {
      $0.value?.range == .init(now: nil, minimum: 0, maximum: 1)
    },
    Case("<meter id=it min=0 max=5 value=3></meter>") {
      $0.value?.range == .init(now: 3, minimum: 0, maximum: 5)
    },
    Case("<div id=it role=slider aria-valuenow=3 aria-valuetext=three></div>") {
      $0.value == Value(text: "three", range: .init(now: 3, minimum: 0, maximum: 100))
    },
    Case("<div id=it aria-label=x contenteditable>typed</div>") {
      $0.value?.text == "typed" && $0.name == "x" && $0.role == .generic
    },
    Case("<div id=it role=textbox contenteditable>typed</div>") { $0.value?.text == "typed" },
    Case("<input id=it type=password value=abc>") {
      $0.textInput?.isSecure == true && $0.value?.text == "abc"
    },
    Case("<textarea id=it></textarea>") { $0.textInput?.isMultiline == true },
    Case("<input id=it type=tel enterkeyhint=next maxlength=9 autocomplete=tel>") {
      $0.textInput
        == TextInput(keyboard: .phone, returnKey: .next, maximumLength: 9, autofill: "tel")
    },
    Case("<input id=it inputmode=numeric>") { $0.textInput?.keyboard == .number },
    Case("<div id=it role=textbox>x</div>") { $0.web?.isEditable == false && $0.textInput == nil },
    Case("<a id=it href=/x title=T>x</a>") { $0.web?.target == "/x" && $0.web?.title == "T" },
  ]

  @Test(arguments: values)
  func `An element has the value of its markup`(_ test: Case) throws {
    let node = try #require(try ImportedPage(test.html).it)
    #expect(test.holds(node))
  }
}
