internal import AccessibilityTree

/// The computation of accessible names, and of the texts of referenced elements.
///
/// The computation is not recursive, so that elements can be nested to any depth. References inside
/// a referenced element and labels inside a label are not followed. The limit on the work grows
/// with the size of the page.
///
/// Source: Accessible Name and Description Computation 1.2, section 4.3.
struct AccessibleNames {
  /// An element whose text is being computed.
  private struct Frame {
    var id: DOM.ID
    var context: NameContext
    var steps: [NameStep]
    /// The index of the current step in `steps`, or −1 before the first step.
    ///
    /// The property `text` is the text from this step so far.
    var step = -1
    var text = ""
    /// The elements to visit in the current step, in reverse order.
    var pending: [DOM.ID] = []
    var pendingContext: NameContext = []
    var child: DOM.ID = -1
    /// The last element in `aria-owns` of which the text was appended, or −1.
    var lastOwned: DOM.ID = -1
    var hasAfter = false
    /// Whether an earlier step produced only white space.
    var isBlank = false
  }

  private let page: PageFacts
  private let spacing: NameSpacing
  private let exclusions: NameExclusions
  private var plan: NamePlan
  private var frames: [Frame] = []
  private var root: DOM.ID = -1
  private var budget: Int

  var isExhausted: Bool { budget < 0 }

  init(_ page: PageFacts) {
    self.page = page
    spacing = NameSpacing(page: page)
    exclusions = NameExclusions(dom: page.dom)
    plan = NamePlan(page: page)
    budget = 64 * page.dom.count + 2_000_000
  }

  /// Returns the accessible name of an element, or `nil` if the element has no name.
  ///
  /// Browsers expose the author's name even if ARIA prohibits a name for the role.
  mutating func name(of id: DOM.ID) -> AuthoredText? {
    // Browsers treat an editable element as a text field, which can have a name.
    guard page.roles[id] != .none || page.focus.isEditingHost(id) else { return nil }
    root = id
    return run(id, page.visibility.isHidden(id) ? [.showsHidden] : [])
  }

  /// Returns the texts of referenced elements, joined by spaces, or `nil` if the elements have no
  /// text.
  mutating func text(of targets: [DOM.ID]) -> String? {
    var texts: [String] = []
    for target in targets {
      var context: NameContext = [.insideReference, .isTarget, .isNested]
      if page.visibility.isHidden(target) { context.insert(.showsHidden) }
      root = -1
      if let text = run(target, context)?.text { texts.append(text) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  private mutating func run(_ id: DOM.ID, _ context: NameContext) -> AuthoredText? {
    // The frames of the last computation were all removed.
    push(id, context)
    while true {
      let top = frames.count - 1
      if let (child, context) = nextElement(top) {
        push(child, context)
      } else if frames[top].step >= 0, !frames[top].text.isBlank {
        if let result = finish(top) { return result }
      } else if !beginNextStep(top) {
        removeEmptyFrame(top)
        if top == 0 { return nil }
      }
    }
  }

  private mutating func push(_ id: DOM.ID, _ context: NameContext) {
    budget -= 1
    let steps =
      budget < 0
      ? [] : context.contains(.isInvisible) ? NamePlan.contentOnly : plan.steps(for: id, context)
    frames.append(Frame(id: id, context: context, steps: steps))
  }

  /// Starts the next step of the frame at index `top`, and returns whether there is a next step.
  private mutating func beginNextStep(_ top: Int) -> Bool {
    if !frames[top].text.isEmpty { frames[top].isBlank = true }
    frames[top].step += 1
    frames[top].text = ""
    guard frames[top].step < frames[top].steps.count else { return false }
    let id = frames[top].id
    switch frames[top].steps[frames[top].step] {
    case .text(let text, _):
      frames[top].text += text
    case .elements(let targets, let origin, let context):
      let known = origin == .labelElement ? targetsBefore(top) : []
      frames[top].pending = targets.reversed().filter { !known.contains($0) }
      frames[top].pendingContext = context
    case .content:
      if !frames[top].context.contains(.isInvisible), spacing.isLaidOut(id) {
        appendBefore(id, to: top)
        frames[top].hasAfter = true
      }
      frames[top].child = rendersChildren(id) ? page.tree.firstChild(of: id) : -1
    }
    return true
  }

  /// The targets of `aria-labelledby` before the target whose frame is at index `top`.
  ///
  /// A label among them is not the text of the target, too. Source: Chromium 156, measured.
  private func targetsBefore(_ top: Int) -> ArraySlice<DOM.ID> {
    guard top == 1,
      case .elements(let targets, .ariaLabelledBy, _) = frames[0].steps[frames[0].step]
    else { return [] }
    return targets.dropLast(frames[0].pending.count + 1)
  }

  /// Returns the next element whose text the frame at index `top` needs, with the context for this
  /// element.
  ///
  /// Texts before this element are appended to the frame.
  private mutating func nextElement(_ top: Int) -> (DOM.ID, NameContext)? {
    while let target = frames[top].pending.popLast() {
      if !exclusions.hasNoText(target) { return (target, contextOfTarget(target, top)) }
    }
    while frames[top].child >= 0 {
      let child = frames[top].child
      frames[top].child = page.tree.next(after: child)
      guard let context = contextOfChild(child, top) else {
        if spacing.isHiddenBlock(child) { frames[top].text += " " }
        continue
      }
      if page.dom.isText(child) {
        let text = page.dom.text(of: child)
        budget -= 1 + text.utf8.count / 8
        if budget >= 0 { frames[top].text += spacing.isLaidOut(child) ? text : " \(text) " }
      } else if page.dom[child].tag == .br || page.dom[child].tag == .wbr {
        frames[top].text += " "
      } else if isOwnValue(child, top) {
        // A control that is laid out separates the words before it from the words after it.
        if spacing.isLaidOut(child) { frames[top].text += " " }
      } else if !exclusions.isExcluded(child, context), !isTreeItemGroup(child) {
        return (child, context)
      }
    }
    if frames[top].hasAfter {
      frames[top].hasAfter = false
      appendAfter(frames[top].id, to: top)
    }
    return nil
  }

  /// Returns the context for a child of the frame's element, or `nil` if the child is hidden.
  private func contextOfChild(_ child: DOM.ID, _ top: Int) -> NameContext? {
    let context = frames[top].context.subtracting([.isTarget, .isInvisible, .isSelf])
      .union(.isNested)
    if context.contains(.showsHidden) {
      // The children of a host without a slot, and the fallback of a filled slot, are never shown.
      return page.tree.notRendered.contains(child) ? nil : context
    }
    switch page.visibility[child] {
    case nil: return context
    // Content that is skipped while a page is drawn is still part of a label.
    case .contentVisibility, .closedDetails:
      return context.isDisjoint(with: [.insideReference, .insideLabel]) ? nil : context
    case .visibilityHidden where !page.dom.isText(child): return context.union(.isInvisible)
    default: return nil
    }
  }

  private func contextOfTarget(_ target: DOM.ID, _ top: Int) -> NameContext {
    var context = frames[top].context.union(frames[top].pendingContext).union(.isNested)
    if target == root, context.contains(.insideReference) { context.insert(.isSelf) }
    if !frames[top].pendingContext.contains(.isTarget) { context.remove(.isTarget) }
    if page.visibility.isHidden(target) { context.insert(.showsHidden) }
    return context
  }

  /// Removes a frame without text.
  ///
  /// If the frame's element is a block, a control or a picture without alternative text, or contains
  /// white space, it still separates the words around it.
  private mutating func removeEmptyFrame(_ top: Int) {
    let id = frames[top].id
    if top > 0, frames[top].isBlank || !isInline(id) && !spacing.isEmptyInLine(id) {
      frames[top - 1].text += " "
    }
    frames.removeLast()
  }

  /// Removes a frame with text, and appends its text to the enclosing frame.
  ///
  /// If there is no enclosing frame, returns the text.
  private mutating func finish(_ top: Int) -> AuthoredText? {
    let frame = frames.removeLast()
    guard top > 0 else {
      return AuthoredText(frame.text.spaceCollapsed, from: origin(of: frame))
    }
    budget -= frame.text.utf8.count / 8
    let enclosing = top - 1
    if case .elements = frames[enclosing].steps[frames[enclosing].step] {
      append(frame.text, isInline: false, to: enclosing)
    } else {
      separateOwned(frame.id, in: enclosing)
      let isContent = if case .content = frame.steps[frame.step] { true } else { false }
      append(frame.text, isInline: isContent && isInline(frame.id), to: enclosing)
    }
    return nil
  }

  /// Appends a space before the text of an element in `aria-owns`, unless the text before it is in
  /// the same block.
  ///
  /// Source: Chromium 156, measured.
  private mutating func separateOwned(_ id: DOM.ID, in top: Int) {
    guard page.tree.owned.contains(id) else { return }
    let previous = frames[top].lastOwned >= 0 ? frames[top].lastOwned : frames[top].id
    if spacing.block(of: id) != spacing.block(of: previous) { frames[top].text += " " }
    frames[top].lastOwned = id
  }

  private func origin(of frame: Frame) -> AuthoredText.Origin {
    switch frame.steps[frame.step] {
    case .text(_, let origin), .elements(_, let origin, _): origin
    case .content: .content
    }
  }

  /// Appends the content that style sheets generate before the content of an element.
  ///
  /// A space separates alternative text from the content. Source: Chromium 156, measured.
  private mutating func appendBefore(_ id: DOM.ID, to top: Int) {
    guard let box = page.styles.before[id] else { return }
    let text = box.text(of: id, page.dom)
    append(text, isInline: spacing.isInline(box, of: id), to: top)
    if box.content.isAlternative, !text.isEmpty { frames[top].text += " " }
  }

  private mutating func appendAfter(_ id: DOM.ID, to top: Int) {
    guard let box = page.styles.after[id] else { return }
    let text = box.text(of: id, page.dom)
    if box.content.isAlternative, !text.isEmpty { frames[top].text += " " }
    append(text, isInline: spacing.isInline(box, of: id), to: top)
  }

  /// Appends text to a frame.
  ///
  /// Text that is not inline gets a space before and after it.
  private mutating func append(_ text: String, isInline: Bool, to top: Int) {
    frames[top].text += isInline ? text : " \(text) "
  }

  /// Whether no space separates the text of an element from the words before and after it.
  private func isInline(_ id: DOM.ID) -> Bool {
    let context = frames[frames.count - 1].context
    return spacing.isInline(id, amongHidden: context.contains(.showsHidden))
  }

  private func rendersChildren(_ id: DOM.ID) -> Bool {
    switch page.dom.htmlTag(id) {
    case .input, .select, .textarea, .iframe, .img, .audio, .video, .meter, .progress: false
    default: true
    }
  }

  /// Whether a child is the named control itself, inside its own label.
  ///
  /// The value of such a control is not part of the name.
  private func isOwnValue(_ child: DOM.ID, _ top: Int) -> Bool {
    guard child == root else { return false }
    return !frames[top].context.contains(.insideReference) || !rendersChildren(child)
      || page.roles[child] == .textBox
  }

  /// Whether a child is the group that contains the items below a tree item.
  ///
  /// These items have names of their own, so their text is not part of the tree item's name.
  private func isTreeItemGroup(_ child: DOM.ID) -> Bool {
    page.roles[child] == .group && page.roles[frames[0].id] == .treeItem
  }
}
