import Importers
import Simulator
import Testing

/// The nodes that Chrome leaves out of a page's tree, keeps and generates.
@Suite struct ChromeInclusionTests {
  // Chromium 156, measured
  @Test(
    arguments: [
      ("<p>Showing <span id=n>1</span> of 9</p>", ["Showing", "1", "of 9"]),
      ("<p>Showing <b class=n>1</b> of 9</p>", ["Showing 1 of 9"]),
      (
        "<p>See <a name=top>here</a>, <i aria-live=off>now</i></p>",
        ["See", "here", "comma", "now"]
      ),
      ("<h2>Part <span id=n>1</span></h2>", ["Part 1, heading 2"]),
      ("<p id=p>One <span data-id=n>two</span></p>", ["One two"]),
    ] as [ChromeMappingTests.Example])
  func `An inline element with an identifier or ARIA breaks its block`(
    _ example: ChromeMappingTests.Example
  ) throws {
    #expect(try ChromeMappingTests.heard(example.page) == example.heard)
  }

  @Test(
    arguments: [
      ("<p>A <q>b</q> c</p>", ["A “b” c"]),
      ("<p>A <q>b <a href=x>c</a></q></p>", ["A", "“", "b", "c, link", "”"]),
      ("<p lang=de>A <q>b <q>c</q></q></p>", ["A „b ‚c‘“"]),
      ("<p lang=fr>A <q lang=en>b</q></p>", ["A «b»"]),
      ("<style>q{quotes:none}</style><p>A <q>b</q></p>", ["A b"]),
      ("<style>q{quotes:'<' ')' '<' ']'}</style><p>A <q>b <q>c</q></q></p>", ["A <b <c])"]),
      ("<style>q::before,q::after{content:none}</style><p>A <q>b</q></p>", ["A b"]),
      ("<style>q::before{content:''}</style><p>A <q>b</q> c</p>", ["A b c"]),
      ("<button><q>b</q></button>", ["“b”, button"]),
    ] as [ChromeMappingTests.Example])
  func `A quotation has the marks of its language`(_ example: ChromeMappingTests.Example) throws {
    #expect(try ChromeMappingTests.heard(example.page) == example.heard)
  }

  @Test(
    arguments: [
      (
        "<ul><li role=none>One<li role=none><a href=x>two</a></ul>",
        ["bullet", "One", "bullet", "two, link"]
      ),
      (
        "<ol role=menu><li role=none><a role=menuitem href=x>one</a><li role=separator></ol>",
        ["1.", "one, menu item", "2., splitter"]
      ),
      (
        "<ul role=menu style='list-style:none'><li role=none><a role=menuitem href=x>one</a></ul>",
        ["one, menu item"]
      ),
      (
        "<ul role=menu><li role=listitem>One<li role=menuitem tabindex=0>two</ul>",
        ["• One", "two, menu item"]
      ),
      ("<ul role=group><li role=listitem>One</ul>", ["• One"]),
      ("<ul role=none><li role=listitem>One</ul>", ["• One"]),
      ("<ul role=list><li role=listitem>One</ul>", ["bullet", "One"]),
    ] as [ChromeMappingTests.Example])
  func `The marker of an item without a role is a stop`(_ example: ChromeMappingTests.Example)
    throws
  {
    #expect(try ChromeMappingTests.heard(example.page) == example.heard)
  }

  @Test(
    arguments: [
      (
        "<ul style='list-style:none'><li><div style='display:flex'><span>a</span><span>b</span>"
          + "</div><li><div style='display:flex'><div>c</div><div>d</div></div></ul>",
        ["ab, 1 of 2, in list, 2 items", "c, 2 of 2", "d"]
      ),
      ("<p>a <span style='display:block'>b</span></p>", ["a", "b"]),
      ("<p>a <span style='float:left'>b</span></p>", ["ab"]),
      ("<blockquote>a<div>b</div></blockquote>", ["a", "b"]),
      ("<blockquote>a<div></div></blockquote>", ["a, blockquote"]),
    ] as [ChromeMappingTests.Example])
  func `A box that only lays out others is no node`(_ example: ChromeMappingTests.Example) throws {
    let heard = try ChromeMappingTests.heard(example.page)
    #expect(heard == example.heard)
  }

  @Test(
    arguments: [
      ("<input type=month aria-label=M>", .version85, ["date and time picker, M"]),
      ("<input type=week aria-label=W>", .version125, ["week picker, W"]),
      ("<span role=link aria-disabled=true>Here</span>", .version125, []),
      ("<span role=link aria-disabled=true>Here</span>", .version143, ["Here, link, disabled"]),
    ] as [(String, TalkBackSettings.Chrome, [String])])
  func `An old version of Chrome has its own words and stops`(
    _ page: String, _ chrome: TalkBackSettings.Chrome, _ expected: [String]
  ) throws {
    let heard = try ChromeMappingTests.heard(page) { $0.chrome = chrome }
    let words = heard.map { $0.replacing(", collapsed", with: "") }
    #expect(words == expected)
  }

  @Test(arguments: [(TalkBackSettings.Chrome.version125, false), (.version132, true)])
  func `Chrome exposes since 132 that a field is required`(
    _ chrome: TalkBackSettings.Chrome, _ isHeard: Bool
  ) throws {
    let heard = try ChromeMappingTests.heard("<input aria-label=Email required>") {
      $0.chrome = chrome
    }
    #expect(heard.first?.lowercased().contains("required") == isHeard)
  }

  @Test func `Words that no log of a page has are omissions unless their setting is on`() throws {
    let page =
      "<label for=a>Name</label><input id=a value=Ann><label><input type=checkbox>News</label>"
      + "<label><input type=checkbox checked>Post</label>"
    let screen = try Screen.html(page)
    var reader = TalkBack()
    reader.settings.hints = false
    let silent = Array(reader.read(screen).stops.dropFirst())
    #expect(
      silent.map(\.announcement.said) == [
        "Ann, edit box", "News, check box", "checked, Post, check box",
      ])
    let left = silent.map(\.omissions)
    let words = left.map { $0.map(\.text) }
    #expect(words == [["Name"], ["not checked"], []])
    let confidences = Set(left.joined().map(\.rule.confidence))
    #expect(confidences == [.sourceNotDevice])
    #expect(left[0].first?.rule.summary.contains("filledFieldNames=on") == true)
    #expect(left[1].first?.rule.summary.contains("notChecked=on") == true)
    try reader.set("filledFieldNames", to: "on")
    try reader.set("notChecked", to: "on")
    let spoken = Array(reader.read(screen).stops.dropFirst())
    #expect(
      spoken.map(\.announcement.said) == [
        "Name, Ann, edit box", "not checked, News, check box", "checked, Post, check box",
      ])
    let others = spoken.flatMap(\.omissions)
    #expect(others.isEmpty)
  }
}
