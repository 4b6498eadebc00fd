import Importers
import Simulator

/// Writes the tree of a screen as JSON: every element, also those that no reader meets.
struct TreeJSON {
  /// Writes one screen.
  func write(_ imported: ImportedScreen, to json: inout JSONWriter, _ output: inout Output) {
    let screen = imported.screen
    json.open(UInt8(ascii: "{"), oneALine: true)
    JSONFormat.writeFacts(of: screen, losses: screen.losses, to: &json)
    json.key("nodes")
    json.open(UInt8(ascii: "["), oneALine: true)
    let paths = screen.paths
    for visit in screen.preorder where TreeJSON.isElement(screen[visit.index]) {
      write(screen[visit.index], path: paths.path(of: visit.index), depth: visit.depth, to: &json)
      json.drain(to: &output)
    }
    json.close(UInt8(ascii: "]"))
    UnusedListing.write(imported.unused, to: &json)
    json.close(UInt8(ascii: "}"))
    json.drain(to: &output)
  }

  /// Text and generated content are no elements of a page.
  private static func isElement(_ node: Node) -> Bool {
    guard let element = node.web?.element else { return true }
    return !element.isEmpty && !element.hasPrefix(":")
  }

  private func write(_ node: Node, path: String, depth: Int, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", node.id ?? path)
      json.member("role", node.role.ariaName)
      json.member("name", node.name)
      json.member("description", node.description)
      json.key("states")
      json.object { writeStates(of: node, to: &$0) }
      json.member("path", path)
      json.member("line", node.position?.line)
      json.member("column", node.position?.column)
      json.member("depth", depth)
      if let level = node.level { json.member("level", level) }
      if let text = node.value?.text { json.member("value", text) }
      writeTexts(of: node, to: &json)
      writeInput(of: node, to: &json)
      if let frame = node.frame { writeFrame(frame, to: &json) }
      writeAttributes("android", node.android, to: &json)
      writeAttributes("ios", node.ios.spelled, to: &json)
      writeAttributes("reactNative", node.reactNative.spelled, to: &json)
      guard let hidden = node.hidden else { return }
      if hidden.audience == .everyReader {
        json.member("ignored", hidden.reason.rawValue)
      } else {
        json.member("hiddenFrom", hidden.audience.rawValue)
      }
    }
  }

  /// Texts besides name, description and value.
  private func writeTexts(of node: Node, to json: inout JSONWriter) {
    if let origin = node.label?.origin { json.member("nameFrom", origin.rawValue) }
    if let text = node.placeholder { json.member("placeholder", text) }
    if let text = node.error { json.member("error", text) }
    if let text = node.roleDescription { json.member("roleDescription", text) }
    if let language = node.language { json.member("language", language) }
    if !node.actions.isEmpty { json.member("actions", node.actions) }
  }

  /// How text is entered.
  private func writeInput(of node: Node, to json: inout JSONWriter) {
    guard let input = node.textInput else { return }
    if let keyboard = input.keyboard { json.member("keyboard", keyboard.rawValue) }
    if let key = input.returnKey { json.member("returnKey", key.rawValue) }
    if input.isSecure { flag("secure", true, &json) }
    if input.isMultiline { flag("multiline", true, &json) }
    if let length = input.maximumLength { json.member("maximumLength", length) }
    if let autofill = input.autofill { json.member("autofill", autofill) }
  }

  /// Left, top, width and height in points.
  private func writeFrame(_ frame: Frame, to json: inout JSONWriter) {
    json.key("frame")
    json.array { json in
      for length in [frame.x, frame.y, frame.width, frame.height] {
        json.value(decimal: length.isFinite ? "\(length)" : nil)
      }
    }
  }

  /// What only one platform has, by its own names in alphabetical order.
  private func writeAttributes(
    _ name: String, _ attributes: [String: String], to json: inout JSONWriter
  ) {
    guard !attributes.isEmpty else { return }
    json.key(name)
    json.object { json in
      for key in attributes.keys.sorted() { json.member(key, attributes[key] ?? "") }
    }
  }

  /// States in ARIA's words, only those that the node is in or can be in.
  ///
  /// Source: WAI-ARIA 1.2, section 6.6.
  private func writeStates(of node: Node, to json: inout JSONWriter) {
    let states = node.states
    flag("busy", states.isBusy, &json)
    token("checked", node.value?.checked?.rawValue, &json)
    token("current", states.current?.rawValue, &json)
    flag("disabled", states.isDisabled, &json)
    truth("expanded", states.expanded, &json)
    flag("focused", states.isFocused, &json)
    token("haspopup", states.popup?.rawValue, &json)
    token("invalid", states.invalid?.rawValue, &json)
    flag("modal", states.isModal, &json)
    flag("multiselectable", states.isMultiselectable, &json)
    token("pressed", states.pressed?.rawValue, &json)
    flag("readonly", states.isReadOnly, &json)
    flag("required", states.isRequired, &json)
    truth("selected", states.selected, &json)
    token("sort", states.sort?.rawValue, &json)
  }

  private func flag(_ key: String, _ isSet: Bool, _ json: inout JSONWriter) {
    if isSet { truth(key, true, &json) }
  }

  private func truth(_ key: String, _ truth: Bool?, _ json: inout JSONWriter) {
    guard let truth else { return }
    json.key(key)
    json.value(truth)
  }

  /// A word of ARIA's; `true` and `false` are truth values in JSON too.
  private func token(_ key: String, _ word: String?, _ json: inout JSONWriter) {
    switch word {
    case nil: break
    case "true": truth(key, true, &json)
    case "false": truth(key, false, &json)
    case .some(let word): json.member(key, word)
    }
  }
}
