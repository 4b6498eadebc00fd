import Testing

@testable import Audits

/// The certainty and severity of findings about real kinds of pages.
struct PageCertaintyTests {
  enum Verdict: Equatable { case nothing, review, warning, serious }

  struct Case: Sendable {
    var rule: String
    var page: String
    var verdict: Verdict

    init(_ rule: String, _ page: String, _ verdict: Verdict) {
      (self.rule, self.page, self.verdict) = (rule, page, verdict)
    }
  }

  private static let closedMenu =
    "<div class=drawer aria-hidden=true><a href=a>Prices</a></div>"
  private static let sheet = "<link rel=stylesheet href=a.css>"

  @Test func `An element that an unread style sheet may hide needs review`() throws {
    try Self.check([
      Case("unreachable", Self.sheet + Self.closedMenu, .review),
      Case("unreachable", Self.closedMenu, .serious),
      Case("unreachable", Self.sheet + "<a href=a aria-hidden=true>Prices</a>", .serious),
      Case("empty-heading", Self.sheet + "<div role=dialog aria-label=A><h2></h2></div>", .review),
      Case("empty-heading", Self.sheet + "<h2></h2>", .warning),
      Case(
        "label-missing", Self.sheet + "<input type=checkbox id=a><label for=a></label>", .review),
      Case("label-missing", "<input type=checkbox id=a><label for=a></label>", .serious),
      Case("label-missing", Self.sheet + "<input type=checkbox id=a><a href=b>Home</a>", .review),
      Case("label-missing", "<input type=checkbox id=a><a href=b>Home</a>", .serious),
      Case("label-missing", Self.sheet + "<input type=checkbox name=a>", .serious),
      Case("label-missing", Self.sheet + "<p><input type=checkbox> Tea</p>", .serious),
      Case("label-missing", Self.sheet + "<aside class=hidden><button></button></aside>", .review),
      Case("label-missing", "<aside class=hidden><button></button></aside>", .serious),
      Case("label-missing", Self.sheet + "<a href=b> </a>", .review),
      Case("label-missing", Self.sheet + "<a href=b><img src=b.png alt=''></a>", .serious),
      Case("label-missing", Self.sheet + "<input>", .serious),
    ])
  }

  @Test func `A custom element to which a script may add words makes a finding uncertain`() throws {
    try Self.check([
      Case("label-missing", "<button><app-icon></app-icon></button>", .review),
      Case("label-missing", "<label><app-text></app-text><input></label>", .review),
      Case(
        "label-missing", "<button><app-icon aria-hidden=true></app-icon></button>", .serious),
      Case("label-missing", "<button><mat-icon svgIcon=bin></mat-icon></button>", .serious),
      Case("label-missing", "<button><sl-icon name=bin label=x></sl-icon></button>", .review),
      Case("label-missing", "<button><i></i></button>", .serious),
      Case("label-missing", "<div role=group aria-label=Guests><output>2</output></div>", .review),
      Case("empty-heading", "<h2><app-text></app-text></h2>", .review),
      Case("label-missing", "<button><span role=status>Loading</span></button>", .review),
      Case("label-missing", "<button><span hidden>Loading</span></button>", .serious),
    ])
  }

  @Test func `An error list that an unread style sheet may hide needs review`() throws {
    let field = "<label for=a>Name</label><input id=a><ul class=errors><li>Must have 4 letters</ul>"
    try Self.check([
      Case("error-not-heard", "<html lang=en>" + field, .serious),
      Case("error-not-heard", "<html lang=en>" + Self.sheet + field, .review),
      Case("error-not-heard", field, .review),
    ])
  }

  @Test func `An alert about the whole form is no error of the field before it`() throws {
    let field = { (text: String) in "<label>Town <input></label><p role=alert>\(text)</p>" }
    try Self.check([
      Case("error-not-heard", field("Please check the form."), .nothing),
      Case("error-not-heard", field("Please check your town."), .serious),
    ])
  }

  @Test func `Parts of a date field are not asked for a label or hint that the field has`() throws {
    let parts = { (role: String, text: String) in
      "<p>Begins on</p><p id=d hidden>\(text)</p><div role=group aria-label='Begins on'>"
        + "<span role=\(role) contenteditable tabindex=0 aria-label='month, Begins on' aria-describedby=d>11</span>"
        + "<span role=\(role) contenteditable tabindex=0 aria-label='day, Begins on'>27</span></div>"
    }
    let selected = "Selected date: November 27"
    try Self.check([
      Case("visible-label-missing", parts("textbox", selected), .nothing),
      Case("visible-label-missing", parts("spinbutton", selected), .nothing),
      Case(
        "visible-label-missing",
        "<div><div role=textbox contenteditable aria-label=Notes></div></div>",
        .serious),
      Case("hint-only", parts("textbox", selected), .nothing),
      Case("hint-only", parts("textbox", "From 1 to 12"), .serious),
    ])
  }

  @Test func `An element that a script fills before people see it needs review`() throws {
    try Self.check([
      Case("aria-dialog-name", "<div role=dialog><div class=content></div></div>", .review),
      Case("aria-dialog-name", "<div role=dialog><p>Delete the photo?</p></div>", .serious),
      Case("aria-tooltip-name", "<div role=tooltip></div>", .review),
      Case("aria-tooltip-name", "<div role=tooltip><b></b></div>", .serious),
      Case("image-alt-missing", Self.sheet + "<img class=preview>", .review),
      Case("image-alt-missing", "<img class=preview>", .serious),
      Case("image-alt-missing", "<img src=lamp.jpg>", .serious),
    ])
  }

  @Test func `A name about code is not taken for a mistake in code`() throws {
    try Self.check([
      Case("label-is-code", "<a href=a>Behaviour that is undefined</a>", .review),
      Case("label-is-code", "<a href=a><code>NaN</code></a>", .nothing),
      Case("label-is-code", "<p><code><a href=a>undefined</a></code></p>", .nothing),
      Case("label-is-code", "<a href=a>NULL</a>", .review),
      Case("label-is-code", "<a href=a>iconSize</a>", .review),
      Case("label-is-code", "<button>undefined</button>", .serious),
      Case("label-is-code", "<a href=a aria-label=undefined>Prices</a>", .serious),
    ])
  }

  @Test func `Access keys of links to one page do not collide`() throws {
    try Self.check([
      Case("accesskeys", "<a href=2 accesskey=n>Next</a><a href=2 accesskey=n>Next</a>", .nothing),
      Case("accesskeys", "<a href=2 accesskey=n>Next</a><a href=3 accesskey=n>News</a>", .warning),
    ])
  }

  @Test func `An error of a group that no reader announces in it is reported`() throws {
    let choices = ["S", "L"].map { "<label><input type=radio name=a>\($0)</label>" }.joined()
    let invalid = "aria-invalid=true aria-errormessage=e"
    let error = "<p id=e>Choose a size</p>"
    try Self.check([
      Case(
        "error-not-heard",
        "<div role=radiogroup aria-label=Size \(invalid)>\(choices)</div>\(error)",
        .serious),
      Case(
        "error-not-heard",
        "<div role=radiogroup aria-label='Size. Choose a size' \(invalid)>"
          + choices.replacing("type=radio", with: "type=radio \(invalid)") + "</div>\(error)",
        .nothing),
    ])
  }

  @Test func `A label beside a control that it cannot name needs review`() throws {
    try Self.check([
      Case("label-not-associated", "<div><label>Size</label><x-pick></x-pick></div>", .review),
      Case(
        "label-not-associated",
        "<div><label>Size</label><div role=combobox aria-label=Size aria-expanded=false tabindex=0>S</div></div>",
        .review),
      Case(
        "label-not-associated", "<label id=a>Sum</label><output aria-labelledby=a>5</output>",
        .nothing),
      Case("label-not-associated", "<div><label>Size</label></div><p>Hello</p>", .warning),
      Case("label-not-associated", "<label rel=size></label><p>Hello</p>", .review),
      Case(
        "label-not-associated", "<label for=a></label><input id=a aria-label=Size>", .warning),
    ])
  }

  @Test func `Handlers of labels, of parts of a list box and inside buttons are no certain fault`()
    throws
  {
    let rule = "click-events-have-key-events"
    try Self.check([
      Case(rule, "<label for=a onclick=f()>Age</label><input id=a>", .nothing),
      Case(
        rule,
        "<ul role=listbox aria-label=Age tabindex=0 onkeydown=k()>"
          + "<li role=option onclick=f()>Old</ul>",
        .nothing),
      Case(rule, "<button><span onclick=f()>Save</span></button>", .review),
      Case(rule, "<div onclick=f()>Save</div>", .warning),
    ])
  }

  @Test func `A heading is missed for certain only on a long page that has loaded`() throws {
    func page(_ count: Int, _ more: String = "") -> String {
      "<!doctype html><html lang=en><title>A</title><body>\(more)"
        + (1...count).map { "<p>Line \($0)</p>" }.joined() + "</body></html>"
    }
    try Self.check([
      Case("no-heading", page(40), .serious), Case("no-heading", page(14), .warning),
      Case("no-heading", page(14, String(repeating: "<a href=a>A</a>", count: 20)), .warning),
      Case("no-heading", page(40, "<div aria-busy=true>Please wait</div>"), .review),
      Case("no-heading", page(40, "<progress aria-label=Loading></progress>"), .review),
      Case("no-heading", page(40, "<a href=a target=_parent>A</a>"), .review),
    ])
  }

  @Test func `An icon as a name is less grave if a title is announced, too`() throws {
    try Self.check([
      Case("label-is-code", "<a href=a>\u{F040}</a>", .serious),
      Case("label-is-code", "<a href=a title='Edit record'>\u{F040}</a>", .warning),
    ])
  }

  @Test func `An asterisk at a list that always has a value needs review`() throws {
    let list = { (first: String) in
      "<label for=a>Kind *</label><select id=a>\(first)<option>Bar</select>"
    }
    try Self.check([
      Case("required-asterisk", list("<option>Shop"), .review),
      Case("required-asterisk", list("<option value=''>---"), .serious),
      Case("required-asterisk", list("<option value=''>Choose a kind"), .serious),
      Case("required-asterisk", list("<option value=''>Any<option selected>Shop"), .review),
      Case("required-asterisk", "<label for=a>Kind *</label><input id=a>", .serious),
    ])
  }

  @Test func `The word for no file is not a repetition`() throws {
    try Self.check([Case("heard-twice", "<label>Photo <input type=file></label>", .nothing)])
  }

  @Test func `A required mark is one finding if both readers stop at it`() throws {
    let page = "<div>Phone</div><div>(required)</div><input aria-label=Phone>"
    let found = try Self.findings("required-stop", in: page)
    #expect(found.map { Set($0.heard.map(\.reader)) } == [["talkback", "voiceover"]])
  }

  @Test func `Outputs and editors need a name`() throws {
    try Self.check([
      Case("label-missing", "<form><output>5</output></form>", .warning),
      Case("label-missing", "<form><p>Total: <output>5</output></p></form>", .review),
      Case("label-missing", "<label>Total <output>5</output></label>", .nothing),
      Case("label-missing", "<div contenteditable></div>", .serious),
      Case("label-missing", "<div contenteditable aria-label=Note></div>", .nothing),
    ])
  }

  @Test func `A valid tag without the subtag of a language needs review`() throws {
    try Self.check([
      Case("valid-lang", "<p lang=i-klingon>Qapla</p>", .review),
      Case("valid-lang", "<p lang=I-Mingo>Hello</p>", .review),
      Case("valid-lang", "<p lang=i-english>Hello</p>", .serious),
      Case("valid-lang", "<p lang=zh-min-nan>Hello</p>", .nothing),
    ])
  }

  @Test(arguments: [
    ("i-lux", "lb"), ("I-Navajo", "nv"), ("i-default", nil), ("i-english", nil), ("lb", nil),
  ]) func `An old tag has the tag that names its language today`(tag: String, today: String?) {
    #expect(GrandfatheredTag(tag)?.replacement == today)
  }

  @Test func `Forms and lists in the tab order need review if they hold controls`() throws {
    try Self.check([
      Case("role-missing", "<form tabindex=0 aria-label=A><button>B</button></form>", .review),
      Case("role-missing", "<ul tabindex=0><li>One</ul>", .warning),
    ])
  }

  @Test func `An icon of a font is a stop at which nothing is said`() throws {
    let found = try Self.findings("label-missing", in: "<p>Prices</p><i class=icon>\u{E001}</i>")
    #expect(Set(found.flatMap(\.heard).map(\.reader)) == ["voiceover"])
  }

  static func check(
    _ cases: [Case], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for item in cases {
      let found = try findings(item.rule, in: item.page)
      let verdict: Verdict =
        found.isEmpty
        ? .nothing
        : found.allSatisfy(\.needsReview)
          ? .review
          : found.contains { !$0.needsReview && $0.severity != .warning }
            ? .serious : .warning
      #expect(
        verdict == item.verdict, "\(item.rule) in \(item.page): \(found.map(\.message))",
        sourceLocation: sourceLocation)
    }
  }

  static func findings(_ rule: String, in source: String) throws -> [Finding] {
    try #require(AuditRule.all.first { $0.id == rule }).findings(onPage: source)
  }
}
