internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// Puts a layout together: walks through its elements, and through those of the layouts it includes,
/// and makes a view of each with all values in place.
///
/// The walk keeps its own stack, so that no nesting is too deep for it.
struct LayoutExpander {
  /// The most views that included layouts may add.
  static let maximumIncludedViews = 20_000
  /// The most layouts that are included.
  static let maximumIncludes = 5_000
  /// The most layouts that include each other.
  static let maximumIncludeDepth = 50

  /// A document that views come from.
  struct Source {
    var document: XMLDocument
    /// The file, unless it is the layout's own.
    var file: String?
    /// Where it lies.
    var path: PathName?
    var includedBy: Int?
    /// How many documents are between it and the layout.
    var depth = 0
  }

  /// An element that is to become a view.
  struct Step {
    var id: XMLDocument.ID
    var source: Int
    var parent: ExpandedLayout.ID?
    /// Attributes of the `<include>` that stand over those of the element.
    var overrides: [LayoutAttribute] = []
    var isSample = false
    /// Whether it is the topmost of its document.
    var isRoot = false
  }

  var layout = ExpandedLayout()
  /// The project.
  var resources: AndroidResources
  var diagnostics = DiagnosticCollector()
  let options: ImportOptions
  /// Documents in the order in which they were met; the layout's own is the first.
  var sources: [Source] = []
  /// Elements to come, the next at the end.
  var steps: [Step] = []
  /// Documents by path, each read once.
  var documents: [PathName: XMLDocument?] = [:]
  var styles = StyleCache()
  /// How many views came from other files.
  var includedViews = 0
  /// Whether a text was found in the wanted language.
  var isTranslated = false
}

extension LayoutExpander {
  /// Expands a document of a known kind; one that belongs to another layout says in which file.
  mutating func expand(
    _ document: XMLDocument, as kind: ExpandedLayout.Kind, file: String? = nil, path: PathName?
  ) {
    layout.kind = kind
    sources = [Source(document: document, file: file, path: path)]
    noteOddities(of: document)
    pushRoots(of: 0, below: nil, overrides: [], isSample: false)
    while let step = steps.popLast() { expand(step) }
    layout.diagnostics += diagnostics.diagnostics
  }

  private mutating func noteOddities(of document: XMLDocument) {
    for (prefix, location) in document.undeclared {
      diagnostics.note(.undeclaredPrefix, prefix, at: Node.Position(location))
    }
    let roots = document.rootElements
    if roots.count > 1, let second = document.element(roots[1]) {
      diagnostics.note(.severalRoots, at: second.position)
    }
    var before = roots.first.flatMap(document.element)?.position
    for id in document.roots {
      if let text = document.text(id) { noteStray(text, at: before) }
      before = document.element(id)?.position ?? before
    }
  }

  /// Pushes the topmost elements of a document.
  mutating func pushRoots(
    of source: Int, below parent: ExpandedLayout.ID?, overrides: [LayoutAttribute], isSample: Bool
  ) {
    let roots = sources[source].document.rootElements.map {
      Step(
        id: $0, source: source, parent: parent, overrides: overrides, isSample: isSample,
        isRoot: true)
    }
    steps += roots.reversed()
  }

  /// Pushes what is right below an element; text there is noted as stray.
  mutating func pushChildren(
    of step: Step, below parent: ExpandedLayout.ID?, overrides: [LayoutAttribute] = []
  ) {
    let document = sources[step.source].document
    let first = steps.count
    for id in document.items(of: step.id) {
      if let text = document.text(id) {
        noteStray(text, at: position(of: steps.count > first ? steps[steps.count - 1] : step))
        continue
      }
      steps.append(
        Step(
          id: id, source: step.source, parent: parent, overrides: overrides,
          isSample: step.isSample))
    }
    steps[first...].reverse()
  }

  /// Notes text between tags, at the last tag before it.
  private mutating func noteStray(_ text: String, at position: Node.Position?) {
    let words = text.trimmedText
    guard !words.isEmpty else { return }
    diagnostics.note(.strayText, String(words.prefix(40)), at: position)
    guard words.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    layout.found.leaveOut(words, in: "text", because: .noEffect, at: position)
  }

  /// Where the element of a step stands.
  func position(of step: Step) -> Node.Position {
    let source = sources[step.source]
    var position =
      source.document.element(step.id)?.position ?? .start
    position.file = source.file
    return position
  }
}

extension LayoutExpander {
  private mutating func expand(_ step: Step) {
    guard let element = sources[step.source].document.element(step.id) else { return }
    if element.name.namespace == LayoutExpander.inlineResources { return }
    switch layout.kind {
    case .layout: expandLayout(element, step)
    case .menu:
      if element.name.local == "menu", step.isRoot { return pushChildren(of: step, below: nil) }
      addView(element, step)
    case .preferences:
      guard element.name.local != "intent", element.name.local != "extra" else { return }
      addView(element, step)
    }
  }

  private mutating func expandLayout(_ element: XMLDocument.Element, _ step: Step) {
    switch element.name.local {
    case "layout" where step.isRoot: expandBinding(step)
    case "merge": expandMerge(element, step)
    case "include": include(element, step)
    case "ViewStub", "android.view.ViewStub": expandStub(element, step)
    case "requestFocus":
      if let parent = step.parent { layout[parent].startsFocused = true }
    case "tag", "data": break
    case "blink": pushChildren(of: step, below: step.parent)
    default: addView(element, step)
    }
  }

  /// `<layout>` of data binding: all but `<data>` are roots.
  private mutating func expandBinding(_ step: Step) {
    let first = steps.count
    pushChildren(of: step, below: step.parent, overrides: step.overrides)
    for index in steps[first...].indices { steps[index].isRoot = true }
  }

  /// The views of a `<merge>` go right into what is above; a tool may name what that will be.
  private mutating func expandMerge(_ element: XMLDocument.Element, _ step: Step) {
    let position = position(of: step)
    guard step.isRoot else {
      diagnostics.note(.misplacedMerge, at: position)
      return pushChildren(of: step, below: step.parent)
    }
    guard step.parent == nil,
      let tag = element.attributes.first(where: { $0.name.local == "parentTag" })?.value,
      !tag.isEmpty
    else { return pushChildren(of: step, below: step.parent) }
    var view = LayoutView(viewClass: tag, position: position)
    view.attributes = mergedParent(attributes(of: element, at: position))
    pushChildren(of: step, below: layout.append(view, below: nil))
  }

  /// What belongs to the parent that a `<merge>` will have.
  private func mergedParent(_ attributes: [LayoutAttribute]) -> [LayoutAttribute] {
    attributes.filter { $0.space == .tools && !$0.isText && !DesignTime.own.contains($0.name) }.map
    {
      var attribute = $0
      attribute.space = .android
      attribute.origin = .designTime
      return attribute
    }
  }

  /// Values that stand in elements of their own, `<aapt:attr>`.
  private static let inlineResources = "http://schemas.android.com/aapt"

  private mutating func addView(_ element: XMLDocument.Element, _ step: Step) {
    let position = position(of: step)
    if step.source > 0 {
      includedViews += 1
      guard includedViews <= LayoutExpander.maximumIncludedViews else {
        return diagnostics.note(.tooManyViews, at: position)
      }
    }
    var view = LayoutView(viewClass: element.name.local, position: position)
    view.isSample = step.isSample
    view.attributes = attributes(of: element, at: position)
    if element.name.local == "view", let name = element.plain("class")?.trimmedText, !name.isEmpty {
      view.viewClass = name
    }
    for attribute in step.overrides { view.attributes.put(attribute) }
    applyDesignTime(to: &view)
    applyStyles(to: &view)
    noteTexts(of: view)
    if LayoutExpander.fragments.contains(view.viewClass), layout.kind == .layout {
      view.kind = .fragment
    }
    let id = layout.append(view, below: step.parent)
    pushChildren(of: step, below: id)
    pushSamples(of: view, id, step)
  }

  private static let fragments: Set<String> = [
    "fragment", "FragmentContainerView", "androidx.fragment.app.FragmentContainerView",
  ]
}
