internal import Simulator

/// Computes accessible names and the texts of references.
///
/// Elements being computed lie on a stack of its own, so that no nesting of theirs is too deep.
/// Each attempt is bounded: references are followed once, labels once, and what is done in all is
/// limited in proportion to the page.
///
/// Source: Accessible Name and Description Computation 1.2, section 4.3.
struct AccessibleNames {
  /// An element whose text is being computed.
  private struct Frame {
    var id: DOM.ID
    var context: NameContext
    var steps: [NameStep]
    /// The step being tried, and what it has yielded.
    var step = -1
    var text = ""
    /// Elements still to come in this step, last first.
    var waiting: [DOM.ID] = []
    var waitingContext: NameContext = []
    /// The next child still to come; −1 for none.
    var child: DOM.ID = -1
    /// Whether `::after` is still to come.
    var hasAfter = false
    /// Whether it held white space and nothing else.
    var isBlank = false
  }

  private let page: PageFacts
  private var plan: NamePlan
  private var frames: [Frame] = []
  private var root: DOM.ID = -1
  private var budget: Int

  /// Whether names had to be cut short.
  var isExhausted: Bool { budget < 0 }

  init(_ page: PageFacts) {
    self.page = page
    plan = NamePlan(page: page)
    budget = 64 * page.dom.count + 2_000_000
  }

  /// The accessible name of an element; absent when it has none.
  ///
  /// Browsers tell a name the author gave whether the role may have one or not.
  mutating func name(of id: DOM.ID) -> AuthoredText? {
    // What can be edited is a field to browsers, whatever its element, and fields have names.
    guard page.roles[id] != .none || page.focus.isEditingHost(id) else { return nil }
    root = id
    return run(id, page.hiddenness.isHidden(id) ? [.showsHidden] : [])
  }

  /// The texts of elements that describe another, joined by spaces; absent when there is none.
  mutating func text(of targets: [DOM.ID]) -> String? {
    var texts: [String] = []
    for target in targets {
      var context: NameContext = [.insideReference, .isTarget, .isNested]
      if page.hiddenness.isHidden(target) { context.insert(.showsHidden) }
      root = -1
      if let text = run(target, context)?.text { texts.append(text) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  private mutating func run(_ id: DOM.ID, _ context: NameContext) -> AuthoredText? {
    frames.removeAll(keepingCapacity: true)
    push(id, context)
    while true {
      let top = frames.count - 1
      if let (child, context) = nextElement(top) {
        push(child, context)
      } else if frames[top].step >= 0, !frames[top].text.isBlank {
        if let result = finish(top) { return result }
      } else if !beginNextStep(top) {
        if top == 0 { return nil }
        leaveEmpty(top)
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

  /// Starts the next attempt of a frame; false when there is none left.
  private mutating func beginNextStep(_ top: Int) -> Bool {
    if !frames[top].text.isEmpty { frames[top].isBlank = true }
    frames[top].step += 1
    frames[top].text = ""
    guard frames[top].step < frames[top].steps.count else { return false }
    let id = frames[top].id
    switch frames[top].steps[frames[top].step] {
    case .text(let text, _):
      frames[top].text += text
    case .elements(let targets, _, let context):
      frames[top].waiting = targets.reversed()
      frames[top].waitingContext = context
    case .content:
      if !frames[top].context.contains(.isInvisible), isLaidOut(id) {
        append(page.styles.before[id], of: id, to: top)
        frames[top].hasAfter = true
      }
      frames[top].child = takesChildren(id) ? page.tree.firstChild(of: id) : -1
    }
    return true
  }

  /// The next element whose text a frame needs; runs of text are taken in on the way.
  private mutating func nextElement(_ top: Int) -> (DOM.ID, NameContext)? {
    while let target = frames[top].waiting.popLast() {
      if !isNeverReferred(target) { return (target, contextOfTarget(target, top)) }
    }
    while frames[top].child >= 0 {
      let child = frames[top].child
      frames[top].child = page.tree.next(after: child)
      guard let context = contextOfChild(child, top) else { continue }
      if page.dom.isText(child) {
        let text = page.dom.text(of: child)
        budget -= 1 + text.utf8.count / 8
        if budget >= 0 { frames[top].text += isLaidOut(child) ? text : " \(text) " }
      } else if page.dom[child].tag == .br || page.dom[child].tag == .wbr {
        frames[top].text += " "
      } else if !isOwnValue(child, top), !isNeverText(child), !isBranch(child, of: top) {
        return (child, context)
      }
    }
    if frames[top].hasAfter {
      frames[top].hasAfter = false
      append(page.styles.after[frames[top].id], of: frames[top].id, to: top)
    }
    return nil
  }

  /// The context of something inside a frame's element; absent when it is hidden.
  private func contextOfChild(_ child: DOM.ID, _ top: Int) -> NameContext? {
    let context = frames[top].context.subtracting([.isTarget, .isInvisible, .isSelf])
      .union(.isNested)
    if context.contains(.showsHidden) { return context }
    switch page.hiddenness[child] {
    case nil: return context
    case .visibilityHidden where !page.dom.isText(child): return context.union(.isInvisible)
    default: return nil
    }
  }

  private func contextOfTarget(_ target: DOM.ID, _ top: Int) -> NameContext {
    var context = frames[top].context.union(frames[top].waitingContext).union(.isNested)
    if target == root, context.contains(.insideReference) { context.insert(.isSelf) }
    if !frames[top].waitingContext.contains(.isTarget) { context.remove(.isTarget) }
    if page.hiddenness.isHidden(target) { context.insert(.showsHidden) }
    return context
  }

  /// Drops a frame without text; a block separates what is around it all the same, and so does
  /// white space in it.
  private mutating func leaveEmpty(_ top: Int) {
    if frames[top].isBlank || !runsOn(frames[top].id) { frames[top - 1].text += " " }
    frames.removeLast()
  }

  /// Hands a frame's text to the one below; the last frame's is the result.
  private mutating func finish(_ top: Int) -> AuthoredText? {
    let frame = frames[top]
    guard top > 0 else {
      return AuthoredText(frame.text.spaceCollapsed, from: origin(of: frame))
    }
    frames.removeLast()
    budget -= frame.text.utf8.count / 8
    let below = top - 1
    if case .elements = frames[below].steps[frames[below].step] {
      append(frame.text, runsOn: false, to: below)
    } else {
      if page.tree.owned.contains(frame.id) { frames[below].text += " " }
      let isContent = if case .content = frame.steps[frame.step] { true } else { false }
      append(frame.text, runsOn: isContent && runsOn(frame.id), to: below)
    }
    return nil
  }

  private func origin(of frame: Frame) -> AuthoredText.Origin {
    switch frame.steps[frame.step] {
    case .text(_, let origin), .elements(_, let origin, _): origin
    case .content: .content
    }
  }

  private mutating func append(_ content: Styles.Generated?, of id: DOM.ID, to top: Int) {
    guard let content else { return }
    let display = page.styles[id].display
    let isInline = content.isInline && display != .flex && display != .inlineFlex
    append(content.text(of: id, page.dom), runsOn: isInline, to: top)
  }

  /// Adds text that runs on from what is there, or stands apart from it.
  private mutating func append(_ text: String, runsOn: Bool, to top: Int) {
    frames[top].text += runsOn ? text : " \(text) "
  }

  /// Whether the text of an element runs on with the words before and after it.
  ///
  /// Source: Chromium 156, measured: controls stand apart, and so does what is laid out as a piece
  /// or not at all.
  private func runsOn(_ id: DOM.ID) -> Bool {
    switch page.dom[id].tag {
    case .img, .svg, .canvas, .video, .iframe, .embed: return false
    default: break
    }
    if page.roles[id].standsApartInNames { return false }
    switch page.styles[id].display {
    case .inline, .ruby: return isLaidOut(id)
    // What is not shown separates nothing from nothing.
    case .none: return !isLaidOut(id) && !frames[frames.count - 1].context.contains(.showsHidden)
    default: return false
    }
  }

  /// Whether a browser lays an item out, to be seen or not.
  private func isLaidOut(_ id: DOM.ID) -> Bool {
    switch page.hiddenness[id] {
    case nil, .visibilityHidden, .ariaHidden, .inert: true
    default: false
    }
  }

  /// Whether an element shows what stands in it.
  private func takesChildren(_ id: DOM.ID) -> Bool {
    switch page.dom.htmlTag(id) {
    case .input, .select, .textarea, .iframe, .img, .audio, .video, .meter, .progress: false
    default: true
    }
  }

  /// Whether a child is what is being named, in its own label: neither it nor its value names it.
  private func isOwnValue(_ child: DOM.ID, _ top: Int) -> Bool {
    guard child == root else { return false }
    return !frames[top].context.contains(.insideReference) || !takesChildren(child)
      || page.roles[child] == .textBox
  }

  /// Whether a child holds the items below a tree item, which have names of their own.
  private func isBranch(_ child: DOM.ID, of top: Int) -> Bool {
    page.roles[child] == .group && page.roles[frames[0].id] == .treeItem
  }

  /// Elements without text, even where something refers to them.
  private func isNeverReferred(_ id: DOM.ID) -> Bool {
    switch page.dom[id].tag {
    case .script, .style, .template, .noscript: true
    default: false
    }
  }

  /// Elements whose text is no part of what they are in.
  private func isNeverText(_ id: DOM.ID) -> Bool {
    switch page.dom[id].tag {
    case .script, .style, .template, .noscript, .desc, .metadata, .datalist, .rt, .rp: true
    case .title: page.dom[id].namespace == .svg
    default: false
    }
  }
}
