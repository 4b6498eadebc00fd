import Testing

@testable import Audits

/// Groups of fields and tables.
extension PageCertaintyTests {
  @Test func `A fieldset needs a legend for certain if other words stand in its place`() throws {
    let field = "<label>Street <input></label>"
    try Self.check([
      Case("group-missing", "<fieldset>\(field)</fieldset>", .review),
      Case("group-missing", "<fieldset><p>Where you live</p>\(field)</fieldset>", .warning),
      Case("group-missing", "<fieldset><legend>Home</legend>\(field)</fieldset>", .nothing),
    ])
  }

  @Test func `A second legend counts if it is shown and the first names the fieldset`() throws {
    let page = { (attributes: String, hidden: String) in
      "<fieldset \(attributes)><legend>Home</legend><legend \(hidden)>Work</legend>"
        + "<label>Street <input></label></fieldset>"
    }
    try Self.check([
      Case("group-missing", page("", ""), .warning),
      Case("group-missing", page("", "hidden"), .nothing),
      Case("group-missing", page("", "aria-hidden=true"), .nothing),
      Case("group-missing", page("aria-label=Addresses", ""), .nothing),
    ])
  }

  @Test func `A fieldset around other fields does not group the choices in it`() throws {
    let choices = ["Yes", "No"].map { "<label><input type=radio name=a>\($0)</label>" }.joined()
    let page = "<fieldset><label>Name <input></label>\(choices)</fieldset>"
    let messages = try Self.findings("group-missing", in: page).filter { !$0.needsReview }
    #expect(
      messages.map(\.message) == ["“Yes”, “No” belong together, but no group names the question."])
  }

  @Test func `Radio buttons that a style makes into tabs need review`() throws {
    let hidden = "style='position: absolute; left: -9999px'"
    func tabs(_ style: String) -> String {
      ["Linux", "macOS"].map { "<label><input type=radio name=a \(style)>\($0)</label>" }.joined()
    }
    try Self.check([
      Case("group-missing", tabs(hidden), .review),
      Case("group-missing", tabs(""), .serious),
      Case("group-missing", "<form>\(tabs(hidden))</form>", .serious),
    ])
  }

  @Test func `Radio buttons of different forms belong to different questions`() throws {
    let form = "<form>" + choices(["On", "Off"]) + "</form>"
    let longForm = "<form>" + choices(["On", "Off", "Auto"]) + "</form>"
    for (page, count) in [(form, 1), (form + form, 2), (form + longForm, 1), (longForm, 0)] {
      #expect(try Self.findings("widget-for-format", in: page).count == count)
    }
  }

  @Test func `Each group of required radio buttons is reported once in its form`() throws {
    let form = "<form>" + choices(["Tea", "Milk"], "required") + "</form>"
    for (page, count) in [(form, 1), (form + form, 2)] {
      #expect(try Self.findings("error-too-early", in: page).count == count)
    }
  }

  private func choices(_ names: [String], _ attribute: String = "") -> String {
    names.map { "<label><input type=radio name=a \(attribute)>\($0)</label>" }.joined()
  }

  @Test func `A table that may only serve layout needs review`() throws {
    try Self.check([
      Case("layout-table", "<table><tr><td>News<td>Sport</table>", .review),
      Case("layout-table", "<table><tr><td>Name<td><input aria-label=Name></table>", .review),
    ])
  }

  @Test func `A table whose columns are only declared may serve layout`() throws {
    let row = "<tr><td>Ann<td>Bob<td>Cid</tr>"
    let rows = row + row + row
    try Self.check([
      Case("td-has-header", "<table><colgroup><col></colgroup>\(rows)</table>", .review),
      Case("td-has-header", "<table><caption>Guests</caption>\(rows)</table>", .serious),
      Case("td-has-header", "<table>\(rows)</table>", .nothing),
    ])
  }

  @Test func `A list item that handles clicks is named by its text and not by its bullet`() throws {
    let items = "<ul><li onclick=a()>Tea<li onclick=b()>Milk</ul>"
    try Self.check([
      Case("label-not-unique", items, .nothing), Case("label-missing", items, .nothing),
      Case("label-not-unique", items.replacing("Milk", with: "Tea"), .review),
    ])
  }
}
