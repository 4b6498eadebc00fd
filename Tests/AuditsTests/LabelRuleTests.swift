import Testing

@testable import Audits

/// Edge cases of rules about names, roles and images.
struct LabelRuleTests {
  @Test(arguments: [
    ("<label for=a hidden>Email</label><input id=a title=Email>", 0),
    ("<label>Email <input value='a@b.org'></label>", 0),
    ("<label><select><option>Blue</option></select></label>", 1),
    ("<label>Name <div role=textbox tabindex=0></div></label>", 1),
    ("<div hidden><input></div>", 0),
    ("<form><input type=image src=go.png></form>", 0),
    ("<input type=submit><input type=reset>", 0),
    ("<input type=submit value=''>", 1),
    ("<map name=m><area href=/></map>", 0),
    ("<div role=listbox aria-label=Sizes><div role=option></div></div>", 1),
    ("<select aria-label=Size><option></option></select>", 0),
    ("<div role=checkbox aria-checked=true></div>", 1),
  ]) func `An element without a name from any source is reported`(source: String, count: Int) throws
  {
    #expect(try found(by: .labelMissing, in: source).count == count)
  }

  @Test(arguments: [
    ("<a href=/ aria-label='1 2 3. 4 5 6'>123.456</a>", 1),
    ("<a href=/ aria-label=non-standard>nonstandard</a>", 1),
    ("<a href=/ aria-label='Download the guide'>Download (PDF)</a>", 0),
    ("<button aria-label=Search class=material-icons>search_icon</button>", 0),
    ("<button aria-label='NEXT page'>Next <i aria-hidden=true>→</i></button>", 0),
    ("<button aria-label=Close>X</button>", 0),
    ("<label>Pet <select aria-label='Pet'><option>Cat</option></select></label>", 0),
  ]) func `A visible label missing from the name is reported`(source: String, count: Int) throws {
    #expect(try found(by: .labelInName, in: source).count == count)
  }

  @Test(arguments: [
    ("<a href=/ aria-label=Home><img src=h.png>Home</a>", 0),
    ("<a href=/><img src=h.png>Home</a>", 1),
    ("<button><img src=h.png>Home</button>", 1),
    ("<button><img src=h.png></button>", 0),
    ("<img src=h.png alt=' '>", 1),
    ("<svg><circle role=graphics-object r=5></circle></svg>", 0),
    ("<object data=page.html></object>", 0),
    ("<object><p>A table of prices</p></object>", 0),
  ]) func `An image without a text alternative is reported unless it is decorative`(
    source: String, count: Int
  ) throws {
    #expect(try found(by: .imageAltMissing, in: source).count == count)
  }

  @Test(arguments: [
    ("signup.email.label", 1), ("www.example.com", 0), ("example.org", 0), ("v1.2.3", 0),
    ("ic_close", 1), ("btnSave", 1), ("iPhone", 0), ("undefined", 1), ("\u{E900}", 1),
    ("photo.PNG", 1), ("e.g.", 0), ("saveButton", 1), ("COVID-19", 0), ("form.title", 1),
    ("form.pdf", 0), ("messages.csv", 0),
  ]) func `Code identifiers are distinguished from words`(name: String, count: Int) throws {
    #expect(try found(by: .labelIsCode, in: "<button>\(name)</button>").count == count)
  }

  @Test func `A missing group is reported once, whatever is between its choices`() throws {
    let choices = (1...5).map { "<label><input type=radio name=c> \($0)</label><p>or</p>" }
    let source = "<p>How many?</p>" + choices.joined()
    #expect(try found(by: .groupMissing, in: source).count == 1)
    #expect(
      try found(by: .groupMissing, in: "<div role=radiogroup aria-label=Count>\(source)</div>")
        .isEmpty)
  }

  @Test(arguments: [
    ("<object data=/map></object>", true), ("<object data=map.png?a=1></object>", false),
    ("<object data=/map type=video/mp4></object>", false),
    ("<img src=a.png alt='' aria-live=polite>", false),
    ("<div><svg><path d='M0 0'/></svg></div>", true),
  ]) func `An image that may be decorative or a page needs review`(
    source: String, needsReview: Bool
  ) throws {
    #expect(try found(by: .imageAltMissing, in: source).map(\.needsReview) == [needsReview])
  }

  @Test(arguments: [
    "<p>Stars <svg><path d='M0 0'/></svg></p>", "<a href=/ title=A><svg><path d='M0 0'/></svg></a>",
    "<svg><text>A</text></svg>", "<svg></svg>", "<svg aria-hidden=true><path d='M0 0'/></svg>",
  ]) func `Drawings beside text or inside controls are not reported`(source: String) throws {
    #expect(try found(by: .imageAltMissing, in: source).isEmpty)
  }

  @Test(arguments: [
    ("<input type=submit value=Save aria-label=Submit>", 1),
    ("<input type=button value=Save aria-label='Save it'>", 0),
    ("<input type=reset aria-label=Clear>", 1), ("<input type=text value=Ann aria-label=Name>", 0),
    ("<button aria-label=Submit><svg aria-hidden=true></svg>Save</button>", 1),
  ]) func `A button's visible text missing from its name is reported`(source: String, count: Int)
    throws
  {
    #expect(try found(by: .labelInName, in: source).count == count)
  }

  @Test func `Areas of an image map without names are reported`() throws {
    let map = "<map name=m><area href=a alt=''></map>"
    #expect(try found(by: .labelMissing, in: "<img src=a.png alt='' usemap='#m'>\(map)").count == 1)
    #expect(
      try found(by: .labelMissing, in: "<div hidden><img src=a.png alt='' usemap='#m'></div>\(map)")
        .isEmpty)
  }

  @Test func `A group's error message makes a finding on its fields need review`() throws {
    let field = "<input aria-label=Day aria-invalid=true>"
    let message = "<p id=e>No such day</p>"
    #expect(try found(by: .errorWithoutText, in: field).map(\.needsReview) == [false])
    let group = "<div role=group aria-label=Date aria-describedby=e>\(field)</div>\(message)"
    #expect(try found(by: .errorWithoutText, in: group).map(\.needsReview) == [true])
  }

  @Test func `An image title equal to its name is not reported as a repetition`() throws {
    let star = "<svg role=img aria-label='Gold star'><title>Gold star</title></svg>"
    #expect(try found(by: .heardTwice, in: star).isEmpty)
    #expect(try found(by: .heardTwice, in: "<a href=/>Gold star gold star</a>").count == 1)
  }

  @Test func `A group with the same name as its parent group is reported`() throws {
    func groups(_ name: String) -> String {
      "<fieldset><legend>You</legend><div><fieldset><legend>\(name)</legend>"
        + "<label>Age <input></label><label>Town <input></label></fieldset></div></fieldset>"
    }
    #expect(try found(by: .groupMissing, in: groups("you")).map(\.needsReview) == [false])
    #expect(try found(by: .groupMissing, in: groups("Address")).isEmpty)
    #expect(
      try found(by: .groupMissing, in: "<fieldset><label>Age <input></label></fieldset>")
        .map(\.needsReview) == [true])
  }

  @Test func `Only a person can decide whether an error says enough`() throws {
    let error =
      "<input aria-label=Guests value=many aria-invalid=true aria-errormessage=e><p id=e>Invalid!</p>"
    #expect(try found(by: .errorVague, in: error).map(\.needsReview) == [true])
  }

  @Test func `An empty heading is a warning`() throws {
    #expect(try found(by: .emptyHeading, in: "<h2> </h2>").map(\.severity) == [.warning])
  }

  @Test func `A format that only a description has is a warning on pages`() throws {
    let field = "<label for=a>Date</label><input id=a aria-describedby=b><p id=b>dd/mm/yyyy</p>"
    #expect(try found(by: .formatNotInLabel, in: field).map(\.severity) == [.warning])
  }

  @Test func `Phrases in the page's language are recognised`() throws {
    let link = "<html lang=de><body><a href=/>Mehr erfahren</a></html>"
    #expect(try found(by: .labelVague, in: link).count == 1)
    let picture = "<html lang=fr><body><img src=a.png alt='Photo de Paris'></html>"
    #expect(try found(by: .altPhrase, in: picture).count == 1)
  }

  @Test func `A label beside an unnamed field is a consequence of the missing name`() throws {
    let report = try Audit([.labelMissing, .labelNotAssociated]).report(on: "<p>Email</p><input>")
    #expect(report.findings.map(\.rule) == ["label-missing"])
    #expect(report.findings.first?.consequences.count == 1)
  }

  @Test func `Role words are stored in the form used for lookup`() {
    for (language, words) in ReaderWords.table.merging(
      ["en": ReaderWords.english], uniquingKeysWith: { $1 })
    {
      for list in [words.buttons, words.boxes, words.states, words.actions] {
        let phrases = list.split(separator: ",").map(ReaderVocabulary.words(of:))
        let text = phrases.map { $0.joined(separator: " ") }.joined(separator: ", ")
        #expect(Array(list.utf8) == Array(text.utf8), "\(language)")
        #expect(!phrases.contains([]), "\(language)")
      }
    }
  }

  @Test func `The longest role word of any language is found`() {
    let vocabulary = ReaderVocabulary(for: nil)
    let found = vocabulary.phrase(
      about: [.box], in: "XK7 začiarkavacie políčko", of: .choice)?.words
    #expect(found == ["začiarkavacie", "políčko"])
    #expect(vocabulary.phrase(about: [.box], in: "Check box", of: .choice) == nil)
  }

  @Test func `A role word in an unknown language is doubtful among other words`() {
    func isDoubtful(_ name: String, among names: [String] = []) -> Bool? {
      ReaderVocabulary(for: nil, among: names)
        .phrase(about: [.button, .box, .state, .action], in: name, of: .button)?.isDoubtful
    }
    #expect(isDoubtful("Knop Street") == true)
    #expect(isDoubtful("Phone case") == nil)
    #expect(isDoubtful("XK7 knop") == false)
    #expect(isDoubtful("Toca Boca World") == true)
    #expect(isDoubtful("Toca para guardar", among: ["Botón guardar"]) == false)
  }

  @Test func `A dangling error reference is reported once, with its missing targets`() throws {
    func page(_ message: String) -> String {
      "<label>Email <input value=x aria-invalid=true aria-describedby='no none'></label>" + message
    }
    let findings = try found(by: .errorNotHeard, in: page("<p class=error>Enter an address</p>"))
    #expect(findings.map(\.needsReview) == [false])
    #expect(
      findings.first?.message
        == "The error “Enter an address” is not announced at this field: aria-describedby points at “no”, "
        + "“none”, which is not on the page.")
    #expect(findings.first?.fix.text.contains("remove aria-describedby") == true)
    // Without a visible message, the state is the only announcement of the error.
    let alone = try found(by: .errorNotHeard, in: page("")).map(\.message)
    #expect(alone == ["aria-describedby points at “no”, “none”, which is not on the page."])
  }

  @Test func `Choices without names are counted, not quoted`() throws {
    let radios = "<input type=radio name=a value=1><input type=radio name=a value=2>"
    let message = try found(by: .groupMissing, in: radios).first?.message
    #expect(message?.hasPrefix("2 choices without names belong together") == true)
  }

  @Test func `Only criteria that apply to the element are listed`() throws {
    func criteria(_ page: String) throws -> [String]? {
      try found(by: .labelMissing, in: page).first?.criteria
    }
    #expect(try criteria("<a href=/></a>") == ["4.1.2", "2.4.4"])
    #expect(try criteria("<input>") == ["4.1.2", "3.3.2"])
    #expect(try criteria("<input type=color>") == ["4.1.2", "3.3.2"])
    #expect(try criteria("<button></button>") == ["4.1.2"])
    let map = "<img src=a alt=A usemap='#m'><map name=m><area href=x></map>"
    #expect(try criteria(map) == ["4.1.2", "2.4.4"])
  }

  @Test func `Names that sound alike are reported if nothing else differs`() throws {
    let alike = "<button>Save</button><button>Undo</button><button>Save…</button>"
    #expect(try found(by: .soundsAlike, in: alike).count == 1)
    #expect(
      try found(by: .soundsAlike, in: "<button>Save</button><label>Save… <input></label>").isEmpty)
    #expect(try found(by: .soundsAlike, in: "<button>Save</button><button>Save</button>").isEmpty)
  }

  @Test func `The message mentions hints that distinguish controls with the same name`() throws {
    func message(_ second: String) throws -> String {
      let page = """
        <button aria-describedby=a>Delete</button><p id=a hidden>The message</p>
        <button aria-describedby=b>Delete</button><p id=b hidden>\(second)</p>
        """
      return try #require(try found(by: .labelNotUnique, in: page).first).message
    }
    #expect(try message("The folder").contains("Only their hints tell them apart"))
    #expect(try !message("the message.").contains("hints"))
  }

  @Test(arguments: [
    ("<select><option>Blue</option></select>", "Give the control a <label for> or an aria-label."),
    ("<input>", "Give the control a <label for> or an aria-label."),
    (
      "<ul role=listbox tabindex=0><li role=option>Blue</li></ul>",
      "Give the control an aria-label, or refer to its label with aria-labelledby."
    ),
    (
      "<div role=checkbox tabindex=0 aria-checked=true></div>",
      "Give the control a <label for>, text content or an aria-label."
    ),
  ]) func `The fix of a missing name offers only what can name the element`(
    source: String, fix: String
  ) throws {
    #expect(try found(by: .labelMissing, in: source).first?.fix.text == fix)
  }

  @Test(arguments: [
    ("Photo, 3 of 7", "Remove the position from the name; readers announce it."),
    ("Menu, double tap to open", "Remove the instruction; readers announce it."),
  ]) func `The fix of a name that imitates readers names what to remove`(
    name: String, fix: String
  ) throws {
    let source = "<button aria-label='\(name)'></button>"
    #expect(try found(by: .authorImitatesReader, in: source).first?.fix.text == fix)
  }

  @Test func `The fix of an empty title is to write into it`() throws {
    let page = "<html lang=en><title> </title><p>Hello</p></html>"
    let fixes = try found(by: .documentTitle, in: page).map(\.fix.text)
    #expect(fixes == ["Write into <title> what the page is for."])
  }

  private func found(by rule: AuditRule, in source: String) throws -> [Finding] {
    try rule.findings(onPage: source)
  }
}
