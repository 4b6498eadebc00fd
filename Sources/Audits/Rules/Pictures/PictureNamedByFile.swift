internal import Simulator

/// Finds pictures that are named by their files, for the rule `label-is-code` (``AuditRule/labelIsCode``).
struct PictureNameCheck {
  let subject: AuditSubject

  /// Checks the name of a picture.
  ///
  /// On a page, a name that only looks like an identifier needs review, because people may know it.
  func run(
    on node: Node.Index, _ name: String, _ findings: inout FindingList
  ) {
    if Wording.collapsingWhitespace(name) == "TODO" {
      findings.add(
        node, "“TODO” \(CodeName.filler.sentence).", needsReview: subject.words.hasTodo,
        heard: subject.quotes(at: node))
      return
    }
    if let file = PictureFile.named(name, among: addresses(of: node)) {
      guard !isDownload(node, of: file) else { return }
      findings.add(
        node, "“\(Wording.collapsingWhitespace(name))” is the name of its image file.",
        heard: subject.quotes(at: node))
      return
    }
    guard let kind = CodeName(name, isLink: false, mayBeAsset: subject.mayBeAssetName(node)) else {
      return
    }
    if kind == .file, isDownload(node, of: Wording.collapsingWhitespace(name)) { return }
    let isDoubtful = kind == .unresolved || subject.platform == .web && kind == .identifier
    findings.add(
      node, "“\(Wording.collapsingWhitespace(name))” \(kind.sentence).", needsReview: isDoubtful,
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

  /// Whether a picture is in a link to a file of that name, which people look for.
  private func isDownload(_ node: Node.Index, of file: String) -> Bool {
    subject.screen.ancestors(of: node).contains { ancestor in
      guard subject.screen[ancestor].role == .link else { return false }
      let target = subject.screen[ancestor].web?.target?.lowercased() ?? ""
      return subject.attribute("download", of: ancestor) != nil
        || target.hasSuffix(file.lowercased())
    }
  }
}

extension AuditSubject {
  /// Whether the name of a node may be the name of an image: one that nobody sees, in an app.
  func mayBeAssetName(_ node: Node.Index) -> Bool { platform != .web && hasUnseenName(node) }

  /// Whether a node has a name that is not its visible text.
  func hasUnseenName(_ node: Node.Index) -> Bool {
    screen[node].label.map { $0.origin != .content } ?? false
  }
}
