internal import Encoding

extension LivePage {
  /// Makes the listeners of the page's scripts available to our scripts, in the map
  /// `announceHidden.listeners` from elements to types of events.
  ///
  /// Elements that have a role, or on which scripts listen to the events of elements inside, are
  /// left out.
  ///
  /// Source: Chrome DevTools Protocol, `DOMDebugger.getEventListeners`.
  func findListeners() throws(BrowserError) {
    guard let world = state.world else { return }
    do throws(BrowserError) {
      try storeListeners(in: world)
    } catch  where error.isRefusal {
      // The page may have removed an element in the meantime. Listeners are not essential.
      return
    }
  }

  private func storeListeners(in world: Int) throws(BrowserError) {
    let found = try call("Runtime.evaluate", "{\"expression\": \"document\"}")
    guard let document = found["result"]?["objectId"]?.string else { return }
    let answer = try call(
      "DOMDebugger.getEventListeners",
      "{\"objectId\": \(JSONWriter.quoted(document)), \"depth\": -1, \"pierce\": true}")
    let listened = LivePage.listenedElements(answer["listeners"]?.elements ?? [])
    guard !listened.isEmpty else { return }
    // Ask for all objects before awaiting the first one.
    let commands = listened.map { element in
      connection.request(
        "DOM.resolveNode",
        "{\"backendNodeId\": \(element.node), \"executionContextId\": \(world)}", session: session)
    }
    defer { for command in commands { connection.ignoreAnswer(to: command) } }
    var arguments: [String] = []
    for (element, command) in zip(listened, commands) {
      let resolved = try self.answer(to: command)
      guard let object = resolved["object"]?["objectId"]?.string else { continue }
      let types = JSONWriter.quoted(element.types.joined(separator: " "))
      arguments.append("{\"objectId\": \(JSONWriter.quoted(object))}, {\"value\": \(types)}")
    }
    try call(
      "Runtime.callFunctionOn",
      """
      {"functionDeclaration": \(JSONWriter.quoted(LivePage.listenerFilter)), \
      "executionContextId": \(world), "arguments": [\(arguments.joined(separator: ", "))]}
      """)
  }

  /// Returns the elements with listeners for clicks or keys, and the types of these listeners.
  ///
  /// An element with listeners for very many types is the root of a framework, which handles the
  /// events of all elements inside.
  static func listenedElements(_ listeners: [JSON.Value]) -> [(node: Int, types: [String])] {
    var types: [Int: Set<String>] = [:]
    var nodes: [Int] = []
    for listener in listeners {
      guard let node = listener["backendNodeId"]?.int, let type = listener["type"]?.string else {
        continue
      }
      if types[node] == nil { nodes.append(node) }
      types[node, default: []].insert(type)
    }
    let elements = nodes.compactMap { node -> (node: Int, types: [String])? in
      let all = types[node] ?? []
      let wanted = all.intersection(LivePage.listenedTypes)
      guard all.count <= LivePage.mostTypes, !wanted.isEmpty else { return nil }
      return (node, wanted.sorted())
    }
    return Array(elements.prefix(LivePage.listenerLimit))
  }

  private static let listenedTypes: Set<String> = [
    "click", "dblclick", "keydown", "keypress", "keyup", "mousedown", "mouseup",
  ]
  /// The maximum number of types of events for which a script listens on an element itself.
  private static let mostTypes = 20
  /// The maximum number of elements whose listeners are read.
  private static let listenerLimit = 300

  /// A function that stores the listeners of elements that may be controls by themselves.
  private static let listenerFilter = """
    function(...listened) {
      const containers = new Set([
        'html', 'body', 'article', 'aside', 'audio', 'canvas', 'details', 'dialog', 'dl', 'fieldset', 'footer', 'form',
        'header', 'iframe', 'label', 'main', 'nav', 'ol', 'section', 'table', 'tbody', 'tfoot', 'thead', 'ul', 'video']);
      const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable], [role]';
      const isOwn = (node) => {
        if (node.nodeType !== 1 || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') return false;
        if (containers.has(node.localName) || node.localName.includes('-') || node.matches(controls)) return false;
        // A listener around controls, or in the shadow tree of one, handles their events.
        if (node.querySelector(controls) || node.getRootNode().host) return false;
        if (!node.checkVisibility({ visibilityProperty: true })) return false;
        const length = node.innerText.trim().length;
        return length <= 200 && (length > 0 || getComputedStyle(node).cursor === 'pointer');
      };
      announceHidden.listeners = new Map();
      for (let index = 0; index < listened.length; index += 2) {
        const [node, types] = [listened[index], listened[index + 1]];
        if (isOwn(node)) announceHidden.listeners.set(node, types.split(' '));
      }
    }
    """
}
