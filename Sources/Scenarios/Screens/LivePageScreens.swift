package import Importers
package import TextIO

/// A source of web pages that are open in a browser, so that gestures can act on them.
package protocol LivePageScreens: Sendable {
  /// Waits until the page is quiet, and returns the page with the app that responds to gestures.
  func screen(_ page: LivePageLink) throws(InputError) -> ImportedScreen
}

/// A web page to which a document links.
package struct LivePageLink: Sendable, Hashable {
  /// The path of the page's file, or the address of the page.
  package let location: String
  /// Whether the location is an address.
  package let isAddress: Bool

  init(file path: String) {
    location = path
    isAddress = false
  }

  /// Creates a link from text that a user typed: an address, or a path relative to a folder.
  package init(typed text: String, from folder: String?) {
    if let address = LivePageLink(address: text) {
      self = address
    } else {
      self.init(file: text.hasPrefix("/") ? text : "\(folder ?? ".")/\(text)")
    }
  }

  /// Creates a link to an address of http or https, or returns `nil` for other text.
  init?(address: String) {
    let start = address.prefix(8).lowercased()
    guard start.hasPrefix("http://") || start.hasPrefix("https://") else { return nil }
    location = address
    isAddress = true
  }

  /// The error for a location that is not a valid address.
  package var invalidAddress: InputError {
    InputError(
      file: location, problem: "this is not the address of a page",
      remedy: "write one such as http://localhost:3000/")
  }

  /// Whether the page is a file or has an address on this computer.
  ///
  /// A document may not open pages of other computers.
  var isOfThisMachine: Bool {
    guard isAddress else { return true }
    let rest = location.drop { $0 != ":" }.dropFirst(3)
    let authority = rest.prefix { !"/?#\\".contains($0) }
    guard !authority.contains("@") else { return false }
    let host =
      authority.hasPrefix("[")
      ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    return ["localhost", "127.0.0.1", "[::1]"].contains(host.lowercased())
      || host.lowercased().hasSuffix(".localhost")
  }
}
