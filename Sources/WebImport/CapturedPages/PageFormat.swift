public import ImportSupport
internal import TextIO

extension InputFormat {
  /// A page in the state in which a browser shows it after the scripts ran.
  public static let page = InputFormat(
    name: "page",
    guide: FormatGuide(
      summary: "A web page as a browser shows it after its scripts ran.",
      recognised: "JSON with announcePage",
      sources: [
        .init("Chromium on this machine", "announce https://example.org/sign-up"),
        .init(
          "Playwright, with the file announce-capture.js of this project",
          "const source = fs.readFileSync('announce-capture.js', 'utf8')",
          "fs.writeFileSync('sign-up.page.json', await page.evaluate(source))"),
        .init(
          "Cypress",
          "const source = fs.readFileSync('announce-capture.js', 'utf8')",
          "cy.window().then(window => cy.writeFile('sign-up.page.json', window.eval(`(${source})()`)))"
        ),
        .init(
          "WebdriverIO",
          "fs.writeFileSync('sign-up.page.json', await browser.execute(`return (${source})()`))"),
      ],
      unknown: [
        "Listeners that scripts added, and the content of frames of another origin.",
        "Closed shadow trees and ElementInternals, unless announce itself ran the browser.",
        "Nodes that a script assigned to a slot.",
      ]),
    keys: { key, _ in key == "announcePage" ? .certain : .none },
    usualLanguage: { _, _ in "json" },
    budgetUnit: .objects,
    read: { bytes, file, options throws(InputError) in
      [try .page(bytes, file: file, options: options)]
    })
}
