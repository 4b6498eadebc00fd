internal import Simulator

extension AuditSubject {
  /// Returns the text of a fix with the names that the file's framework gives to settings.
  ///
  /// The given text names attributes of UIKit or of Android's views. For example, Compose and
  /// Flutter have other names for these attributes.
  func namingSettings(in fix: String) -> String {
    let fix = isOfFlutter ? CodePhrases.fix(fix, by: CodePhrases.flutter) : fix
    guard let source, source.code != nil else { return fix }
    return CodePhrases.fix(fix, in: source.language)
  }

  /// Returns a fix whose text shows the code to write, such as a modifier.
  ///
  /// The fix also contains the edit of the file if the edit is certain. If the file contains no
  /// Swift or Kotlin code, the fix stays the same. If the framework has no code for the setting,
  /// the text of the fix stays the same.
  func writingCode(into fix: Finding.Fix, at element: Int?) -> Finding.Fix {
    guard let source, source.code != nil, let code = fix.code,
      let index = code.element ?? element, source.indices.contains(index)
    else {
      return fix
    }
    var fix = fix
    if case .words(let new, let old) = code.setting {
      fix.text = "Write “\(new)” instead of “\(old)”."
    } else if let text = written(code.setting, of: source[index].name), !fix.text.contains(text) {
      let isElsewhere = code.element != nil && code.element != element
      let line = source[index].position.map { isElsewhere ? " in line \($0.line)" : "" } ?? ""
      fix.text = "Write \(text)\(line)."
    }
    guard fix.edit == nil, let call = CodeEdits(of: index, in: source),
      !code.setting.isOfOneElement || isShownOnce(index)
    else { return fix }
    guard source.language == .kotlin else {
      fix.edit = SwiftUIEdits.edit(code.setting, call)
      return silencing(code.silenced, in: fix)
    }
    fix.edit = ComposeEdits.edit(code.setting, call)
    guard let edit = fix.edit else { return fix }
    fix.additionalEdits = ComposeImports(in: call.code.bytes).edits(for: edit, code.setting)
    return fix
  }

  /// Returns a fix that also hides a text from readers, because the text becomes a SwiftUI
  /// control's name.
  ///
  /// Otherwise, readers would announce the text twice.
  private func silencing(_ element: Int?, in fix: Finding.Fix) -> Finding.Fix {
    guard fix.edit != nil, let source, let element, source.indices.contains(element),
      !repeatedElements.contains(element), let call = CodeEdits(of: element, in: source),
      let modifier = SwiftUIEdits.modifier(.decoration),
      let edit = SwiftUIEdits.edit(.decoration, call)
    else { return fix }
    var fix = fix
    let line = source[element].position.map { " in line \($0.line)" } ?? ""
    fix.text = "\(fix.text.dropLast()), and \(modifier) on the text\(line)."
    fix.additionalEdits.append(edit)
    return fix
  }

  /// Whether the code puts two nodes into different sections, so that neither is the other's label.
  func areInDifferentSections(_ first: Node.Index, _ second: Node.Index) -> Bool {
    guard let source, source.language == .swift, let calls = source.code?.calls,
      let one = element(of: first).flatMap({ calls[$0]?.range.lowerBound }),
      let other = element(of: second).flatMap({ calls[$0]?.range.lowerBound })
    else { return false }
    return sections.innermost(at: one) != sections.innermost(at: other)
  }

  /// Returns the code for a setting of the view or composable called `name`, or `nil` if there is
  /// none.
  private func written(_ setting: CodeSetting, of name: String) -> String? {
    source?.language == .swift
      ? SwiftUIEdits.modifier(setting) : ComposeEdits.form(setting, of: name)?.text
  }

  /// Returns the title of a SwiftUI control if the title is a literal and the first argument in the
  /// code.
  func titleInCode(of node: Node.Index) -> String? {
    guard let source, source.language == .swift, let index = element(of: node),
      let call = CodeEdits(of: index, in: source)
    else { return nil }
    let code = call.text(call.call.range)
    let start = "\(call.name)(\""
    guard code.hasPrefix(start) else { return nil }
    let rest = code.dropFirst(start.count)
    guard let end = rest.firstIndex(of: "\""), !rest[..<end].contains("\\"), end > rest.startIndex
    else { return nil }
    return String(rest[..<end])
  }

  /// Returns the visible title of a SwiftUI button or link that also has a literal label for
  /// readers.
  ///
  /// The result is `nil` if the title may be invisible: with an image or a style, the button may
  /// show only the image.
  func shownTitleInCode(of node: Node.Index) -> String? {
    guard let source, source.language == .swift, let index = element(of: node),
      ["Button", "Link", "NavigationLink"].contains(source[index].name),
      let call = CodeEdits(of: index, in: source),
      !call.text(call.call.range).lowercased().contains("image:"),
      !call.call.parts.contains(where: { $0.name.lowercased().hasSuffix("style") }),
      writesLiterally(screen[node].name, at: node)
    else { return nil }
    return titleInCode(of: node).flatMap { isKey($0) ? nil : $0 }
  }

  /// Whether a title is probably the key of a translation, such as “save_button” or “save.title”.
  private func isKey(_ title: String) -> Bool {
    guard !title.contains(where: \.isWhitespace) else { return false }
    return title.first?.isUppercase != true || title.contains { $0 == "_" || $0 == "." }
  }

  /// Whether the code of an element creates only one node, so that words in the code are about this
  /// node.
  private func isShownOnce(_ element: Int) -> Bool {
    !repeatedElements.contains(element)
  }

  /// Whether the code of a control and of the text beside it is in the same declaration, and the
  /// text is a literal.
  func isWrittenBeside(_ neighbour: Node.Index, _ control: Node.Index, _ text: String) -> Bool {
    guard let code = source?.code else { return true }
    guard let first = element(of: neighbour).flatMap({ code.calls[$0] }),
      let second = element(of: control).flatMap({ code.calls[$0] }),
      let literal = CodeEdits.literal(text),
      max(first.range.upperBound, second.range.upperBound) <= code.bytes.count,
      String(decoding: code.bytes[first.range], as: UTF8.self).contains(literal)
    else { return false }
    let start = min(first.range.upperBound, second.range.lowerBound)
    let end = max(first.range.upperBound, second.range.lowerBound)
    let between = String(decoding: code.bytes[start..<end], as: UTF8.self)
    return !["struct ", "func ", "fun ", "some View"].contains(where: between.contains)
  }

  /// Returns the number of blocks that begin or end in the code between two nodes.
  ///
  /// Blocks that are wholly between the calls do not count.
  func openedBlocks(from first: Node.Index, to second: Node.Index) -> Int? {
    guard let code = source?.code, let one = element(of: first).flatMap({ code.calls[$0]?.range }),
      let other = element(of: second).flatMap({ code.calls[$0]?.range })
    else { return nil }
    let start = min(one.upperBound, other.upperBound)
    let end = max(one.lowerBound, other.lowerBound)
    guard start <= end, end <= code.bytes.count else { return nil }
    var (opened, closed) = (0, 0)
    for byte in code.bytes[start..<end] {
      if byte == UInt8(ascii: "{") { opened += 1 }
      guard byte == UInt8(ascii: "}") else { continue }
      if opened > 0 { opened -= 1 } else { closed += 1 }
    }
    return opened + closed
  }

  /// Whether the code of a node's element contains a text as a literal.
  func writesLiterally(_ text: String, at node: Node.Index) -> Bool {
    guard let code = source?.code, let call = element(of: node).flatMap({ code.calls[$0] }),
      let literal = CodeEdits.literal(text)
    else { return false }
    let end = max(call.range.upperBound, call.parts.last?.range.upperBound ?? 0)
    guard end <= code.bytes.count else { return false }
    return String(decoding: code.bytes[call.range.lowerBound..<end], as: UTF8.self)
      .contains(literal)
  }

  /// The index of the first text with the font of a title, in Swift or Kotlin.
  var titleElement: Int? {
    guard let source, let code = source.code else { return nil }
    return source.indices.first { index in
      guard source[index].name == "Text", let call = code.calls[index] else { return false }
      let style = source.language == .swift ? "font" : "style"
      return call.parts.contains { part in
        guard part.name == style, part.range.upperBound <= code.bytes.count else { return false }
        let text = String(decoding: code.bytes[part.range], as: UTF8.self).lowercased()
        guard !text.contains("subtitle"), !text.contains("subheadline") else { return false }
        return ["title", "headline", "display"].contains(where: text.contains)
      }
    }
  }
}
