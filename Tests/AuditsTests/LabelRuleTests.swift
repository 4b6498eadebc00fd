import Importers
import Simulator
import Testing

@testable import Audits

/// Odd cases of the rules about names, roles and pictures.
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
  ]) func `names are found by every route`(source: String, count: Int) throws {
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
  ]) func `what is seen is looked for in the name`(source: String, count: Int) throws {
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
  ]) func `pictures are told or are decoration`(source: String, count: Int) throws {
    #expect(try found(by: .imageAltMissing, in: source).count == count)
  }

  @Test(arguments: [
    ("signup.email.label", 1), ("www.example.com", 0), ("example.org", 0), ("v1.2.3", 0),
    ("ic_close", 1), ("btnSave", 1), ("iPhone", 0), ("undefined", 1), ("\u{E900}", 1),
    ("photo.PNG", 1), ("e.g.", 0), ("saveButton", 1), ("COVID-19", 0),
  ]) func `names of programs are told from words`(name: String, count: Int) throws {
    #expect(try found(by: .labelIsCode, in: "<button>\(name)</button>").count == count)
  }

  @Test func `a group is asked for once, whatever stands between its choices`() throws {
    let choices = (1...5).map { "<label><input type=radio name=c> \($0)</label><p>or</p>" }
    let source = "<p>How many?</p>" + choices.joined()
    #expect(try found(by: .groupMissing, in: source).count == 1)
    #expect(
      try found(by: .groupMissing, in: "<div role=radiogroup aria-label=Count>\(source)</div>")
        .isEmpty)
  }

  @Test func `words of the page's language are known`() throws {
    let link = "<html lang=de><body><a href=/>Mehr erfahren</a></html>"
    #expect(try found(by: .labelVague, in: link).count == 1)
    let picture = "<html lang=fr><body><img src=a.png alt='Photo de Paris'></html>"
    #expect(try found(by: .altPhrase, in: picture).count == 1)
  }

  @Test func `a label beside a nameless field is told with the missing name`() throws {
    let report = try report(by: [.labelMissing, .labelNotAssociated], on: "<p>Email</p><input>")
    #expect(report.findings.map(\.rule) == ["label-missing"])
    #expect(report.findings.first?.consequences.count == 1)
  }

  private func found(by rule: AuditRule, in source: String) throws -> [Finding] {
    try report(by: [rule], on: source).findings
  }

  private func report(by rules: [AuditRule], on source: String) throws -> AuditReport {
    var options = ImportOptions()
    options.keepsSource = true
    let format: InputFormat = try #require(InputFormat(named: "html"))
    let screens = try ImportedScreen.contents(
      of: Array(source.utf8), format: format, options: options)
    let imported = try #require(screens.first)
    let audit = Audit(rules)
    return audit.report(
      on: AuditSubject(
        imported.screen, source: imported.source, by: imported.readers(allReaders),
        in: audit.circumstances))
  }
}
