internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource
internal import ImportSupport

/// The content of a screen: a function with arguments, or statements.
struct ComposeRoot: Sendable {
  var function: FunctionDeclaration?
  /// The index of the class or object that declares the function.
  var type: Int?
  var arguments: [SourceValue] = []
  var statements: Block?

  func components(_ evaluator: inout Evaluator) -> [Component] {
    if let function {
      let receiver = type.map { evaluator.instance(of: $0, [], at: function.range) }
      let own = evaluator.function(function, receiver: receiver, type: type)
      return evaluator.contents(of: own, arguments)
    }
    return statements.map { evaluator.contents(ofStatements: $0) } ?? []
  }
}

/// A screen of composables with its current states.
struct ComposeScreen {
  /// The screen, or `nil` if the composition has no content.
  private(set) var imported: ImportedScreen?
  /// The nodes of the screen with their components and behaviours.
  private(set) var items: [Node.Index: Item] = [:]
  var builder: ComposeBuilder
  /// The dialogs, sheets and menus that are shown, from back to front.
  private(set) var shownWindows: [ComponentIdentity] = []
  /// The title of the dialog, sheet or menu in front.
  ///
  /// A pane in this window has a separate title.
  private(set) var windowTitle: String?
  /// The callback that closes the dialog, sheet or menu in front, or `nil` if no such window is
  /// open.
  private(set) var dismiss: SourceFunction?
  /// The callbacks for the back gesture in the shown window, in the order of composition.
  private(set) var backCallbacks: [BackCallback] = []

  struct Item {
    var identity: ComponentIdentity
    var behaviour: ComposeBehaviour
    /// The position of the node in the order of composition.
    var rank: Int
    var bounds: AndroidAttributes.Bounds?
  }

  /// The identities of the composables by their nodes.
  var identities: [Node.Index: Int] { items.mapValues(\.identity.number) }

  /// Whether readers have nothing to announce on the screen.
  var isSilent: Bool {
    guard let screen = imported?.screen else { return true }
    return screen.preorder.allSatisfy { visit in
      screen[visit.index].name.isEmpty && !screen[visit.index].role.isInteractive
    }
  }

  /// Composes a screen.
  ///
  /// - Parameter windows: The windows that were already open, from back to front. New windows are
  ///   placed in front of these windows.
  init(
    _ root: ComposeRoot, _ evaluator: Evaluator, _ options: ImportOptions,
    over windows: [ComponentIdentity] = []
  ) {
    let words = ComposeWords(language: options.language)
    builder = ComposeBuilder(evaluator, version: options.composeVersion ?? .assumed, words: words)
    builder.build(root.components(&builder.evaluator), at: root.function?.range)
    if builder.controllers.contains(where: { evaluator.backStack(of: $0) == nil }) {
      // Composables outside of the `NavHost` can read the start destination only after a first
      // composition, so the screen is composed again.
      var next = evaluator
      for controller in builder.controllers {
        guard let entries = builder.evaluator.backStack(of: controller) else { continue }
        next.setBackStack(entries, of: controller)
      }
      builder = ComposeBuilder(next, version: builder.version, words: words)
      builder.build(root.components(&builder.evaluator), at: root.function?.range)
    }
    let filled = builder.windows.filter { $0.tree.nodes.count > 1 }
    let shown =
      windows.compactMap { owner in filled.first { $0.owner == owner } }
      + filled.filter { !windows.contains($0.owner) }
    guard let window = shown.last ?? builder.windows.first else { return }
    dismiss = window.dismiss
    let index = builder.windows.firstIndex { $0.owner == window.owner }
    backCallbacks = builder.backCallbacks.filter { $0.window == index }
    windowTitle = window.title.flatMap { $0.isEmpty ? nil : $0 }
    shownWindows = shown.map(\.owner)
    // Source: material3, ModalBottomSheet.kt: a sheet opens itself when it enters the composition.
    for owner in shownWindows where !windows.contains(owner) {
      if let sheet = builder.sheets[owner] { builder.evaluator.states[sheet] = .boolean(true) }
    }
    let placed = ComposeScreen.placed(window)
    let exposed = ComposeAccessibility(placed, words: words)
    var screen = exposed.screen
    for (semantics, index) in exposed.indices {
      items[index] = Item(
        identity: window.identities[semantics],
        behaviour: window.behaviours[semantics] ?? ComposeBehaviour(), rank: semantics,
        bounds: placed.nodes[semantics].bounds)
      setKeyboard(of: &screen[index], window.behaviours[semantics])
      for (fact, value) in window.auditFacts[semantics] ?? [:] {
        screen[index].android.passthrough[fact.rawValue] = value
      }
    }
    for visit in screen.preorder { screen[visit.index].removeBounds() }
    var diagnostics = builder.diagnostics
    diagnostics.add(exposed.diagnostics)
    recordUnknowns(in: &diagnostics)
    screen.diagnostics =
      diagnostics.diagnostics.inOrderOfLines + [ImportDiagnostic(.nodesOfAndroid)]
    if window.layout.hasColumnsSideBySide {
      screen.diagnostics.append(ImportDiagnostic(.noBounds))
    }
    var imported = ImportedScreen(screen)
    if options.keepsSource { imported.source = source(of: window) }
    self.imported = imported
  }

  /// Returns the semantics of a window, including the bounds by which Compose sorts the nodes.
  private static func placed(_ window: ComposeBuilder.Window) -> SemanticsTree {
    var layout = window.layout
    let bounds = layout.bounds()
    var tree = SemanticsTree()
    for (index, node) in window.tree.nodes.enumerated() {
      var node = node
      node.bounds = bounds[window.areas[index]]
      tree.append(node, below: node.parent)
    }
    return tree
  }

  /// Returns the composables with semantics, under the names in the author's code.
  private func source(of window: ComposeBuilder.Window) -> SourceTree {
    var source = SourceTree(.kotlin)
    var code = SourceTree.Code(builder.evaluator.project.files.first?.bytes ?? [], calls: [:])
    var elements: [Int: Int] = [:]
    for (index, node) in window.tree.nodes.enumerated() where index > 0 {
      let element = source.append(window.elements[index], to: elements[node.parent])
      elements[index] = element
      code.calls[element] = window.calls[index]
    }
    source.code = code
    return source
  }

  /// Sets the keyboard of a text field.
  ///
  /// Readers do not announce the keyboard when the field gets focus.
  private func setKeyboard(of node: inout Node, _ behaviour: ComposeBehaviour?) {
    guard let behaviour else { return }
    if behaviour.isReadOnly { node.states.isReadOnly = true }
    guard var input = node.textInput else { return }
    // Source: ui, RecordingInputConnection and EditorInfo.update: without an action, the return key
    // of a field with several lines begins a new line.
    input.returnKey =
      behaviour.imeAction.flatMap { ComposeScreen.returnKeys[$0] }
      ?? (behaviour.isMultiline ? .newLine : nil)
    input.keyboard = behaviour.keyboardType.flatMap { ComposeScreen.keyboards[$0] }
    input.autofill = behaviour.contentType.flatMap { ComposeScreen.purposes[$0] }
    node.textInput = input
  }

  private static let returnKeys: [String: TextInput.ReturnKey] = [
    "Next": .next, "Previous": .previous, "Done": .done, "Go": .go, "Search": .search,
    "Send": .send,
  ]

  private static let keyboards: [String: TextInput.Keyboard] = [
    "Email": .email, "Number": .number, "NumberPassword": .number, "Decimal": .decimal,
    "Phone": .phone, "Uri": .url, "Text": .text,
  ]

  /// The values of HTML's `autocomplete`, by the content type of a field.
  ///
  /// Source: AndroidX Compose UI, ContentType.kt.
  private static let purposes: [String: String] = [
    "EmailAddress": "email", "Username": "username", "Password": "current-password",
    "NewPassword": "new-password", "NewUsername": "username", "PersonFullName": "name",
    "PersonFirstName": "given-name", "PersonLastName": "family-name", "PhoneNumber": "tel",
    "PostalCode": "postal-code", "AddressStreet": "street-address",
    "AddressLocality": "address-level2", "AddressCountry": "country-name",
    "CreditCardNumber": "cc-number", "CreditCardExpirationDate": "cc-exp",
    "CreditCardSecurityCode": "cc-csc", "SmsOtpCode": "one-time-code", "BirthDateFull": "bday",
  ]

  private static func isResource(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.count > 2 && ["string", "plurals", "array"].contains(parts[parts.count - 2])
  }

  /// Records the needed values that the source does not determine.
  private mutating func recordUnknowns(in diagnostics: inout DiagnosticCollector) {
    for unknown in builder.evaluator.unknowns {
      let position = builder.position(of: unknown.range)
      if unknown.name.hasPrefix("#"), let count = Int(unknown.name.dropFirst()) {
        diagnostics.record(.truncatedList(count), at: position)
      } else if unknown.name.hasSuffix("[]") {
        diagnostics.record(.unknownList(String(unknown.name.dropLast(2))), at: position)
      } else if ComposeScreen.isResource(unknown.name) {
        diagnostics.record(.missingResource, unknown.name, at: position)
      } else if unknown.elements != nil {
        diagnostics.record(.everyElement(unknown.name), at: position)
      } else {
        diagnostics.record(.unknownText(unknown.name), at: position)
      }
    }
    for range in builder.evaluator.keptInstances {
      let type = builder.evaluator.project.types.first { $0.declaration.range == range }
      guard let type else { continue }
      diagnostics.record(.initialStates(type.name), at: builder.position(of: range))
    }
    for (limit, range) in builder.evaluator.reachedLimits {
      let sentence: DiagnosticSentence =
        switch limit {
        case .length: .tooLong
        case .passes: .longLoop
        case .steps, .depth, .recursion: .tooMuch
        }
      diagnostics.record(sentence, at: builder.position(of: range))
    }
    for unknown in builder.evaluator.undecided {
      diagnostics.record(.undecided(unknown), at: builder.position(of: unknown.range))
    }
  }
}

extension Node {
  /// Removes the bounds, which were only needed to sort the nodes.
  fileprivate mutating func removeBounds() {
    frame = nil
    android.bounds = nil
  }
}
