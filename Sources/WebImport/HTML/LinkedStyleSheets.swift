internal import TextIO

/// The linked style sheets of a page, from files of the same project.
///
/// Sheets on other servers are not loaded. ``ProjectFiles`` decides which files are read.
final class LinkedStyleSheets {
  /// A style sheet with the sheets that it imports.
  ///
  /// In `texts`, the texts of the imported sheets come before the text of the sheet itself.
  struct Sheet {
    var texts: [String]
    /// Whether `texts` lacks an imported sheet, because the sheet could not be read or the import
    /// has a condition.
    var hasUnreadImports = false
  }

  private let project: ProjectFiles
  /// The absolute path of the page's folder.
  private let home: PathName
  private var remainingSheets = 200
  private var remainingBytes = 16 << 20

  /// Prepares to read the sheets of a page in a file.
  ///
  /// The result is `nil` if the page is not in a folder, for example because the page is standard
  /// input.
  init?(ofPage file: String?) {
    guard let file, file != "-", let home = PathName(file).folder.resolved,
      let project = ProjectFiles(around: home)
    else { return nil }
    (self.project, self.home) = (project, home)
  }

  /// Returns the sheet at a relative URL, or `nil` if the project has no such sheet.
  func sheet(at address: String) -> Sheet? {
    guard let first = contents(at: address, from: home) else { return nil }
    var sheet = Sheet(texts: [])
    var pending = [first]
    var seen: Set<String> = [first.path.path]
    // Each sheet is read once, so cycles of imports end. The list is reversed afterwards. Then
    // imported sheets come before the sheet that imports them.
    while let (path, text) = pending.popLast() {
      sheet.texts.append(text)
      for address in LinkedStyleSheets.imports(of: text) {
        guard let address, let inner = contents(at: address, from: path.folder) else {
          sheet.hasUnreadImports = true
          continue
        }
        if seen.insert(inner.path.path).inserted { pending.append(inner) }
      }
    }
    sheet.texts.reverse()
    return sheet
  }

  private func contents(
    at address: String, from folder: PathName
  ) -> (path: PathName, text: String)? {
    guard remainingSheets > 0, let name = LinkedStyleSheets.fileName(address) else { return nil }
    for path in paths(of: name, from: folder) {
      remainingSheets -= 1
      guard let bytes = try? project.contents(of: path, limit: 4), bytes.count <= remainingBytes
      else { continue }
      remainingBytes -= bytes.count
      return (path, String(decoding: bytes, as: UTF8.self))
    }
    return nil
  }

  /// Returns the paths at which a file can be.
  ///
  /// The root folder of the server is not known. A name such as `/css/app.css` is therefore looked
  /// for in each folder from the page's folder up to the project's folder.
  private func paths(of name: String, from folder: PathName) -> [PathName] {
    guard name.first == "/" else { return [folder.appending(name).normalized] }
    var paths: [PathName] = []
    var folder = home
    while paths.count < 16 {
      paths.append(folder.appending(String(name.drop { $0 == "/" })).normalized)
      guard folder.path != project.path, folder.path != "/" else { break }
      folder = folder.folder
    }
    return paths
  }

  /// Returns the path in a URL, or `nil` if the URL names a server or scheme.
  private static func fileName(_ address: String) -> String? {
    let address = address.drop { $0.isWhitespace }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard !path.isEmpty, !path.hasPrefix("//") else { return nil }
    let scheme = path.prefix { $0 != "/" && $0 != ":" }
    guard path.dropFirst(scheme.count).first != ":" else { return nil }
    return String(decoding: PercentEncoding.bytes(of: path), as: UTF8.self).trimmingTrailingSpaces
  }

  /// Returns the addresses of the sheets that a sheet imports.
  ///
  /// An import with a condition has the entry `nil`.
  private static func imports(of text: String) -> [String?] {
    guard text.utf8.contains(UInt8(ascii: "@")) else { return [] }
    var addresses: [String?] = []
    var rest = CSSTokenizer.tokens(of: text)[...]
    while let item = CSSItem(&rest, inRule: false) {
      guard case .statement(let name, let prelude) = item else { break }
      if name == "import" { addresses.append(address(in: prelude)) }
    }
    return addresses
  }

  private static func address(in prelude: ArraySlice<CSSToken>) -> String? {
    var tokens = prelude.trimmed
    if case .function(let name)? = tokens.first, name.asciiLowercased == "url" {
      guard tokens.firstIndex(of: .delimiter(")")) == tokens.indices.last else { return nil }
      tokens = tokens.dropFirst().dropLast().trimmed
    } else if tokens.count != 1 {
      return nil
    }
    if tokens.count == 1, case .string(let address)? = tokens.first { return address }
    var address = ""
    for token in tokens {
      switch token {
      case .ident(let text), .number(let text): address += text
      case .delimiter(let character): address.append(character)
      default: return nil
      }
    }
    return address
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
