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
    guard !changes.isEmpty else { return }
    // The announcement of another platform's reader proves nothing.
    for reading in subject.platformReadings() {
      var screen = reading.screen
      for (audited, changes) in changes {
        guard let node = reading.readNode(audited) else { continue }
        for change in changes { screen[node].apply(change) }
      }
      let fixed = reading.reading(of: screen, by: reading.reader)
      for index in findings.indices {
        guard let node = findings[index].node, findings[index].fix.change != nil,
          let stop = fixed.stop(speaking: node)
        else { continue }
        // A platform may not expose the fact that the fix changes.
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
