internal import Simulator

/// A check for names of pictures that people cannot understand, for ``AuditRule/labelIsCode``.
struct PictureNameCheck {
  let subject: AuditSubject

  /// Checks the name of a picture.
  ///
  /// On a page, a name that only looks like an identifier needs review, because people may know the
  /// identifier.
  func run(on node: Node.Index, _ name: String, _ findings: inout FindingList) {
    let shown = Wording.collapsingWhitespace(name)
    if let file = PictureFile.named(name, among: addresses(of: node)) {
      guard !isDownload(node, of: file) else { return }
      findings.add(
        node, "“\(shown)” is the name of its image file.",
        heard: subject.quotes(at: node))
      return
    }
    guard let kind = CodeName(name, isLink: false, mayBeAsset: subject.mayBeAssetName(node)) else {
      return
    }
    if kind == .file, isDownload(node, of: shown) { return }
    let isDoubtful = kind == .unresolved || subject.platform == .web && kind == .identifier
    findings.add(
      node, "“\(shown)” \(kind.sentence).", needsReview: isDoubtful,
      heard: subject.quotes(at: node))
  }

  /// Returns the addresses of the files that a picture may show.
  private func addresses(of node: Node.Index) -> [String] {
    guard subject.platform == .web, let index = subject.element(of: node),
      let element = subject.source?[index]
    else { return [] }
    let candidates = element["srcset"]?.split(separator: ",") ?? []
    return [element["src"], element["href"], element["data"]].compactMap(\.self)
      + candidates.compactMap { candidate in
        candidate.split(whereSeparator: \.isWhitespace).first.map(String.init)
      }
  }

  /// Whether a picture is in a link to the file that the picture's name states.
  ///
  /// People who want to download the file look for that name.
  private func isDownload(_ node: Node.Index, of file: String) -> Bool {
    subject.screen.ancestors(of: node).contains { ancestor in
      guard subject.screen[ancestor].role == .link else { return false }
      let target = subject.screen[ancestor].web?.target?.lowercased() ?? ""
      return subject.attribute("download", of: ancestor) != nil
        || target.hasSuffix(file.lowercased())
    }
  }
}
