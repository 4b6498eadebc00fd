import Browsers

extension Option {
  static let browser = Option(
    name: "browser", value: .none,
    summary: "Show HTML files in a browser, so that their scripts run; addresses of http and https "
      + "always are.")
  static let browserPath = Option(
    name: "browser-path", value: .text("PROGRAM"),
    summary: "The Chromium to use; without it that of ANNOUNCE_BROWSER, or one that is installed.")
  static let waitFor = Option(
    name: "wait-for", value: .text("SELECTOR"),
    summary: "Take a live page once an element of this selector of CSS is there; without it, once "
      + "nothing changes any more.")
  static let orientation = Option(
    name: "orientation", value: .oneOf(["portrait", "landscape"]),
    summary: "How the phone is held that shows a live page.")
  static let prefers = Option(
    name: "prefers", value: .oneOf(PageRequest.preferenceFeatures.map(\.0)), isRepeatable: true,
    summary: "What the person prefers who sees a live page.")
  static let allowOrigin = Option(
    name: "allow-origin", value: .text("ORIGIN"), isRepeatable: true,
    summary: "Let a live page ask this origin, too, such as https://cdn.example.org; others than "
      + "its own are blocked and listed.")

  /// What can be said about live pages.
  static let browsing = [
    browser, browserPath, waitFor, orientation, prefers, allowOrigin,
  ]
}
