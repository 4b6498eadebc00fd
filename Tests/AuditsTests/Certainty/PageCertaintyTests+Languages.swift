import Testing

@testable import Audits

extension PageCertaintyTests {
  @Test func `Names and messages in other languages than English are understood`() throws {
    func page(_ language: String, _ body: String) -> String {
      "<html lang=\(language)><title>A</title><body>\(body)</body></html>"
    }
    try Self.check([
      Case("role-word-in-label", page("fr", "<button>Bouton enregistrer</button>"), .review),
      Case("role-word-in-label", page("fr", "<button>Enregistrer</button>"), .nothing),
      Case(
        "role-word-in-label", page("fr", "<nav aria-label='Navigation principale'>A</nav>"),
        .warning),
      Case(
        "role-word-in-label", page("de", "<nav aria-label='Weitere Navigation'>A</nav>"), .warning),
      Case("alt-phrase", page("de", "<img src=a.png alt='Foto eines Hafens'>"), .warning),
      Case("alt-phrase", page("de", "<img src=a.png alt='Der Hafen'>"), .nothing),
      Case("widget-for-format", page("de", "<label>Datum der Reise <input></label>"), .review),
      Case(
        "author-imitates-reader",
        page("de", "<button aria-label='Mehr, doppeltippen zum Öffnen'>Mehr</button>"), .warning),
    ])
  }

  @Test func `The name of a landmark repeats a word only if readers announce it`() throws {
    try Self.check([
      Case("role-word-in-label", "<div role=search aria-label='Site search'>A</div>", .warning),
      Case("role-word-in-label", "<div role=search aria-label=Search>A</div>", .nothing),
      Case("role-word-in-label", "<section aria-label='Wine region'>A</section>", .review),
      Case("role-word-in-label", "<form aria-label='Short form'>A</form>", .nothing),
    ])
  }
}
