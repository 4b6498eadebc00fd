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
  func `Roles of digital publications fall back to roles that readers know`(
    _ role: String, _ isNamed: Bool, _ base: String
  ) {
    #expect(Role(rawValue: role).base(isNamed: isNamed).rawValue == base)
  }

  @Test func `Both readers announce a note reference as a link`() {
    var screen: Screen = [.node(.other("doc-noteref"), "Footnote 1")]
    screen.origin = .web
    #expect(VoiceOver().read(screen).text == "Footnote 1, link")
    #expect(TalkBack().read(screen).text == "Footnote 1, link, double tap to activate")
    #expect(screen[screen.indices(role: .other("doc-noteref"))[0]].name == "Footnote 1")
  }
}
