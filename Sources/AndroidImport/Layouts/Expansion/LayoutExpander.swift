internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// An expander of a layout, which creates views with resolved values.
///
/// The expander also expands included layouts. It keeps a list of elements to expand and is not
/// recursive, so that deep nesting cannot overflow the call stack.
struct LayoutExpander {
  /// The maximum total number of views from included layouts.
  static let maximumIncludedViews = 20_000
  static let maximumIncludes = 5_000
  static let maximumIncludeDepth = 50

  struct Source {
    var document: XMLDocument
    /// The file to name in diagnostics, or `nil` for the file of the layout itself.
    var file: String?
    var path: PathName?
    var includedBy: Int?
    /// The number of nested includes that lead to the document.
    var depth = 0
  }

  struct Step {
    var id: XMLDocument.ID
    var source: Int
    var parent: ExpandedLayout.ID?
    /// Attributes of an `<include>` that override attributes of this element.
    var overrides: [LayoutAttribute] = []
    var isSample = false
    var isRoot = false
  }

  var layout = ExpandedLayout()
  var resources: AndroidResources
  var diagnostics = DiagnosticCollector()
  let options: ImportOptions
  /// The documents that were read.
  ///
  /// The layout's own document is first. The included documents follow in the order of their
  /// inclusion.
  var sources: [Source] = []
  /// The elements to expand.
  ///
  /// The last element of the list is expanded next.
  var steps: [Step] = []
  /// The included documents by path.
  ///
  /// The value is `nil` for a document that cannot be read.
  var documents: [PathName: XMLDocument?] = [:]
  var styles = StyleCache()
  var includedViews = 0
  /// Whether a text was found in the requested language.
  var isTranslated = false
}

extension LayoutExpander {
  /// Expands a document.
  ///
  /// - Parameter file: The file to name in diagnostics, or `nil` for the file of the screen.
  mutating func expand(
    _ document: XMLDocument, as kind: ExpandedLayout.Kind, file: String? = nil, path: PathName?
  ) {
    layout.kind = kind
    sources = [Source(document: document, file: file, path: path)]
    reportProblems(of: document)
    pushRoots(of: 0, below: nil, overrides: [], isSample: false)
    while let step = steps.popLast() { expand(step) }
    layout.diagnostics += diagnostics.diagnostics
  }

  private mutating func reportProblems(of document: XMLDocument) {
    for (prefix, location) in document.undeclared {
      diagnostics.record(.undeclaredPrefix, prefix, at: Node.Position(location))
    }
    let roots = document.rootElements
    if roots.count > 1, let second = document.element(roots[1]) {
      diagnostics.record(.severalRoots, at: second.position)
    }
    var before = roots.first.flatMap(document.element)?.position
    for id in document.roots {
      if let text = document.text(id) { reportStrayText(text, at: before) }
      before = document.element(id)?.position ?? before
    }
  }

  /// Adds the root elements of a document to ``steps``.
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

  /// Adds the children of an element to ``steps``, and reports text between the children.
  mutating func pushChildren(
    of step: Step, below parent: ExpandedLayout.ID?, overrides: [LayoutAttribute] = []
  ) {
    let document = sources[step.source].document
    let first = steps.count
    for id in document.items(of: step.id) {
      if let text = document.text(id) {
        reportStrayText(text, at: position(of: steps.count > first ? steps[steps.count - 1] : step))
        continue
      }
      steps.append(
        Step(
          id: id, source: step.source, parent: parent, overrides: overrides,
          isSample: step.isSample))
    }
    steps[first...].reverse()
  }

  /// Reports text between tags.
  ///
  /// The diagnostic has the location of the last tag before the text.
  private mutating func reportStrayText(_ text: String, at position: Node.Position?) {
    let words = text.trimmedText
    guard !words.isEmpty else { return }
    diagnostics.record(.strayText, String(words.prefix(40)), at: position)
    guard words.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    layout.found.omit(words, in: "text", because: .noEffect, at: position)
  }

  func position(of step: Step) -> Node.Position {
    let source = sources[step.source]
    var position = source.document.element(step.id)?.position ?? .start
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

  /// Expands the `<layout>` element of data binding.
  ///
  /// All its children except `<data>` are treated as root elements.
  private mutating func expandBinding(_ step: Step) {
    let first = steps.count
    pushChildren(of: step, below: step.parent, overrides: step.overrides)
    for index in steps[first...].indices { steps[index].isRoot = true }
  }

  /// Expands a `<merge>` element.
  ///
  /// The views inside the `<merge>` become children of the parent of the `<merge>`.
  /// `tools:parentTag` can name the class of this parent.
  private mutating func expandMerge(_ element: XMLDocument.Element, _ step: Step) {
    let position = position(of: step)
    guard step.isRoot else {
      diagnostics.record(.misplacedMerge, at: position)
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

  /// Returns the `tools:` attributes of a `<merge>` as attributes of the view that
  /// `tools:parentTag` names.
  private func mergedParent(_ attributes: [LayoutAttribute]) -> [LayoutAttribute] {
    attributes.filter {
      $0.space == .tools && !$0.isText && !DesignTime.toolsOnly.contains($0.name)
    }.map {
      var attribute = $0
      attribute.space = .android
      attribute.origin = .designTime
      return attribute
    }
  }

  /// The namespace of `<aapt:attr>`.
  ///
  /// An `<aapt:attr>` contains the value of an attribute, not views.
  private static let inlineResources = "http://schemas.android.com/aapt"

  private mutating func addView(_ element: XMLDocument.Element, _ step: Step) {
    let position = position(of: step)
    if step.source > 0 {
      includedViews += 1
      guard includedViews <= LayoutExpander.maximumIncludedViews else {
        return diagnostics.record(.tooManyViews, at: position)
      }
    }
    var view = LayoutView(viewClass: element.name.local, position: position)
    view.isSample = step.isSample
    view.attributes = attributes(of: element, at: position)
    if element.name.local == "view", let name = element.plain("class")?.trimmedText, !name.isEmpty {
      view.viewClass = name
    }
    for attribute in step.overrides { view.attributes.setAttribute(attribute) }
    applyDesignTime(to: &view)
    applyStyles(to: &view)
    recordTexts(of: view)
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
