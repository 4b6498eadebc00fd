extension FormatGuide {
  static let html = FormatGuide(
    format: .html,
    summary: "A web page as a browser shows it before its scripts run.",
    recognised: "the extensions html, htm, xhtml, xht and shtml, or a first tag of HTML",
    sources: [
      Source(
        "A page that scripts build: in the browser's developer tools, console",
        "copy(document.documentElement.outerHTML)"),
      Source("A page that the server builds", "curl -s https://example.org > page.html"),
      Source("Playwright", "fs.writeFileSync('page.html', await page.content())"),
      Source(
        "The boxes of its elements for --boxes, copied to the clipboard: in the same console",
        lines: BoxSnippet.lines),
    ],
    options: ["boxes"],
    unknown: [
      "What scripts add, change or remove; save the rendered page instead.",
      "External style sheets, so what they hide, add or reorder.",
      "Where things stand on the screen, without --boxes.",
    ])

  static let outline = FormatGuide(
    format: .outline,
    summary: "The plain-text tree of this program, a superset of the ARIA snapshots of Playwright.",
    recognised: "the extensions outline, aria, yaml and yml, or a first character - or #",
    sources: [
      Source("Any file that is read here", "announce tree FILE > screen.outline"),
      Source("Playwright", "await page.locator('body').ariaSnapshot()"),
      Source("By hand, for a screen that is not built yet", "- textbox \"Email\" [required]"),
    ],
    unknown: [
      "Nothing that can be written down; what a snapshot of Playwright leaves out (hints, "
        + "placeholders, frames) is not heard."
    ])

  static let androidNodes = FormatGuide(
    format: .androidNodes,
    summary: "Nodes as Android exposes them to TalkBack, every field, in JSON or JSON lines.",
    recognised: "JSON whose first telling key is a field of AccessibilityNodeInfo",
    screens: "Each line is a screen.",
    sources: [
      Source(
        "An accessibility service or test of your own that writes AccessibilityNodeInfo",
        "{\"className\": \"android.widget.Button\", \"text\": \"Save\", \"isClickable\": true}")
    ],
    unknown: ["What VoiceOver would say: it never sees this tree, so that is an approximation."])

  static let iosElements = FormatGuide(
    format: .iosElements,
    summary: "Elements as UIKit exposes them to VoiceOver, every property, in JSON or JSON lines.",
    recognised: "JSON whose first telling key is a property of UIAccessibility",
    screens: "Each line is a screen.",
    sources: [
      Source(
        "A walk through the views of your app that writes UIAccessibility properties",
        "{\"isElement\": true, \"label\": \"Save\", \"traits\": [\"button\"]}")
    ],
    unknown: ["What TalkBack would say: it never sees this tree, so that is an approximation."])
}
