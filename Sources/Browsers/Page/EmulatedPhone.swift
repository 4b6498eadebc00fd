internal import Encoding

/// A phone and its browser, as they present themselves to web pages and servers.
///
/// The engine of the browser on this machine still renders the page.
package struct EmulatedPhone: Sendable, Hashable {
  /// The value of `navigator.userAgent` and of the header `User-Agent`.
  let userAgent: String
  /// The value of `navigator.platform`.
  let platform: String
  /// The client hints, in the form of the parameter `userAgentMetadata`; `nil` for a browser
  /// without client hints.
  let clientHints: String?
  /// A script that runs before the scripts of each document, in the page's own JavaScript world.
  let script: String

  /// Creates an iPhone with Safari.
  ///
  /// From version 26 on, Safari states iOS 18.6 as the system.
  ///
  /// Source: WebKit, “News from WWDC25: WebKit in Safari 26 beta”, user agent string.
  ///
  /// - Parameter version: The version of Safari, which is that of iOS: `26.4`.
  package static func iPhone(safari version: String) -> EmulatedPhone {
    let version = version.contains(".") ? version : "\(version).0"
    let isFrozen = (version.split(separator: ".").first.flatMap { Int($0) } ?? 0) >= 26
    let system = isFrozen ? "18_6" : version.map { $0 == "." ? "_" : String($0) }.joined()
    return EmulatedPhone(
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS \(system) like Mac OS X) AppleWebKit/605.1.15 "
        + "(KHTML, like Gecko) Version/\(version) Mobile/15E148 Safari/604.1",
      platform: "iPhone", clientHints: nil, script: safariScript)
  }

  /// Creates a Pixel with Chrome.
  ///
  /// In its user agent string, Chrome states Android 10 and no model. Its client hints state the
  /// real version and model.
  ///
  /// Source: The Chromium Projects, “User-Agent Reduction”.
  ///
  /// - Parameters:
  ///   - version: The major version of Chrome.
  ///   - api: The API level of Android.
  package static func pixel(chrome version: Int, api: Int) -> EmulatedPhone {
    let brands = [("Chromium", version), ("Google Chrome", version), ("Not A(Brand", 24)]
    func list(_ suffix: String) -> String {
      brands.map { name, number in
        "{\"brand\": \(JSONWriter.quoted(name)), \"version\": \"\(number)\(suffix)\"}"
      }.joined(separator: ", ")
    }
    return EmulatedPhone(
      userAgent: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) "
        + "Chrome/\(version).0.0.0 Mobile Safari/537.36",
      platform: "Linux armv81",
      clientHints: """
        {"brands": [\(list(""))], "fullVersionList": [\(list(".0.0.0"))], "platform": "Android", \
        "platformVersion": "\(androidVersion(ofAPI: api)).0.0", "architecture": "", "bitness": "", \
        "model": "Pixel 9", "mobile": true, "wow64": false}
        """,
      script: "")
  }

  /// Returns the major version of Android with an API level.
  private static func androidVersion(ofAPI level: Int) -> Int {
    switch level {
    case ...27: 8
    case 28...31: level - 19
    default: level - 20
    }
  }

  /// A script that makes `navigator` look like that of Safari: with Apple as the vendor, and
  /// without client hints.
  private static let safariScript = """
    (() => {
      const define = (name, value) => Object.defineProperty(
        Navigator.prototype, name, { get: () => value, configurable: true, enumerable: true });
      define('vendor', 'Apple Computer, Inc.');
      define('standalone', false);
      delete Navigator.prototype.userAgentData;
      delete window.chrome;
    })();
    """
}

extension LivePage {
  /// The DevTools commands that make the browser present itself as the phone, with their
  /// parameters.
  var phoneEmulation: [(String, String)] {
    guard let phone = request.phone else { return [] }
    let hints = phone.clientHints.map { ", \"userAgentMetadata\": \($0)" } ?? ""
    var commands = [
      (
        "Emulation.setUserAgentOverride",
        "{\"userAgent\": \(JSONWriter.quoted(phone.userAgent)), "
          + "\"platform\": \(JSONWriter.quoted(phone.platform))\(hints)}"
      )
    ]
    if !phone.script.isEmpty {
      commands.append(
        (
          "Page.addScriptToEvaluateOnNewDocument",
          "{\"source\": \(JSONWriter.quoted(phone.script)), \"runImmediately\": true}"
        ))
    }
    return commands
  }
}
