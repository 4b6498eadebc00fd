import Simulator
import Testing

/// Playwright's snapshots, pasted as outlines.
@Suite struct PlaywrightSnapshotTests {
  private func names(_ outline: String) throws -> [String] {
    let screen = try Screen(outline: outline)
    return screen.preorder.map { visit in
      let node = screen[visit.index]
      return String(repeating: ">", count: visit.depth) + "\(node.role.rawValue) \(node.name)"
    }
  }

  @Test func `A page with a form is read`() throws {
    let outline = """
      - banner:
        - link "Home":
          - /url: /
        - heading "Create account" [level=1]
      - main:
        - text: Already registered?
        - textbox "E-mail" [active]:
          - /placeholder: name@example.com
          - text: ada@example.com
        - textbox "Password": hunter2
        - checkbox "Keep me signed in" [checked]
        - checkbox "Send me news"
        - radio "Some" [checked=mixed]
        - button "More" [expanded] [ref=e12] [cursor=pointer]
        - button "Bold" [pressed]
        - button "Next" [disabled]
        - list:
          - listitem: Apples
          - listitem:
            - text: Pears and
            - strong: plums
      """
    let screen = try Screen(outline: outline)
    #expect(screen.diagnostics.isEmpty)
    let email = try #require(screen.indices(role: .textBox, name: "E-mail").first)
    #expect(screen[email].placeholder == "name@example.com")
    #expect(screen[email].value?.text == "ada@example.com")
    #expect(screen.firstChild(of: email) == nil)
    let password = try #require(screen.indices(role: .textBox, name: "Password").first)
    #expect(screen[password].value == "hunter2")
    let boxes = screen.indices(role: .checkbox).map { screen[$0].value?.checked }
    #expect(boxes == [.on, .off])
    #expect(screen.indices(role: .radio).map { screen[$0].value?.checked } == [.mixed])
    let buttons = screen.indices(role: .button).map { screen[$0].states }
    #expect(buttons.map(\.expanded) == [true, nil, nil])
    #expect(buttons.map(\.pressed) == [nil, .on, nil])
    #expect(buttons.map(\.isDisabled) == [false, false, true])
    #expect(screen[try #require(screen.indices(role: .link).first)].web?.target == "/")
    let items = screen.indices(role: .listItem)
    #expect(
      items.map { screen.children(of: $0).map { screen[$0].name } } == [
        ["Apples"], ["Pears and", ""],
      ])
  }

  @Test func `Quoted keys and values are read`() throws {
    #expect(
      try names(
        #"""
        - 'button "Time: 10:30"'
        - 'link "it''s {new}" [disabled]':
          - /url: "#top"
        - 'heading "a: b" [level=2]': "- not an item"
        - button "say \"hi\" \\ \u00e9\ud83d\ude00"
        - text: "12"
        - text: "a # b: \x07\n"
        - text: 'it''s'
        """#) == [
          "button Time: 10:30", "link it's {new}", "heading a: b", ">text - not an item",
          #"button say "hi" \ é😀"#, "text 12", "text a # b: \u{7}\n", "text it's",
        ])
  }

  @Test func `Attributes that only Playwright needs are ignored`() throws {
    let screen = try Screen(
      outline: """
        - /children: equal
        - generic [active] [ref=e1] [box=0,0,800,600]:
          - iframe [ref=e2]:
            - button "Pay" [ref=f1e3] [cursor=pointer]
          - list "Steps" [ref=e4]:
            - /children: deep-equal
            - listitem [ref=e5]: One
        - <changed> button "Save" [ref=e6]
        - ref=e7 [unchanged]
        """)
    #expect(
      screen.preorder.map { screen[$0.index].role } == [
        .generic, .frame, .button, .list, .listItem, .text, .button,
      ])
    #expect(screen.diagnostics.map(\.position?.line) == [9])
  }

  @Test func `The options of a closed combo box set its value and are hidden`() throws {
    let outline = """
      - combobox "Country":
        - option "France"
        - group "Islands":
          - option "Malta" [selected]
      - combobox "City" [expanded]:
        - option "Lyon"
      """
    let screen = try Screen(outline: outline)
    let boxes = screen.indices(role: .combobox)
    #expect(boxes.map { screen[$0].value?.text } == ["Malta", nil])
    let hidden = screen.indices(role: .option).map { screen[$0].hidden?.reason }
    #expect(hidden == [.insideControl, .insideControl, nil])
  }

  @Test func `The number of a range control is read as its value`() throws {
    let screen = try Screen(
      outline: """
        - slider "Volume": "50"
        - spinbutton "Guests": 2
        - slider "Size": Large
        """)
    let values = screen.preorder.map { screen[$0.index].value }
    #expect(values.map { $0?.range?.now } == [50, 2, nil])
    #expect(values.map { $0?.text } == [nil, nil, "Large"])
  }

  @Test func `A snapshot may have common indentation, any line ending and a byte order mark`()
    throws
  {
    let expected = ["list ", ">listitem ", ">>text One", "button Save"]
    #expect(
      try names(
        "\u{FEFF}---\r\n    - list:\r\n      - listitem: One\r\n\r\n    - button \"Save\"\r\n")
        == expected)
    #expect(try names("- list:\r  - listitem: One\r- button \"Save\"") == expected)
  }

  @Test func `Comments, blank lines, loose colons and indentation are accepted`() throws {
    #expect(
      try names(
        """
        # A sketch
        - list   # of fruit

            - listitem: Apples # red

              # deeper
              - button "Eat"
            - listitem: C# is no comment
        - textbox "Name"  [required]  :   Ada
        - group[disabled]:
        """) == [
          "list ", ">listitem ", ">>text Apples", ">>button Eat", ">listitem ",
          ">>text C# is no comment", "textbox Name", "group ",
        ])
  }

  @Test func `Nodes have their position in the file`() throws {
    let screen = try Screen(outline: "\n- list:\n  - listitem: \"Ä\"\n  - 'button \"x: y\"'")
    let positions = screen.preorder.map { screen[$0.index].position }
    #expect(
      positions == [
        .init(line: 2, column: 3), .init(line: 3, column: 5), .init(line: 3, column: 15),
        .init(line: 4, column: 5),
      ])
  }

  @Test func `An unknown role in a design is an error that suggests a known one`() {
    let expected = [
      (
        "buton",
        "did you mean “button”? a role of the app's own is written - other with /role: buton"
      ),
      ("frobnicator", "a role of the app's own is written - other with /role: frobnicator"),
    ]
    for (role, remedy) in expected {
      let error = #expect(throws: OutlineError.self) {
        try Screen(outline: "- button \"A\"\n- \(role) \"B\"")
      }
      #expect(error?.problem == "the role “\(role)” is not known")
      #expect(error?.remedy == "\(remedy) below it")
      #expect(error?.position == .init(line: 2, column: 3))
    }
  }

  @Test(arguments: [
    "doc-toc", "graphics-document", "sectionheader", "image", "presentation", "generic", "other",
  ])
  func `Roles named by ARIA are kept, with or without rules`(_ role: String) throws {
    let screen = try Screen(outline: "- \(role) \"A\"")
    #expect(screen.diagnostics.isEmpty)
    #expect(try Screen(outline: screen.outline) == screen)
  }

  @Test(arguments: ["web", "android", "ios", "react-native"])
  func `A platform's screen keeps its own roles`(_ origin: String) throws {
    let screen = try Screen(outline: "- /origin: \(origin)\n- imagebutton \"A\"")
    #expect(screen.preorder.map { screen[$0.index].role } == [.other("imagebutton")])
  }

  @Test func `An app-specific role is printed so that it reads back`() throws {
    let screen: Screen = [Branch(Node(.other("dial"), label: "Volume"))]
    #expect(screen.outline == "- other \"Volume\":\n  - /role: dial")
    #expect(try Screen(outline: screen.outline).outline == screen.outline)
  }

  @Test func `A page accepts roles specific to the web`() throws {
    #expect(try Screen(outline: "- /origin: web\n- graphics-document \"Map\"").diagnostics.isEmpty)
  }

  @Test func `Structural elements of a page are not focusable, and fields keep their default`()
    throws
  {
    let screen = try Screen(
      outline: "- /origin: web\n- main:\n  - textbox \"Email\"\n- list [focusable]")
    let focusable = screen.preorder.map { screen[$0.index].states.isFocusable }
    #expect(focusable == [false, nil, true])
  }

  @Test func `Descendants of a hidden node are hidden too`() throws {
    let screen = try Screen(
      outline: """
        - group:
          - button "A"
          - button "B":
            - /hidden: false
          - /hidden: aria-hidden
        - button "C" [hidden]
        """)
    let reasons = screen.preorder.map { screen[$0.index].hidden?.reason }
    #expect(reasons == [.ariaHidden, .ariaHidden, nil, .hidden])
  }

  @Test func `An error makes a field invalid unless the outline says otherwise`() throws {
    let screen = try Screen(
      outline: """
        - textbox "A":
          - /error: Too short
        - textbox "B" [invalid=false]:
          - /error: Too short
        - textbox "C" [invalid=spelling]
        """)
    let invalid = screen.preorder.map { screen[$0.index].states.invalid }
    #expect(invalid == [.yes, States.Invalid.none, .spelling])
  }

  @Test func `An empty outline is an empty screen`() throws {
    #expect(try Screen(outline: "").count == 0)
    #expect(try Screen(outline: "\n# nothing\n").outline == "")
  }
}
