internal import Simulator

extension AuditReport {
  /// Applies every mend that is a change of the tree, all at once, and notes what would be heard then.
  public mutating func tryMends() {
    var changes: [Node.Index: [Finding.Mend.Change]] = [:]
    for finding in findings {
      if let node = finding.node, let change = finding.mend.change {
        changes[node, default: []].append(change)
      }
    }
    guard !changes.isEmpty else { return }
    // What the reader of another platform would say proves nothing.
    for heard in subject.ownReaders {
      var screen = heard.screen
      for (node, changes) in changes {
        for change in changes { screen[node].apply(change) }
      }
      let mended = HeardScreen(screen, by: heard.reader, in: .asGiven)
      for place in findings.indices {
        guard let node = findings[place].node, findings[place].mend.change != nil,
          let stop = mended.stop(speaking: node)
        else { continue }
        // Platforms do not read every fact of every kind of tree.
        if stop.announcement.text == heard.stop(speaking: node)?.announcement.text {
          findings[place].mend.unchangedReaders.append(heard.name)
        } else {
          findings[place].mend.announcements[heard.name] = stop.announcement.text
        }
      }
    }
  }
}

extension Node {
  /// Changes one fact as a mend says.
  fileprivate mutating func apply(_ change: Finding.Mend.Change) {
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
