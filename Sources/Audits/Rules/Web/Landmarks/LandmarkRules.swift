internal import Simulator

extension AuditRule {
  static let landmarkOneMain = page(
    "landmark-one-main", aliases: ["one-main"], severity: .warning, criteria: ["1.3.1"],
    condition: "The page has no main part.",
    why: "People who jump from part to part cannot skip what is the same on every page.",
    mend: "Put what the page is about into <main>.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "<html lang=en><title>A</title><p>Hello</p></html>"),
      .passes(.web, "<html lang=en><title>A</title><main>Hello</main></html>"),
    ]
  ) { page, findings in
    guard let root = page.root, page.hasShownText(root), !page.showsDialog,
      !page.shown(named: ["main"], with: ["role"]).contains(where: {
        page.role(of: $0) == "main"
      })
    else { return }
    // What stands in a frame is not looked at, and the main part may be there.
    let hasFrame = !page.places(named: ["iframe"]).isEmpty
    findings.add(element: root, "The page has no main part.", isReview: hasFrame)
  }

  static let landmarkNoDuplicateMain = single(
    "landmark-no-duplicate-main", "main", noun: "main part",
    fails: "<main>A</main><main>B</main>", passes: "<main>A</main><main hidden>B</main>")

  static let landmarkNoDuplicateBanner = single(
    "landmark-no-duplicate-banner", "banner", noun: "page header",
    fails: "<header>A</header><header>B</header>",
    passes: "<header>A</header><article><header>B</header></article>")

  static let landmarkNoDuplicateContentInfo = single(
    "landmark-no-duplicate-contentinfo", "contentinfo", noun: "page footer",
    fails: "<footer>A</footer><footer>B</footer>",
    passes: "<footer>A</footer><article><footer>B</footer></article>")

  static let landmarkUnique = page(
    "landmark-unique", aliases: ["aria_landmark_name_unique"], severity: .warning, criteria: [],
    condition: "Two parts of the page have the same role and the same name.",
    why: "In the list of parts people cannot tell them apart.",
    mend: "Give each a name of its own with aria-label or aria-labelledby.",
    examples: [
      .fails(.web, "<nav><a href=a>A</a></nav><nav><a href=b>B</a></nav>"),
      .passes(
        .web, "<nav aria-label=Main><a href=a>A</a></nav><nav aria-label=More><a href=b>B</a></nav>"
      ),
    ]
  ) { page, findings in
    var known: Set<String> = []
    for place in page.shown(named: WebPage.landmarkNames, with: ["role"]) {
      guard let role = page.landmark(place), !["main", "banner", "contentinfo"].contains(role)
      else { continue }
      let name = page.name(of: place)
      guard !known.insert("\(role)\u{0}\(name.lowercased())").inserted else { continue }
      findings.add(
        element: place,
        name.isBlank
          ? "Another part of the page has the role “\(role)” and no name either."
          : "Another part of the page has the role “\(role)” and the name “\(name)” as well.")
    }
  }

  static let landmarkIsTopLevel = page(
    "landmark-is-top-level",
    aliases: [
      "landmark-main-is-top-level", "landmark-banner-is-top-level",
      "landmark-contentinfo-is-top-level", "landmark-complementary-is-top-level",
    ],
    severity: .warning, criteria: [],
    condition: "The main part, header or footer of the page stands inside another part of it.",
    why: "People hear that they enter a part of a part, and lose sight of where the page begins.",
    mend: "Move it out of the other part.",
    examples: [
      .fails(.web, "<nav aria-label=A><main>Hello</main></nav>"),
      .passes(.web, "<nav aria-label=A>Hello</nav><main>Hello</main>"),
    ]
  ) { page, findings in
    for place in page.shown(named: WebPage.landmarkNames, with: ["role"]) {
      guard let role = page.landmark(place), ["main", "banner", "contentinfo"].contains(role),
        page.source[place].name != "body"
      else { continue }
      let around = page.source.ancestors(of: place).lazy.compactMap(page.landmark)
        .first { $0 != "form" }
      guard let around else { continue }
      findings.add(element: place, "This \(role) stands inside a part with the role “\(around)”.")
    }
  }

  /// A rule about a part that a page has once.
  private static func single(
    _ id: String, _ role: String, noun: String, fails: String, passes: String
  ) -> AuditRule {
    page(
      id, severity: .warning, criteria: [], condition: "The page has more than one \(noun).",
      why: "People who jump there cannot know which of them they reach.",
      mend: "Keep one, and make the others plain elements.",
      examples: [.fails(.web, fails), .passes(.web, passes)]
    ) { page, findings in
      let all = page.shown(named: WebPage.landmarkNames, with: ["role"]).filter {
        page.landmark($0) == role
      }
      guard all.count > 1, let first = all.first else { return }
      findings.add(
        element: first, "The page has \(all.count) of these: it is not the only \(noun).",
        related: all.dropFirst().compactMap(page.subject.node).map { .init($0, "another \(noun)") })
    }
  }
}

extension WebPage {
  /// Elements that are landmarks of themselves.
  static let landmarkNames = [
    "aside", "footer", "form", "header", "main", "nav", "search", "section",
  ]

  /// Whether a dialog stands before the page, which may be hidden behind it.
  var showsDialog: Bool {
    shown(named: ["dialog"], with: ["role"]).contains {
      ["alertdialog", "dialog"].contains(role(of: $0))
    }
  }

  /// The role of a part of the page that readers jump to; absent for everything else.
  func landmark(_ place: Int) -> String? {
    guard let role = role(of: place) else { return nil }
    switch role {
    case "banner", "contentinfo":
      // Inside an article or section it belongs to that and not to the page.
      return explicitRole(of: place) == nil && isSectioned(place) ? nil : role
    case "complementary", "main", "navigation", "search": return role
    case "form", "region": return name(of: place).isBlank ? nil : role
    default: return nil
    }
  }
}
