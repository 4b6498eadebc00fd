import Importers
import Simulator
import Testing

/// VoiceOver's announcements of groups and fields on a page, with elements that they own or
/// describe.
@Suite struct WebKitGroupTests {
  private static func heard(_ html: String, _ navigation: Navigation = .swipeRight) throws
    -> [String]
  {
    var reader = VoiceOver()
    reader.settings.hints = false
    return reader.read(try Screen.html(html, file: "page.html"), by: navigation).stops
      .map(\.announcement.text)
  }

  // uswds/uswds#6840
  @Test(arguments: [
    "<input role=combobox aria-label=Tree aria-owns=l><ul id=l role=listbox>"
      + "<li role=option>Birch</ul><button>Go</button>",
    "<textarea aria-label=Tree aria-owns='x l'></textarea><p id=l>Birch</p><button>Go</button>",
  ])
  func `VoiceOver does not reach elements that a text field owns`(_ html: String) throws {
    let heard = try Self.heard(html)
    #expect(heard.count == 2)
    #expect(heard.last == "Go, button")
  }

  @Test func `A field does not own an element around it`() throws {
    let html = "<div id=l><input aria-label=Tree aria-owns=l><p>Birch</p></div>"
    #expect(try Self.heard(html) == ["Tree, text field", "Birch"])
  }

  @Test func `VoiceOver reaches elements that a div owns, and TalkBack those of a field`() throws {
    let owned = "<div aria-owns=l>List</div><button>Go</button><p id=l>Birch</p>"
    #expect(try Self.heard(owned) == ["List", "Birch", "Go, button"])
    let field = try Screen.html("<input aria-label=Tree aria-owns=l><p id=l>Birch</p>")
    #expect(TalkBack().read(field).stops.map(\.announcement.text).last == "Birch")
  }

  // alphagov/govuk-frontend#5876
  @Test func `The description of a fieldset is the hint of its legend and of its controls`() throws
  {
    let html =
      "<fieldset aria-describedby=d><legend><h1>How?</h1></legend><p id=d>Pick one.</p>"
      + "<input type=radio name=r id=a><label for=a>Post</label>"
      + "<input type=radio name=r id=b aria-describedby=o><label for=b>Phone</label>"
      + "<p id=o>By day.</p><a href=/x>More</a></fieldset><input aria-label=Age>"
    let stops = VoiceOver().read(try Screen.html(html)).stops
    let hints = stops.map { stop in
      stop.announcement.parts.filter { $0.kind == .hint }.map(\.text).joined()
    }
    #expect(hints == ["Pick one.", "", "Pick one.", "By day.", "", "", ""])
    #expect(stops.last?.announcement.parts.first?.text == "Age")
  }

  // a11ysupport.io, required_attribute_radio_group.json, previous item
  @Test func `Going backwards, the last stop of a fieldset says the name of the fieldset`() throws {
    let html =
      "<fieldset><legend>Pet</legend><label>Cat <input></label><label>Dog <input></label></fieldset>"
      + "<button>Go</button>"
    #expect(
      try Self.heard(html, .swipeLeft)
        == [
          "Go, button", "Pet, Dog, text field", "Dog", "Cat, text field", "Cat",
          "Pet, form start",
        ])
  }

  @Test(arguments: [
    (
      "<fieldset aria-label=Pet><input aria-label=Cat><input aria-label=Dog></fieldset>", "Pet, Cat"
    ),
    ("<fieldset aria-labelledby=n><input aria-label=Cat></fieldset><p id=n>Pet</p>", "Pet, Cat"),
    ("<fieldset aria-label=Pet><input aria-label=Pet></fieldset>", "Pet, Pet"),
    ("<fieldset role=radiogroup aria-label=Pet><input aria-label=Cat></fieldset>", "Pet, Cat"),
  ])
  func `A fieldset without a legend says its name at its first stop`(
    _ html: String, _ start: String
  ) throws {
    let heard = try Self.heard(html)
    #expect(heard.first == "\(start), text field, form start")
    let back = try Self.heard(html, .swipeLeft)
    #expect(back.count(where: { $0.hasPrefix("Pet, ") }) == 1)
  }

  @Test(arguments: [
    "<fieldset><legend>Pet</legend><input aria-label=Cat></fieldset>",
    "<fieldset aria-labelledby=n><h2 id=n>Pet <b>name</b></h2><input aria-label=Cat></fieldset>",
    "<fieldset><legend>Pet</legend></fieldset>",
    "<fieldset role=radiogroup><legend>Pet</legend><input type=radio aria-label=Cat></fieldset>",
  ])
  func `A fieldset whose first stop is its name says the name once`(_ html: String) throws {
    let first = try #require(try Self.heard(html).first)
    #expect(first.hasPrefix("Pet, ") && !first.hasPrefix("Pet, Pet"))
    #expect(first.hasSuffix("form start"))
    #expect(try Self.heard(html, .swipeLeft).last == first)
  }

  // a11ysupport.io, aria-required-radiogroup.json, VoiceOver on iOS 12.3
  @Test(arguments: ["role=radiogroup", "role=group"])
  func `A group that is not a fieldset says neither its name nor its description`(
    _ role: String
  ) throws {
    let html =
      "<div \(role) aria-label=Pet aria-describedby=d><input aria-label=Cat>"
      + "<input aria-label=Dog></div><p id=d>Pick one.</p>"
    for navigation in [Navigation.swipeRight, .swipeLeft] {
      let stops = VoiceOver().read(try Screen.html(html), by: navigation).stops
      let words = stops.map(\.announcement.text)
      #expect(words.allSatisfy { !$0.contains("Pet") && !$0.contains("form") })
      #expect(words.count(where: { $0.contains("Pick one") }) == 1)
    }
  }

  @Test func `Nested containers say their names from the outermost to the innermost`() throws {
    let html =
      "<fieldset aria-label=Order><table aria-label=Items><tr><th>Name<th>Sum"
      + "<tr><td>Tea<td>2</table></fieldset>"
    let heard = try Self.heard(html)
    #expect(heard.first?.hasPrefix("Order, Items, Name") == true)
    #expect(heard.first?.hasSuffix("table start, 2 rows, 2 columns, form start") == true)
    #expect(try Self.heard(html, .swipeLeft).first?.hasPrefix("Order, Items, Sum, 2") == true)
  }

  @Test func `A jump by form controls says the name of a fieldset once`() throws {
    let html = "<fieldset aria-label=Pet><input aria-label=Cat><input aria-label=Dog></fieldset>"
    let jumps = try Self.heard(html, .jump(.formControls))
    #expect(jumps == ["Pet, Cat, text field, form start", "Dog, text field, form end"])
  }

  @Test func `Only a fieldset with a description gives it to its legend`() throws {
    let html =
      "<fieldset aria-describedby=d><legend>Pets</legend><fieldset><legend>Cat</legend>"
      + "<input aria-label=Name></fieldset></fieldset><p id=d>Optional.</p>"
    let stops = VoiceOver().read(try Screen.html(html)).stops
    let hints = stops.map { stop in
      stop.announcement.parts.filter { $0.kind == .hint }.map(\.text).joined()
    }
    #expect(hints == ["Optional.", "", "Optional.", ""])
  }

  @Test(arguments: [
    ("title=Tip", "Optional."), ("aria-description=Own", "Optional."),
    ("aria-describedby=o", "Own."), ("aria-describedby=o title=Tip", "Own."),
  ])
  func `The description of a fieldset replaces the title of a control`(
    _ attribute: String, _ hint: String
  ) throws {
    let html =
      "<fieldset aria-describedby=d><input aria-label=Name \(attribute)></fieldset>"
      + "<p id=d>Optional.</p><p id=o>Own.</p>"
    let first = try #require(VoiceOver().read(try Screen.html(html)).stops.first)
    #expect(first.announcement.parts.filter { $0.kind == .hint }.map(\.text) == [hint])
  }

  @Test func `Going backwards, a table says its caption and a name inside it`() throws {
    let rows = "<tr><th>Day<th>Open<tr><th>Mon<td>9"
    let caption = "<table><caption>Hours</caption>\(rows)</table>"
    #expect(try Self.heard(caption).first == "Hours, table start, 2 rows, 2 columns")
    let back = try Self.heard(caption, .swipeLeft)
    #expect(back.first == "Hours, Open, Mon, 9, row 2, column 2, table end")
    #expect(back.last == "Hours, table start, 2 rows, 2 columns")
    let labelled = "<table aria-labelledby=c><caption id=c>Hours</caption>\(rows)</table>"
    #expect(try Self.heard(labelled).first == "Hours, table start, 2 rows, 2 columns")
    #expect(try Self.heard(labelled, .swipeLeft).first == back.first)
  }

  // a11ysupport.io, grid.json, previous item
  @Test func `Going backwards, a table says what it says going forwards`() throws {
    let html =
      "<table aria-label=Staff><tr><th>Id<th>Name<tr><th>1<td>Ada<tr><th>2<td>Bob <b>B</b></table>"
      + "<p>end</p>"
    #expect(
      try Self.heard(html, .swipeLeft)
        == [
          "end", "Staff, Name, 2, B, row 3, column 2, table end", "Bob",
          "Id, 2, row header, column 1", "Name, 1, Ada, row 2, column 2",
          "Id, 1, row header, column 1", "Name, column header, row 1, column 2",
          "Id, row header, column header, column 1, table start, 3 rows, 2 columns",
        ])
  }

  @Test func `Going backwards, a table with one cell still says its name`() throws {
    let html = "<table aria-label=Staff><caption>People</caption><tr><th>Id</table><p>end</p>"
    let heard = try Self.heard(html, .swipeLeft)
    #expect(heard[1].hasPrefix("Staff, Id"))
  }

  @Test(arguments: [
    "<p>a</p>&nbsp;<p>b</p>", "<p>a</p><p>&nbsp;</p><div>\u{2003}</div><p>b</p>",
    "<p>a</p><span>&nbsp;</span> &nbsp;<p>b</p>",
  ])
  func `A no-break space alone is a stop for no reader`(_ html: String) throws {
    #expect(try Self.heard(html) == ["a", "b"])
    var reader = TalkBack()
    reader.settings.capitals = .nothing
    #expect(reader.read(try Screen.html(html)).stops.map(\.announcement.text) == ["a", "b"])
  }

  @Test(arguments: [
    ("<a href=/x>&nbsp;</a>", "link"), ("<button>&nbsp;</button>", "button"),
    ("<button>&nbsp;\u{200B}</button>", "button"),
  ])
  func `A name of white space is not announced`(_ html: String, _ words: String) throws {
    #expect(try Self.heard(html) == [words])
  }

  @Test func `Names, headers and descriptions of white space are not announced`() throws {
    let html =
      "<table aria-label='&nbsp;'><tr><th>&nbsp;<th>H<tr><th>R<td>1<tr><th>&nbsp;<td>2</table>"
      + "<fieldset><legend>&nbsp;</legend><input aria-label=x aria-describedby=d></fieldset>"
      + "<p id=d>&nbsp;</p>"
    let stops = VoiceOver().read(try Screen.html(html)).stops
    #expect(
      stops.map(\.announcement.said) == [
        "H, column header, row 1, column 2, table start, 3 rows, 2 columns",
        "R, row header, row 2, column 1", "H, 1, column 2",
        "2, row 3, column 2, table end", "x, text field",
      ])
    #expect(stops.last?.announcement.hint == "double tap to edit")
  }

  @Test func `A zero-width space alone is no stop for VoiceOver`() throws {
    #expect(try Self.heard("<p>a</p><p>&#8203;</p><p>b</p>") == ["a", "b"])
  }

  @Test func `A jump by form controls skips month and week fields`() throws {
    let html =
      "<input aria-label=a><input type=month aria-label=m><input type=week aria-label=w>"
      + "<input type=datetime-local aria-label=t><input type=date aria-label=d>"
    let screen = try Screen.html(html, file: "page.html")
    let stops = VoiceOver().read(screen, by: .jump(.formControls)).stops
    #expect(stops.map { screen[$0.node].name } == ["a", "d"])
  }
}
