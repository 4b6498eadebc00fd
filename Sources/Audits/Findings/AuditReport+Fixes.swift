internal import Simulator

extension AuditReport {
  /// Applies every fix that is a change of the tree, all at once, and notes what would be heard then.
  public mutating func tryFixes() {
    var changes: [Node.Index: [Finding.Fix.Change]] = [:]
    for finding in findings {
      if let node = finding.node, let change = finding.fix.change {
        changes[node, default: []].append(change)
      }
    }
    guard !changes.isEmpty else { return }
    // What the reader of another platform would say proves nothing.
    for heard in subject.platformReadings() {
      var screen = heard.screen
      for (node, changes) in changes {
        for change in changes { screen[node].apply(change) }
      }
      let mended = ScreenReading(screen, by: heard.reader, in: .asGiven)
      for index in findings.indices {
        guard let node = findings[index].node, findings[index].fix.change != nil,
          let stop = mended.stop(speaking: node)
        else { continue }
        // Platforms do not read every fact of every kind of tree.
        if stop.announcement.text == heard.stop(speaking: node)?.announcement.text {
          findings[index].fix.unchangedReaders.append(heard.name)
        } else {
          findings[index].fix.announcements[heard.name] = stop.announcement.text
        }
      }
    }
  }
}

extension Node {
  /// Changes one fact as a fix says.
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
