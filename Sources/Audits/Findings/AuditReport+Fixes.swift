internal import Simulator

extension AuditReport {
  /// Applies all fixes that change the tree, and records the resulting announcements in the fixes.
  public mutating func tryFixes() {
    var changes: [Node.Index: [Finding.Fix.Change]] = [:]
    for finding in findings {
      if let node = finding.node, let change = finding.fix.change {
        changes[node, default: []].append(change)
      }
    }
    let isOfAndroid = subject.screen.origin == .androidNodes
    if isOfAndroid { changes = changes.mapValues { $0.filter(\.isOfAndroid) } }
    guard !changes.isEmpty else { return }
    // Other readers do not read screens of this platform, so they cannot show whether a fix works.
    for reading in subject.platformReadings() {
      var screen = reading.screen
      for (audited, changes) in changes {
        guard let node = reading.readNode(audited) else { continue }
        for change in changes {
          if !isOfAndroid {
            screen[node].apply(change)
          } else if case .label(let text) = change, screen[node].textInput != nil {
            screen.append(.labelOfField(text), to: node)
          } else {
            screen[node].android.apply(change)
          }
        }
      }
      let fixed = reading.reading(of: screen, by: reading.reader)
      for index in findings.indices {
        guard let node = findings[index].node, let change = findings[index].fix.change,
          !isOfAndroid || change.isOfAndroid, let stop = fixed.stop(speaking: node)
        else { continue }
        // The announcement stays the same if the platform does not expose the fact that the fix
        // changes.
        if stop.announcement.text == reading.stop(speaking: node)?.announcement.text {
          findings[index].fix.unchangedReaders.append(reading.name)
        } else {
          findings[index].fix.announcements[reading.name] = stop.announcement.text
        }
      }
    }
  }
}

extension Node {
  /// Applies the change of a fix.
  fileprivate mutating func apply(_ change: Finding.Fix.Change) {
    switch change {
    case .label(let text): label = AuthoredText(text)
    case .hint(let text): hint = text.map { AuthoredText($0) }
    case .error(let text):
      error = text
      if states.invalid == nil || states.invalid == States.Invalid.none { states.invalid = .yes }
    case .role(let role): self.role = role
    case .required: states.isRequired = true
    case .keyboard(let keyboard):
      var input = textInput ?? TextInput()
      input.keyboard = keyboard
      textInput = input
    }
  }
}

extension Finding.Fix.Change {
  /// Whether Android exposes to readers the property that the change sets.
  fileprivate var isOfAndroid: Bool {
    switch self {
    case .label, .error: true
    case .role(let role): role == .button || role == .heading
    case .hint, .required, .keyboard: false
    }
  }
}

extension AndroidAttributes {
  /// Applies the change of a fix to the properties that Android exposes to readers.
  ///
  /// TalkBack reads a dump of Android from these properties only.
  fileprivate mutating func apply(_ change: Finding.Fix.Change) {
    switch change {
    case .label(let text): contentDescription = text
    case .error(let text):
      error = text
      contentInvalid = true
    case .role(.button): className = "android.widget.Button"
    case .role(.heading): heading = true
    case .role, .hint, .required, .keyboard: break
    }
  }
}

extension Node {
  /// Returns a text node with the label of a field; Compose exposes the label as a child of the
  /// field.
  fileprivate static func labelOfField(_ text: String) -> Node {
    var node = Node(.text, label: AuthoredText(text))
    node.android.className = "android.widget.TextView"
    node.android.text = text
    return node
  }
}
