internal import AndroidImport
internal import ComponentSource

/// Snackbars. A host shows the snackbar in its state.
///
/// Source: AndroidX Compose, material3, SnackbarHost.kt and Snackbar.kt.
extension ComposeBuilder {
  /// Shows the snackbar in the state of a host, if the state contains one.
  mutating func showSnackbarHost(_ component: Component, at point: InsertionPoint) {
    let arguments = ComposeArguments(
      component.arguments, to: ["hostState", "modifier", "snackbar"])
    guard let host = arguments.component("hostState"), let data = evaluator.snackbar(of: host)
    else { return }
    if arguments.function("snackbar") != nil {
      return show(contents(of: arguments["snackbar"], [.component(data)]), at: point)
    }
    showSnackbar(data, at: point)
  }

  /// Shows a snackbar with its message, its action and its dismiss button.
  mutating func showSnackbar(_ data: Component, at point: InsertionPoint) {
    var own = ComposeNode()
    // This node is not a live region, because ``ComposeApp`` announces the message.
    own.update {
      $0.isTraversalGroup = true
      $0.add(.dismiss)
    }
    let inner = append(own, .across, data, at: point)
    if let message = data.value("message") {
      show(ComposeBuilder.text(message, of: data), at: inner)
    }
    if let label = data.value("actionLabel"), !label.isNull {
      appendButton(named: nil, of: data, .actionPerformed, showing: label, at: inner)
    }
    if data.value("withDismissAction")?.boolean == true {
      let name = word("Dismiss", at: data.range)
      appendButton(named: name, of: data, .dismissed, showing: nil, at: inner)
    }
  }

  /// Appends a button that ends the snackbar with the given result.
  private mutating func appendButton(
    named name: String?, of data: Component, _ result: SnackbarResult,
    showing label: SourceValue?, at point: InsertionPoint
  ) {
    var button = ComposeNode()
    button.update { own in
      own.mergesDescendants = true
      own.role = .button
      own.contentDescription = name
      own.add(.click)
    }
    button.behaviour.snackbar = (data, result)
    let inner = append(button, .across, data, at: point)
    if let label { show(ComposeBuilder.text(label, of: data), at: inner) }
  }

  private static func text(_ text: SourceValue, of data: Component) -> Component {
    Component(
      "Text", [ComponentArgument(label: "text", value: text, at: data.range)], at: data.range,
      identity: data.identity)
  }
}

/// The snackbars of host states.
extension Evaluator {
  /// The name of the component that represents the data of a snackbar.
  static let snackbarData = "SnackbarData"

  private static func key(of host: Component) -> StateKey {
    StateKey(owner: host.identity, path: ["currentSnackbarData"])
  }

  /// Returns the data of the current snackbar in a host's state.
  func snackbar(of host: Component) -> Component? { states[Evaluator.key(of: host)]?.component }

  /// Sets the snackbar of the host with the same identity as `other`.
  mutating func setSnackbar(_ data: Component?, ofHostLike other: Component) {
    set(Evaluator.key(of: other), to: data.map { .component($0) } ?? .null)
  }
}
