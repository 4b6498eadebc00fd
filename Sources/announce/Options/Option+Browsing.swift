import Browsers

extension Option {
  static let browser = Option(
    name: "browser", value: .none,
    summary: "Open HTML files in a browser, so that their scripts run. http and https URLs "
      + "always open in a browser.")
  static let browserPath = Option(
    name: "browser-path", value: .text("PROGRAM"),
    summary: "Use this Chromium. Default: ANNOUNCE_BROWSER, or an installed Chromium or Chrome.")
  static let waitFor = Option(
    name: "wait-for", value: .text("SELECTOR"),
    summary: "Read a live page as soon as an element matches this CSS selector. Default: when "
      + "the page stops changing.")
  static let orientation = Option(
    name: "orientation", value: .oneOf(["portrait", "landscape"]),
    summary: "Open live pages on a phone in this orientation. Default: portrait.")
  static let prefers = Option(
    name: "prefers", value: .oneOf(PageRequest.preferenceFeatures.map(\.0)), isRepeatable: true,
    summary: "Tell live pages that the user has this preference. Repeat to add preferences.")
  static let allowOrigin = Option(
    name: "allow-origin", value: .text("ORIGIN"), isRepeatable: true,
    summary: "Allow a live page to load from this origin, such as https://cdn.example.org. "
      + "Repeat to add origins. Other foreign origins are blocked and listed.")

  static let allowStatus = Option(
    name: "allow-status", value: .none,
    summary: "Read a live page even if its server responds with an error, such as 404 or 500.")
  static let cookie = Option(
    name: "cookie", value: .text("NAME=VALUE"), isRepeatable: true,
    summary: "Send this cookie with the requests to a live page's own host. Repeat to add "
      + "cookies. To keep a secret off the command line, write @FILE or env:VARIABLE instead of "
      + "VALUE, for example sid=env:SESSION. The VALUE of --header and the PASSWORD of --basic-auth can be "
      + "written in the same way.")
  static let header = Option(
    name: "header", value: .text("NAME:VALUE"), isRepeatable: true,
    summary: "Send this header field with the requests to a live page's own origin. Repeat to add "
      + "fields.")
  static let basicAuth = Option(
    name: "basic-auth", value: .text("USER:PASSWORD"),
    summary: "Send this user and password if the server of a live page asks for them.")
  static let storageState = Option(
    name: "storage-state", value: .text("FILE"),
    summary: "Open live pages with the cookies and the local storage in this storage state file of "
      + "Playwright.")
  static let login = Option(
    name: "login", value: .text("SCRIPT"),
    summary:
      "Sign in with these TalkBack gestures before reading a live page. SCRIPT is the gestures "
      + "or the name of a file that contains them. If the first line is “open URL”, "
      + "sign-in starts on that page. To keep a password out of SCRIPT, put it into an environment "
      + "variable, such as PASSWORD, and write env:PASSWORD in place of the text to type.")

  /// The options for live pages.
  static let browsing =
    [browser, browserPath, waitFor, orientation, prefers, allowOrigin] + access

  /// The options for pages behind a login.
  static let access = [allowStatus, cookie, header, basicAuth, storageState, login]
}
