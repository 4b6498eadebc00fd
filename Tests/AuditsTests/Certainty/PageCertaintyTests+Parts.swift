import Testing

@testable import Audits

/// Parts of pages that open later, calendars and red texts.
extension PageCertaintyTests {
  @Test func `A part without a role that a script may open needs review`() throws {
    let sheet = "<link rel=stylesheet href=a.css>"
    func drawer(_ attributes: String) -> String {
      "<div \(attributes) aria-label=Filters></div>"
    }
    let opener = { (attribute: String) in "<button \(attribute)>Filters</button>" }
    try Self.check([
      Case("aria-prohibited-attr", drawer(""), .serious),
      Case("aria-prohibited-attr", sheet + drawer(""), .serious),
      Case("aria-prohibited-attr", sheet + drawer("tabindex=-1"), .review),
      Case("aria-prohibited-attr", drawer("tabindex=-1"), .serious),
      Case("aria-prohibited-attr", opener("aria-controls=A") + drawer("id=A"), .serious),
      Case("aria-prohibited-attr", sheet + opener("aria-controls=A") + drawer("id=A"), .review),
      Case(
        "aria-prohibited-attr", opener("data-bs-target='#A'") + drawer("id=A tabindex=-1"),
        .review),
      Case(
        "aria-prohibited-attr",
        "<a href='#A' data-bs-toggle=offcanvas>Filters</a>" + drawer("id=A tabindex=-1"), .review),
      Case(
        "aria-prohibited-attr", "<a href='#A'>Filters</a>" + drawer("id=A tabindex=-1"), .serious),
      Case(
        "aria-prohibited-attr", "<div aria-label=Filters><x-filters></x-filters></div>", .review),
      Case(
        "aria-prohibited-attr", "<div aria-label=Filters><h5>{% trans 'Filters' %}</h5></div>",
        .review),
      Case(
        "aria-prohibited-attr", "<div aria-label=Filters><h5></h5></div><p>{{ text }}</p>",
        .serious),
    ])
  }

  @Test func `A red text is an error only if its words or the field say so`() throws {
    func page(_ text: String, value: String = "", _ attributes: String) -> String {
      "<label>Amount <input \(value)></label><p \(attributes)>\(text)</p>"
    }
    let (red, danger) = ("style='color: red'", "class=text-danger")
    try Self.check([
      Case("error-not-heard", page("$12.00", value: "value=1", red), .nothing),
      Case("error-not-heard", page("No refunds", red), .nothing),
      Case("error-not-heard", page("No refunds", value: "value=1", red), .review),
      Case("error-not-heard", page("Enter your amount", red), .serious),
      Case("error-not-heard", page("Too high", value: "value=1", red), .serious),
      Case("error-not-heard", page("Too high", red + " class=error"), .serious),
      Case("error-not-heard", page("* required field", danger), .nothing),
      Case("error-not-heard", page("Delete", danger), .nothing),
      Case("error-not-heard", page("Only 3 left", value: "value=1", danger), .review),
      Case("error-not-heard", page("Only 3 left", value: "aria-invalid=true", danger), .serious),
      Case("error-not-heard", page("Must be even", danger), .review),
      Case("error-not-heard", page("This is invalid", value: "value=1", danger), .serious),
    ])
  }

  @Test func `Days without a month are a certain finding if words show that they are days`() throws
  {
    func days(_ day: (Int) -> String) -> String {
      "<div>" + (1...30).map(day).joined() + "</div>"
    }
    let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
    let buttons = days { "<button>\($0)</button>" }
    let links = days { "<a href='/2026/03/\($0)'>\($0)</a>" }
    let weeks = stride(from: 1, to: 29, by: 7).map { first in
      "<tr>" + (first..<first + 7).map { "<td><button>\($0)</button></td>" }.joined() + "</tr>"
    }.joined()
    let cells = weeks.replacing("<button>", with: "").replacing("</button>", with: "")
    try Self.check([
      Case("label-vague", buttons, .nothing),
      Case("label-vague", "<div class=date-picker>\(buttons)</div>", .warning),
      Case("label-vague", "<div><p>March 2026</p>\(buttons)</div>", .warning),
      Case("label-vague", "<div><p>March</p>\(links)</div>", .review),
      Case("label-vague", "<div role=group aria-label='March 2026'>\(buttons)</div>", .review),
      Case("label-vague", "<table>\(weeks)</table>", .review),
      Case("label-vague", "<table class=calendar>\(cells)</table>", .review),
      Case("label-vague", "<table><caption>March 2026</caption>\(cells)</table>", .nothing),
      Case("label-vague", "<table>\(cells)</table>", .review),
      Case(
        "label-vague",
        "<table><tr>" + weekdays.map { "<th>\($0)</th>" }.joined() + "</tr>"
          + (1...8).map { "<tr><td><button>\($0)</button></td></tr>" }.joined() + "</table>",
        .review),
      Case(
        "label-vague",
        "<table aria-label=May><tr><td><button>7</button><td><button>8</button></table>",
        .warning),
      Case(
        "label-vague",
        "<table role=grid aria-label='May 2026'><tr><td role=gridcell aria-label='1 May'>1"
          + "<td role=gridcell aria-label='2 May'>2<td role=gridcell>3</table>", .review),
      Case(
        "label-vague",
        "<div class=date-picker>" + days { "<button title='\($0) March'>\($0)</button>" }
          + "</div>",
        .nothing),
      Case(
        "label-vague",
        "<div class=calendar>" + days { "<button>\($0 * 2)</button>" } + "</div>", .nothing),
      Case(
        "label-vague",
        "<div>" + weekdays.map { "<label><input type=checkbox>\($0)</label>" }.joined()
          + "<p>Every month on day</p>\(buttons)</div>", .nothing),
      Case(
        "label-vague", "<div>" + weekdays.map { "<p>\($0)</p>" }.joined() + "\(buttons)</div>",
        .warning),
    ])
  }
}
