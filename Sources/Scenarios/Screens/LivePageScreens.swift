package import Importers
package import TextIO

/// What shows pages in a browser, so that people can act on them.
package protocol LivePageScreens: Sendable {
  /// A page as it is once it is quiet, with what answers on it.
  func screen(_ page: LivePageLink) throws(InputError) -> ImportedScreen
}

/// A page that a document links to.
package struct LivePageLink: Sendable, Hashable {
  /// The path of its file, or its address.
  package let place: String
  /// Whether that is an address.
  package let isAddress: Bool

  init(file path: String) {
    place = path
    isAddress = false
  }

  /// What somebody typed: an address, or the path of a file from a folder.
  package init(typed text: String, from folder: String?) {
    if let address = LivePageLink(address: text) {
      self = address
    } else {
      self.init(file: text.hasPrefix("/") ? text : "\(folder ?? ".")/\(text)")
    }
  }

  /// An address of http or https; absent for others.
  init?(address: String) {
    let start = address.prefix(8).lowercased()
    guard start.hasPrefix("http://") || start.hasPrefix("https://") else { return nil }
    place = address
    isAddress = true
  }

  /// Why an address is none after all.
  package var isNoAddress: InputError {
    InputError(
      file: place, problem: "this is no address of a page",
      remedy: "write one such as http://localhost:3000/")
  }

  /// Whether the page comes from this machine: a document is nobody’s leave to ask other ones.
  var isOfThisMachine: Bool {
    guard isAddress else { return true }
    let rest = place.drop { $0 != ":" }.dropFirst(3)
    let authority = rest.prefix { !"/?#\\".contains($0) }
    guard !authority.contains("@") else { return false }
    let host =
      authority.hasPrefix("[")
      ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    return ["localhost", "127.0.0.1", "[::1]"].contains(host.lowercased())
      || host.lowercased().hasSuffix(".localhost")
  }
}
