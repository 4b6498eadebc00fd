package import AccessibilityTree
import Announcements

extension Session {
  // MARK: Input focus

  /// Moves input focus and reader focus to a field, and shows the keyboard.
  mutating func edit(_ target: SessionNode, by mover: SessionEvent.Mover) {
    let isFocused = editing.focused == target
    if !isFocused, inputFocus == nil, mover != .app { leavePageFocus() }
    if inputFocus != target {
      if mover != .app || inputFocus != nil { endEditing() }
      // When another field loses focus, the app may move focus or remove this field.
      guard inputFocus == nil || inputFocus == target, let field = nodes.index(of: target) else {
        return
      }
      editing.begin(target)
      var node = screen[field]
      node.states.isFocused = true
      update([NodeChange(field, node)])
    }
    guard let field else { return }
    editing.moveCaret(to: enteredText(in: field).count)
    let wasShown = keyboard != nil
    showKeyboard(for: field)
    if let index = stopIndex(of: field) {
      if mover != .finger { position.isMoved = position.isMoved || index != stopIndex }
      move(to: index)
      if let stop {
        if mover == .app {
          reportFocus(on: stop, by: mover)
        } else {
          report(.inputFocused(stop, by: mover))
        }
      }
    }
    if !wasShown { report(.keyboard(isShown: true, keyboard?.kind)) }
    // A field of a page may already have had input focus. The app then got the event earlier.
    if !isFocused { raise(AppEvent(.focus, at: field)) }
  }

  /// Removes input focus from the field that has it, and reports this to the app as an event.
  mutating func endEditing() {
    guard let field else { return }
    editing.end()
    var node = screen[field]
    node.states.isFocused = false
    update([NodeChange(field, node)])
    raise(AppEvent(.leave, at: field))
  }

  private mutating func showKeyboard(for field: Node.Index) {
    let input = screen[field].textInput ?? TextInput()
    guard input.keyboard != .noKeyboard else { return }
    editing.keyboard = Keyboard(
      kind: input.keyboard, returnKey: input.effectiveReturnKey(on: platform),
      hasToolbar: platform == .iOS && screen.origin == .web)
    setKeyboard(isShown: true)
  }

  mutating func hideKeyboard() {
    guard keyboard != nil else { return }
    editing.keyboard = nil
    setKeyboard(isShown: false)
    report(.keyboard(isShown: false, nil))
  }

  /// Changes the reader's `keyboard` setting, because TalkBack says “editing” only while a keyboard
  /// is shown.
  private mutating func setKeyboard(isShown: Bool) {
    guard reader.value(of: "keyboard") != nil,
      reader.value(of: "keyboard") != (isShown ? "on" : "off")
    else { return }
    try? set("keyboard", to: isShown ? "on" : "off")
    timeline.use(reader)
  }

  mutating func dismissKeyboard() -> String? {
    guard keyboard != nil else { return Session.noKeyboard }
    hideKeyboard()
    // On iOS, hiding the keyboard ends editing. On Android, the field keeps input focus.
    if platform == .iOS { endEditing() }
    return nil
  }

  // MARK: Text

  private static let noKeyboard = "no keyboard is shown: double-tap a field first"
  private static let noField = "no field is being edited: double-tap one first"

  mutating func type(_ text: String) -> String? {
    guard inputFocus != nil else { return Session.noField }
    for (number, character) in text.enumerated() {
      if number > 0 { pause() }
      guard !isOutOfTime() else { return nil }
      guard let target = inputFocus, let field else {
        return "the field lost input focus while typing"
      }
      let limit = screen[field].textInput?.maximumLength
      if editing.room(in: enteredText(in: field), limit: limit) == 0 {
        guard platform == .iOS else { continue }
      } else {
        replace(selection, with: String(character), as: selection.isEmpty ? .typed : .replaced)
      }
      raise(.type, at: target)
      raise(.change, at: target)
    }
    return nil
  }

  mutating func delete(_ count: Int) -> String? {
    guard let target = inputFocus else { return Session.noField }
    for number in 0..<count {
      if number > 0 { pause() }
      let range = editing.deletion
      guard !range.isEmpty else { return nil }
      replace(range, with: "", as: .deleted)
      raise(.type, at: target)
      raise(.change, at: target)
    }
    return nil
  }

  mutating func clear() -> String? {
    guard let field else { return Session.noField }
    let length = enteredText(in: field).count
    guard length > 0 else { return nil }
    replace(0..<length, with: "", as: .cleared)
    raise(AppEvent(.change, at: field))
    return nil
  }

  mutating func paste(_ text: String) -> String? {
    guard let field else { return Session.noField }
    let limit = screen[field].textInput?.maximumLength
    let room = editing.room(in: enteredText(in: field), limit: limit)
    replace(selection, with: String(text.prefix(room)), as: .pasted)
    raise(AppEvent(.change, at: field))
    return nil
  }

  mutating func selectAll() -> String? {
    guard let field else { return Session.noField }
    let text = enteredText(in: field)
    editing.selection = 0..<text.count
    report(.selected(text))
    return nil
  }

  mutating func moveCaret(_ direction: Gesture.SwipeDirection, _ count: Int) -> String? {
    guard let edited = inputFocus else { return Session.noField }
    for number in 0..<count {
      if number > 0 { pause() }
      // During the pause, the app may have changed the text or moved focus.
      guard inputFocus == edited, let field else { return nil }
      let move = editing.moveCaret(direction, in: enteredText(in: field))
      report(.caretMoved(over: move.over, at: move.edge))
    }
    return nil
  }

  func enteredText(in field: Node.Index) -> String { screen[field].value?.text ?? "" }

  /// Replaces part of the focused field's text and reports the edit to the reader.
  private mutating func replace(_ range: Range<Int>, with text: String, as kind: TextEdit.Kind) {
    guard let field else { return }
    let edit = editing.replace(range, of: enteredText(in: field), with: text)
    var node = screen[field]
    node.setText(edit.after, on: screen.origin)
    update([NodeChange(field, node)])
    guard let stop = stopIndex(of: field) else { return }
    let limit = node.textInput?.maximumLength
    report(
      .edited(
        TextEdit(
          kind: kind, before: edit.before, removed: edit.removed, added: text,
          offset: edit.offset, isSecure: node.textInput?.isSecure == true,
          limit: limit.flatMap { edit.after.count >= $0 && !text.isEmpty ? $0 : nil },
          stop: walk.stop(at: stop), error: node.error)))
  }

  // MARK: Keys that end an entry

  /// Presses the return key of the on-screen keyboard, or a button of the toolbar above it.
  mutating func press(_ key: Gesture.ReturnKey) -> String? {
    guard let field, let keyboard else { return Session.noKeyboard }
    if let problem = problem(of: key, on: keyboard) { return problem }
    return endEntry(of: field, with: AppEvent.Kind(rawValue: key.rawValue) ?? .enter)
  }

  /// Returns why a keyboard does not have a key, or `nil` if the keyboard has the key.
  private func problem(of key: Gesture.ReturnKey, on keyboard: Keyboard) -> String? {
    if keyboard.hasToolbar, [.next, .previous, .done].contains(key) { return nil }
    guard let shown = keyboard.returnKey else {
      return "this keyboard has no \(key.rawValue) key"
    }
    switch (key, shown) {
    case (.next, .next), (.previous, .previous), (.done, .done), (.go, .go), (.search, .search),
      (.send, .send), (.return, _):
      return nil
    // The file does not say which return key is shown, so every return key is accepted.
    case (_, .standard): return nil
    default:
      return "the return key of this keyboard says “\(shown.rawValue)”, not “\(key.rawValue)”"
    }
  }

  /// Ends the entry of text in a field, after a key such as Return or Next was pressed.
  ///
  /// If the app does not handle the key, the platform performs its default action. Source: UIKit,
  /// `textFieldShouldReturn(_:)`; Android, `EditorInfo` actions; React Native, `submitBehavior`;
  /// HTML, implicit submission.
  mutating func endEntry(of field: Node.Index, with kind: AppEvent.Kind) -> String? {
    guard !raise(AppEvent(kind, at: field)) else { return nil }
    if kind == .enter, platform == .android, keyboard?.returnKey == .newLine { return type("\n") }
    switch (kind, screen.origin, platform) {
    case (.next, .reactNative, _), (.previous, .reactNative, _): blur()
    case (.next, .web, _), (.previous, .web, _), (.next, _, .android), (.previous, _, .android):
      moveEntry(from: field, kind == .next ? .right : .left)
    case (.done, .web, .iOS): _ = dismissKeyboard()
    case (_, .web, _): if screen.canSubmitImplicitly(from: field) { submit() }
    case (_, .reactNative, _):
      if !raiseSubmitByKey(kind) { blur() }
    case (_, _, .android):
      if !raiseSubmitByKey(kind) { hideKeyboard() }
    default: raiseSubmitByKey(kind)
    }
    return nil
  }

  /// Passes a submit event to the app if the key is Go, Send or Search.
  ///
  /// Returns whether the app handled the event.
  @discardableResult
  private mutating func raiseSubmitByKey(_ kind: AppEvent.Kind) -> Bool {
    guard kind == .go || kind == .send || kind == .search else { return false }
    return raise(AppEvent(.submit))
  }

  /// Hides the keyboard and takes input focus away from the field.
  ///
  /// Hiding the keyboard in this way is React Native's default action when a person ends the entry.
  mutating func blur() {
    hideKeyboard()
    endEditing()
  }

  private mutating func moveEntry(from field: Node.Index, _ direction: Gesture.SwipeDirection) {
    let fields = screen.preorder.map(\.index).filter { screen.acceptsText($0) }
    guard let index = fields.firstIndex(of: field) else { return }
    let next = index + (direction == .right ? 1 : -1)
    guard fields.indices.contains(next) else {
      if direction == .right { hideKeyboard() }
      return
    }
    let target = nodes[fields[next]]
    endEditing()
    guard inputFocus == nil else { return }
    edit(target, by: .key)
  }
}

extension Node {
  /// Sets the text of a field, in the attributes that the field's platform uses.
  package mutating func setText(_ text: String, on origin: Screen.Origin) {
    var held = value ?? Value()
    held.text = text
    if role == .spinButton {
      held.range = Value.Range(
        now: Double(text), minimum: held.range?.minimum, maximum: held.range?.maximum)
    }
    value = held
    // The accessibility trees of iOS and Android contain a bullet for each character of a password.
    let shown = textInput?.isSecure == true ? String(repeating: "•", count: text.count) : text
    switch origin {
    case .androidNodes:
      android.text = shown
      // A field with text offers the action to set the selection. Because of this action, TalkBack
      // announces the number of characters in the field.
      if !text.isEmpty, android.actions?.allSatisfy({ !$0.contains("SET_SELECTION") }) == true {
        android.actions?.append("SET_SELECTION")
      }
      if android.showingHintText != nil { android.showingHintText = text.isEmpty }
    case .iosElements: ios.exported.value = shown
    case .design, .web, .android, .ios, .reactNative:
      // Nodes of these origins may also have Android attributes.
      if knownAndroid?.text != nil { android.text = shown }
      if knownAndroid?.showingHintText != nil { android.showingHintText = text.isEmpty }
    }
  }
}
