import Browsers

extension Option {
  static let browser = Option(
    name: "browser", value: .none,
    summary: "Open HTML files in a browser, so that their scripts run. http and https URLs "
      + "always open in a browser.")
  static let browserPath = Option(
    name: "browser-path", value: .text("PROGRAM"),
    summary: "The Chromium to use. Default: ANNOUNCE_BROWSER, or an installed Chromium or Chrome.")
  static let waitFor = Option(
    name: "wait-for", value: .text("SELECTOR"),
    summary: "Read a live page as soon as an element matches this CSS selector. Default: when "
      + "the page stops changing.")
  static let orientation = Option(
    name: "orientation", value: .oneOf(["portrait", "landscape"]),
    summary: "The orientation of the phone that shows a live page. Default: portrait.")
  static let prefers = Option(
    name: "prefers", value: .oneOf(PageRequest.preferenceFeatures.map(\.0)), isRepeatable: true,
    summary: "A user preference that a live page can query.")
  static let allowOrigin = Option(
    name: "allow-origin", value: .text("ORIGIN"), isRepeatable: true,
    summary: "Allow a live page to load from this origin, such as https://cdn.example.org. "
      + "Other foreign origins are blocked and listed.")

  /// The options for live pages.
  static let browsing = [
    browser, browserPath, waitFor, orientation, prefers, allowOrigin,
  ]
}
