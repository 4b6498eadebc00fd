import Simulator
import Testing

struct BaseRoleTests {
  @Test(arguments: [
    ("doc-noteref", true, "link"), ("doc-subtitle", true, "heading"),
    ("doc-chapter", true, "region"), ("doc-chapter", false, "generic"),
    ("doc-epigraph", true, "generic"), ("doc-pagebreak", true, "separator"),
    ("ratingbar", true, "ratingbar"),
    ("button", true, "button"),
  ])
  func `roles of books fall back on those that phones tell`(
    _ role: String, _ isNamed: Bool, _ base: String
  ) {
    #expect(Role(rawValue: role).base(isNamed: isNamed).rawValue == base)
  }

  @Test func `a note reference is heard as a link by both readers`() {
    var screen: Screen = [.node(.other("doc-noteref"), "Footnote 1")]
    screen.origin = .web
    #expect(VoiceOver().read(screen).text == "Footnote 1, link")
    #expect(TalkBack().read(screen).text == "Footnote 1, link, double tap to activate")
    #expect(screen[screen.indices(role: .other("doc-noteref"))[0]].name == "Footnote 1")
  }
}
