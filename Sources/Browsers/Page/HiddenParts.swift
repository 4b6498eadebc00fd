internal import Encoding

/// What no script of a page can see, handed to ours: closed shadow trees, and what elements of the
/// page's own say through `ElementInternals`.
struct HiddenParts {
  typealias Evaluate = (String) throws(BrowserError) -> JSON.Value?
  typealias Call = (_ method: String, _ parameters: String) throws(BrowserError) -> JSON.Value

  /// Whether the page has nothing of the kind.
  private(set) var isEmpty = true
  private let call: Call
  private let world: Int

  /// How many elements of the page's own are asked.
  private static let most = 500

  /// Finds them and puts them into `announceHidden`.
  init(evaluate: Evaluate, call: @escaping Call, world: Int?) throws(BrowserError) {
    self.call = call
    self.world = world ?? 0
    guard world != nil, try evaluate(HiddenParts.search)?.bool == true else { return }
    // Without it the tree is made anew for every element, and browsers crashed now and then over that.
    _ = try call("Accessibility.enable", "{}")
    let document = try call("DOM.getDocument", "{\"depth\": -1, \"pierce\": true}")
    guard let root = document["root"] else { return }
    isEmpty = false
    var pending = [root]
    var left = HiddenParts.most
    while let node = pending.popLast(), left > 0 {
      pending += (node["children"]?.elements ?? []).reversed()
      if let inner = node["contentDocument"] { pending.append(inner) }
      for root in node["shadowRoots"]?.elements ?? [] {
        guard root["shadowRootType"]?.string != "user-agent" else { continue }
        pending.append(root)
        if root["shadowRootType"]?.string == "closed" {
          left -= 1
          try hand(root, "function() { announceHidden.roots.set(this.host, this); }")
        }
      }
      let name = node["localName"]?.string ?? ""
      guard name.contains("-"), !HiddenParts.hasRole(node) else { continue }
      left -= 1
      try handInternals(of: node)
    }
  }

  private static func hasRole(_ node: JSON.Value) -> Bool {
    node["attributes"]?.elements.contains { $0.string == "role" } == true
  }

  /// Makes the place for them, and tells whether there may be any.
  private static let search = """
    globalThis.announceHidden = { roots: new Map(), internals: new Map() };
    [...document.querySelectorAll(':defined')].some((element) => element.localName.includes('-'))
    """

  private func hand(_ node: JSON.Value, _ function: String) throws(BrowserError) {
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

  /// The role, name and description that the browser knows and no attribute says.
  private func handInternals(of node: JSON.Value) throws(BrowserError) {
    guard let id = node["backendNodeId"]?.int else { return }
    let tree = try call(
      "Accessibility.getPartialAXTree", "{\"backendNodeId\": \(id), \"fetchRelatives\": false}")
    guard let known = tree["nodes"]?.elements.first, known["ignored"]?.bool != true,
      let role = known["role"]?["value"]?.string, known["role"]?["type"]?.string == "role",
      !HiddenParts.plain.contains(role)
    else { return }
    var attributes = ["role: \(JSONWriter.quoted(role.lowercased()))"]
    let sources = known["name"]?["sources"]?.elements ?? []
    if let name = known["name"]?["value"]?.string, !name.isEmpty,
      sources.isEmpty
        || sources.contains(where: {
          $0["type"]?.string == "attribute" && $0["superseded"]?.bool != true && $0["value"] != nil
        })
    {
      attributes.append("'aria-label': \(JSONWriter.quoted(name))")
    }
    for property in known["properties"]?.elements ?? [] {
      guard let name = property["name"]?.string, let attribute = HiddenParts.states[name],
        let value = HiddenParts.word(property["value"]?["value"])
      else { continue }
      attributes.append("'\(attribute)': \(JSONWriter.quoted(value))")
    }
    try hand(
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

  /// A value as an attribute has it; absent for what is none.
  static func word(_ value: JSON.Value?) -> String? {
    switch value?.kind {
    case .bool, .string: value?.text
    // A page may name any number, and not all of them are whole ones of ours.
    case .number: value?.int.map(String.init) ?? value?.double.map { String($0) }
    case .object, .array, .null, nil: nil
    }
  }
}
