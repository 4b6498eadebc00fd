import Testing

@testable import Audits

/// Parts of pages that open later.
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
    ])
  }
}
