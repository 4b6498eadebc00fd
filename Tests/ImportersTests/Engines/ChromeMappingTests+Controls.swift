import Importers
import Simulator
import Testing

/// Controls and fields with their states.
extension ChromeMappingTests {
  @Test(
    arguments: [
      ("<label><input type=checkbox> Simple</label>", ["not checked, Simple, check box"]),
      ("<input type=radio id=a><label for=a>A1</label>", ["not checked, A1, radio button"]),
      (
        "<label><input type=checkbox><span>Simple</span></label>",
        ["not checked, Simple, check box", "Simple"]
      ),
      (
        "<label>I agree <a href=t>terms</a><input type=checkbox></label>",
        ["I agree", "terms, link", "not checked, I agree terms, check box"]
      ),
      ("<label>Email <input></label>", ["Email", "edit box, Email"]),
      (
        "<label><input type=checkbox aria-label=Own> Text</label>",
        ["not checked, Own, check box", "Text"]
      ),
    ] as [Example])
  func `A label that only names a check box or radio button is not a stop`(_ example: Example)
    throws
  {
    #expect(try Self.heard(example.page) == example.heard)
  }

  @Test(
    arguments: [
      (
        "<label><input type=radio name=r> A1</label><label><input type=radio name=r checked> B1</label>",
        [
          "not checked. in group, option 1 of 2, A1, radio button",
          "checked. in group, option 2 of 2, B1, radio button",
        ]
      ),
      ("<input type=number value=5 aria-label=Num>", ["5, Num, spin button"]),
      ("<input type=range value=30 aria-label=Ran>", ["30.0, Ran, slider"]),
      ("<progress value=.3 aria-label=Pr></progress>", ["0.3, Pr, progress bar"]),
      ("<progress></progress>", ["progress bar"]),
      ("<meter value=.5 aria-label=Me></meter>", ["0.5, Me, meter"]),
      ("<input readonly value=rov aria-label=ro>", ["rov, ro"]),
      ("<div role=textbox tabindex=0 aria-label=fake>v</div>", ["v, edit box, fake"]),
      (
        "<div role=combobox tabindex=0 aria-expanded=false aria-label=cb>val</div>",
        ["collapsed, val, drop down list, cb"]
      ),
      (
        "<select aria-label=Sel><option>One<option selected>Two</select>",
        ["collapsed, Two, menu pop up button, Sel"]
      ),
      (
        "<label for=f>Upload</label><input id=f type=file>",
        ["Upload", "No file chosen, button, Upload: No file chosen"]
      ),
      ("<input type=file aria-label=Fi>", ["Fi, button"]),
      ("<input type=checkbox switch aria-label=sw>", ["not checked, sw, check box"]),
      ("<div role=switch tabindex=0 aria-checked=true>Wifi</div>", ["on, Wifi, switch"]),
      ("<button aria-pressed=mixed>action</button>", ["off, action, switch"]),
      ("<button aria-haspopup=dialog>More</button>", ["More, dialog pop up button"]),
      (
        "<input role=combobox value=ne aria-controls=l><ul role=listbox id=l>"
          + "<li role=option aria-selected=true>Nevada</ul>",
        ["ne, edit box", "list", "selected, Nevada"]
      ),
      ("<a href=/a/b><h3>H</h3><p>t</p></a>", ["H t, link"]),
      ("<a href=/shop/cart.html></a>", ["cart, link"]),
      ("<a onclick=go()>Go</a>", ["Go, link"]),
      ("<div role=separator>dots</div>", []),
      ("<img src=a/photo_1.jpg>", ["photo_1"]),
      ("<img src=a.jpg alt=pic>", ["pic"]),
      ("<a href=x aria-current=true>Now</a>", ["current item, Now, link"]),
      (
        "<details><summary><h2>Sum</h2></summary>x</details>",
        ["collapsed, Sum, disclosure triangle"]
      ),
      ("<button title=hello>test</button>", ["test, button, hello"]),
      ("<div contenteditable>word</div>", ["word, edit box"]),
    ] as [Example])
  func `A control announces state, value, role and label`(_ example: Example) throws {
    #expect(try Self.heard(example.page) == example.heard)
  }

  @Test(
    arguments: [
      ("<input type=email value=x aria-label=Email>", ["x, edit box, error: invalid entry, Email"]),
      ("<input required aria-label=Name>", ["edit box, Name"]),
      (
        "<input type=number min=3 value=1 aria-label=Num>",
        ["1, Num, spin button, error: invalid entry"]
      ),
      (
        "<input pattern='[0-9]{4}' value=12a4 aria-label=Pin>",
        ["12a4, edit box, error: invalid entry, Pin"]
      ),
      ("<input pattern='[0-9]{4}' value=1234 aria-label=Pin>", ["1234, edit box, Pin"]),
      (
        "<label><input type=checkbox required> I agree</label>",
        ["not checked, I agree, check box, error: invalid entry"]
      ),
      (
        "<select required aria-label=Sel><option value=''>Pick</select>",
        ["collapsed, Pick, menu pop up button, error: invalid entry, Sel"]
      ),
      ("<input type=email value=x aria-invalid=false aria-label=Email>", ["x, edit box, Email"]),
      ("<input type=email value=x readonly aria-label=Email>", ["x, Email"]),
      (
        "<input aria-label=inv aria-invalid=true aria-errormessage=em><p id=em>Bad</p>",
        ["edit box, error: invalid entry Bad, inv", "Bad"]
      ),
      ("<div aria-invalid=true>x</div>", ["x, error: invalid entry"]),
    ] as [Example])
  func `A field that is invalid on load announces its error`(_ example: Example) throws {
    #expect(try Self.heard(example.page) == example.heard)
  }

  @Test func `Version 16 announces the error first, then label and required state`() throws {
    let page =
      "<input required aria-label=Code aria-invalid=true aria-errormessage=e><p id=e>No</p>"
    let heard = try Self.heard(page) { $0.profile = .version16 }
    #expect(heard.first == "error: invalid entry No, Code, required, edit box")
  }

  @Test func `Older Chrome withholds errors, names roles and disables read-only fields`() throws {
    let page =
      "<input type=email value=x aria-label=Email><input type=checkbox aria-label=C1>"
      + "<nav aria-label=Main>x</nav><input readonly value=v aria-label=ro required>"
    #expect(
      try Self.heard(page) { $0.chrome = .version132 }
        == [
          "x, edit box, Email", "not checked, C1, checkbox", "Main, navigation",
          "required, v, edit box, ro, disabled",
        ])
  }

  @Test func `A jump by form controls reaches the summary of details`() throws {
    let screen = try Screen.html("<details><summary>More</summary>x</details><button>Go</button>")
    let walk = TalkBack().open(screen, by: .jump(.formControls))
    #expect(walk.count == 2)
  }

  @Test func `The partially checked state is announced only on request`() throws {
    let page = "<div role=checkbox tabindex=0 aria-checked=mixed>All</div>"
    let screen = try Screen.html(page, file: "page.html")
    var reader = TalkBack()
    reader.settings.hints = false
    #expect(reader.read(screen).text == "All, check box")
    let omission = try #require(reader.read(screen).stops.first?.omissions.first)
    #expect(omission.text == "partially checked")
    #expect(omission.rule.confidence == .sourceNotDevice)
    try reader.set("supplemental", to: "spoken")
    #expect(reader.read(screen).text == "partially checked, All, check box")
  }

  @Test func `An unannounced required state is reported as an omission`() throws {
    let screen = try Screen.html("<input required aria-label=Name value=A>", file: "page.html")
    func rules(_ change: (inout TalkBackSettings) -> Void) -> [String] {
      var reader = TalkBack()
      change(&reader.settings)
      let stop = reader.read(screen).stops.first
      return stop?.omissions.filter { $0.kind == .state }.map(\.rule.name) ?? []
    }
    #expect(rules { _ in } == [])
    #expect(rules { $0.profile = .version15 } == ["RequiredUnheard"])
    #expect(rules { $0.phone = .year2024 } == [])
    #expect(rules { $0.chrome = .version85 } == ["RequiredNotExposed"])
    let sketch = try Screen(outline: "- textbox \"Name\" [required]")
    let omissions = TalkBack().read(sketch).stops.first?.omissions ?? []
    #expect(omissions.map(\.rule.name) == ["RequiredNotTold"])
  }
}
