internal import TextIO

/// The parsed target of a link to a screen: `screens/sign%20up.tsx#SignUp`.
struct ScreenLink: Hashable {
  /// The file, relative to the document.
  let path: String
  /// The name of a screen of the file, from the text after `#`; `nil` if there is none.
  let fragment: String?

  /// The reason why a target is not a file of the repository.
  struct Refusal: Error {
    let problem: String
    let remedy: String
  }

  /// Parses a target in a document.
  init(_ target: String) throws(Refusal) {
    if ScreenLink.isAddress(target) {
      throw Refusal(
        problem: "“\(target)” is an address, not a file",
        remedy: "save the screen in the repository and link to that file")
    }
    let pieces = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = ScreenLink.decoded(pieces.first ?? "")
    let fragment = pieces.dropFirst().first.map(ScreenLink.decoded) ?? ""
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Refusal(
        problem: "this link does not name a file", remedy: "write Screen: [name](path/of/the/file)")
    }
    guard !path.hasPrefix("/") else {
      throw Refusal(
        problem: "“\(path)” is an absolute path",
        remedy: "write the path relative to the folder of the document")
    }
    self.path = path
    self.fragment = fragment.isEmpty ? nil : fragment
  }

  /// Returns whether a target begins with a scheme, such as `https:`, or a host.
  private static func isAddress(_ target: String) -> Bool {
    if target.hasPrefix("//") { return true }
    guard let colon = target.firstIndex(of: ":"), let first = target.unicodeScalars.first,
      first.properties.isAlphabetic, first.isASCII
    else { return false }
    return target[..<colon].utf8.allSatisfy { byte in
      DocumentLines.isLetterOrDigit(byte) || "+-.".utf8.contains(byte)
    }
  }

  /// Returns a text with percent escapes decoded.
  ///
  /// Percent signs without valid escapes stay.
  private static func decoded(_ text: Substring) -> String {
    String(decoding: PercentEncoding.bytes(of: text), as: UTF8.self)
  }
}
