internal import Encoding

/// The parts of a page that are hidden from scripts: closed shadow trees and the `ElementInternals`
/// of custom elements.
///
/// This type makes these parts available to our scripts.
struct HiddenParts {
  typealias Evaluate = (String) throws(BrowserError) -> JSON.Value?
  typealias Call = (_ method: String, _ parameters: String) throws(BrowserError) -> JSON.Value

  private let call: Call
  private let world: Int

  /// The maximum number of elements for which the browser is asked for hidden parts.
  private static let limit = 500

  /// Finds the hidden parts, and stores them in the script variable `announceHidden`.
  init(evaluate: Evaluate, call: @escaping Call, world: Int?) throws(BrowserError) {
    self.call = call
    self.world = world ?? 0
    guard world != nil, try evaluate(HiddenParts.search)?.bool == true else { return }
    // Without this command, the browser builds its accessibility tree anew for each request below,
    // and sometimes crashes.
    _ = try call("Accessibility.enable", "{}")
    let document = try call("DOM.getDocument", "{\"depth\": -1, \"pierce\": true}")
    guard let root = document["root"] else { return }
    var pending = [root]
    var left = HiddenParts.limit
    while let node = pending.popLast(), left > 0 {
      pending += (node["children"]?.elements ?? []).reversed()
      if let inner = node["contentDocument"] { pending.append(inner) }
      for root in node["shadowRoots"]?.elements ?? [] {
        guard root["shadowRootType"]?.string != "user-agent" else { continue }
        pending.append(root)
        if root["shadowRootType"]?.string == "closed" {
          left -= 1
          try store(root, "function() { announceHidden.roots.set(this.host, this); }")
        }
      }
      let name = node["localName"]?.string ?? ""
      guard name.contains("-"), !HiddenParts.hasRole(node) else { continue }
      left -= 1
      try storeInternals(of: node)
    }
  }

  private static func hasRole(_ node: JSON.Value) -> Bool {
    node["attributes"]?.elements.contains { $0.string == "role" } == true
  }

  /// A script that creates the variable `announceHidden`, and returns whether the page has custom
  /// elements.
  private static let search = """
    globalThis.announceHidden = { roots: new Map(), internals: new Map() };
    [...document.querySelectorAll(':defined')].some((element) => element.localName.includes('-'))
    """

  private func store(_ node: JSON.Value, _ function: String) throws(BrowserError) {
    guard let id = node["backendNodeId"]?.int else { return }
    let resolved = try call(
      "DOM.resolveNode", "{\"backendNodeId\": \(id), \"executionContextId\": \(world)}")
    guard let object = resolved["object"]?["objectId"]?.string else { return }
    _ = try call(
      "Runtime.callFunctionOn",
      """
      {"functionDeclaration": \(JSONWriter.quoted(function)), "objectId": \
      \(JSONWriter.quoted(object))}
      """)
  }

  /// Stores the role, name and states that a custom element sets with `ElementInternals`.
  ///
  /// The browser's accessibility tree contains these properties, but no attribute does.
  private func storeInternals(of node: JSON.Value) throws(BrowserError) {
    guard let id = node["backendNodeId"]?.int else { return }
    let tree = try call(
      "Accessibility.getPartialAXTree", "{\"backendNodeId\": \(id), \"fetchRelatives\": false}")
    guard let exposed = tree["nodes"]?.elements.first, exposed["ignored"]?.bool != true,
      let role = exposed["role"]?["value"]?.string, exposed["role"]?["type"]?.string == "role",
      !HiddenParts.plain.contains(role)
    else { return }
    var attributes = ["role: \(JSONWriter.quoted(role.lowercased()))"]
    let sources = exposed["name"]?["sources"]?.elements ?? []
    if let name = exposed["name"]?["value"]?.string, !name.isEmpty,
      sources.isEmpty
        || sources.contains(where: {
          $0["type"]?.string == "attribute" && $0["superseded"]?.bool != true && $0["value"] != nil
        })
    {
      attributes.append("'aria-label': \(JSONWriter.quoted(name))")
    }
    for property in exposed["properties"]?.elements ?? [] {
      guard let name = property["name"]?.string, let attribute = HiddenParts.states[name],
        let value = HiddenParts.word(property["value"]?["value"])
      else { continue }
      attributes.append("'\(attribute)': \(JSONWriter.quoted(value))")
    }
    try store(
      node,
      "function() { announceHidden.internals.set(this, {\(attributes.joined(separator: ", "))}); }")
  }

  private static let plain: Set = ["generic", "none", "GenericContainer", "", "presentation"]

  private static let states = [
    "checked": "aria-checked", "pressed": "aria-pressed", "expanded": "aria-expanded",
    "selected": "aria-selected", "disabled": "aria-disabled", "required": "aria-required",
    "readonly": "aria-readonly", "level": "aria-level", "valuetext": "aria-valuetext",
    "valuemin": "aria-valuemin", "valuemax": "aria-valuemax",
  ]

  /// Returns a value in the form of an attribute.
  ///
  /// For arrays and objects, the result is `nil`.
  static func word(_ value: JSON.Value?) -> String? {
    switch value?.kind {
    case .bool, .string: value?.text
    // A page can set any number, even one that does not fit in `Int`.
    case .number: value?.int.map(String.init) ?? value?.double.map { String($0) }
    case .object, .array, .null, nil: nil
    }
  }
}
