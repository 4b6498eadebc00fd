internal import AccessibilityTree
internal import ComponentSource
internal import ImportSupport

/// A screen of SwiftUI that is evaluated with the current states.
struct SwiftUIRunningScreen: Sendable {
  let root: SwiftUIRoot
  /// The title of the previous screen in the navigation stack.
  private(set) var previousTitle: String?
  private(set) var isPushed = false
  /// Whether the choice of a row returns to the previous screen, as in the list of a picker.
  private(set) var closesOnChoice = false
  /// The reason why the screen is on the navigation stack.
  private(set) var origin = SwiftUINavigation.Origin.link
  private let file: String?
  /// A builder that has rendered nothing yet, and has the current values of states (`@State`).
  ///
  /// Each rendering begins with a copy of this builder.
  private var clean: ViewBuilder
  /// The builder after the last rendering.
  ///
  /// The builder contains the scopes in which handlers run.
  var builder: ViewBuilder
  private(set) var screen = Screen(origin: .ios)
  private(set) var behaviours: [Node.Index: ViewBehaviour] = [:]
  /// The modifiers, such as `onAppear`, of views that have already appeared.
  private var appeared: Set<ComponentIdentity> = []
  /// The observed values at the last check, by the identity of the modifier that observes the
  /// value.
  private var observed: [ComponentIdentity: SourceValue] = [:]
  /// The effects to perform when the screen opens.
  ///
  /// They do not include states that appearing views set immediately.
  var opening: [TimedEffect] = []
  /// The names of states that appearing views set to values that are only known at run time, with
  /// the code that sets them.
  ///
  /// Only states whose value changes the screen are in this list.
  var unknownStarts: [(name: String, range: SourceRange)] = []

  /// The maximum number of consecutive evaluations that appearing views cause.
  static let evaluationLimit = 8

  init(_ root: SwiftUIRoot, _ builder: ViewBuilder, file: String?) {
    self.root = root
    self.builder = builder
    clean = builder
    self.file = file
    render()
    appear()
  }

  /// Creates a screen that is pushed by a link or by a state of another screen.
  init(
    pushing destination: SwiftUIRoot.Content, named name: String,
    from screen: SwiftUIRunningScreen, origin: SwiftUINavigation.Origin = .link,
    closesOnChoice: Bool = false
  ) {
    self.closesOnChoice = closesOnChoice
    self.origin = origin
    root = SwiftUIRoot(name: name, content: destination, range: screen.root.range)
    previousTitle = screen.screen.title
    isPushed = true
    file = screen.file
    clean = screen.builder
    clean.appearing = []
    clean.observed = []
    clean.navigation = screen.builder.navigation.inherited
    clean.evaluator.provided = clean.navigation.environment
    builder = clean
    render()
    appear()
  }

  /// Whether the screen has no elements.
  var isEmpty: Bool { screen.count == 0 }

  /// Returns the actions of the views that have appeared since the last call.
  ///
  /// Tasks come last.
  ///
  /// Source: SwiftUI, `task(priority:_:)`: the task is asynchronous, so it starts after the actions
  /// of `onAppear`, and before the view appears.
  mutating func newlyAppearing() -> [ViewBuilder.AppearAction] {
    // A removed view appears again the next time that it is shown.
    appeared.formIntersection(builder.appearing.map(\.identity))
    let new = builder.appearing.filter { appeared.insert($0.identity).inserted }
    return new.filter { !$0.isTask } + new.filter(\.isTask)
  }

  /// Returns the handlers for observed values that changed since the last call, with the arguments
  /// of the handlers.
  ///
  /// Source: SwiftUI, `onChange(of:initial:_:)`: a handler gets either no values, or the old and
  /// the new value. The handler of the deprecated modifier only gets the new value.
  mutating func changes() -> [(action: SourceFunction, arguments: [SourceValue])] {
    var changes: [(action: SourceFunction, arguments: [SourceValue])] = []
    for now in builder.observed.filter({ !$0.isTask }) + builder.observed.filter(\.isTask) {
      let old = observed.updateValue(now.value, forKey: now.identity)
      guard let old, builder.evaluator.areEqual(old, now.value) == false else { continue }
      if now.isDismissal {
        if case .boolean(false) = now.value { changes.append((now.action, [])) }
        continue
      }
      let isSingle = now.action.parameters.count == 1
      changes.append((now.action, isSingle ? [now.value] : [old, now.value]))
    }
    return changes
  }

  /// Evaluates the view again.
  mutating func render() {
    clean.evaluator.states = builder.evaluator.states
    let before = builder.evaluator
    defer { removeStates(shownBy: before) }
    builder = clean
    builder.stack = NativeStack()
    builder.diagnostics = .init()
    builder.evaluator.resetBudget()
    var environment = ViewEnvironment()
    environment.path = builder.navigation.paths.first
    environment.values = builder.evaluator.provided
    var view = BuiltView.joined(
      builder.views(of: builder.components(of: root), in: environment))
    let position = builder.position(of: root.range)
    if !isPushed, view.removeOuterBar() { builder.record(.outerBar, at: root.range) }
    if isPushed, !view.preferences.hidesBack {
      view.preferences.leading.insert(backButton(at: position), at: 0)
    } else if !isPushed, view.preferences.hasBar || !view.preferences.bottom.isEmpty {
      builder.record(.assumedBar, at: root.range)
    }
    let title = view.preferences.title?.label
    let presented = view.preferences.presented
    view.preferences.presented = []
    var emitter = ScreenEmitter()
    emitter.add(NavigationViews.withBars(view, at: position))
    if presented.isEmpty { emitter.add(view.preferences.unreachableTaps) }
    emitter.add(presented)
    for diagnostic in emitter.nameDiagnostics {
      builder.diagnostics.record(diagnostic.sentence, diagnostic.name, at: diagnostic.position)
    }
    screen = emitter.screen
    behaviours = emitter.behaviours
    screen.isOfSwiftUI = true
    screen.name = root.name
    screen.file = file
    screen.title = title ?? self.title
    screen.language = builder.texts.language
    let code = (screen.language ?? "").prefix { $0 != "-" && $0 != "_" }
    if ["ar", "he", "iw", "fa", "ur"].contains(code) { screen.direction = .rightToLeft }
    screen.diagnostics = diagnostics()
  }

  /// Removes the states of views that were shown by an earlier evaluation, but not by the current
  /// evaluation.
  ///
  /// Source: SwiftUI, `State`: a state lives as long as its view is in the view hierarchy.
  mutating func removeStates(shownBy evaluator: Evaluator) {
    let hidden = evaluator.shownInstances.subtracting(builder.evaluator.shownInstances)
    builder.evaluator.removeStates(ofHidden: hidden, shownBy: evaluator)
  }

  /// Returns the back button.
  ///
  /// If the previous screen has no title, the button has the default label of UIKit.
  private func backButton(at position: Node.Position?) -> ViewElement {
    var button = ViewElement(
      .button, [.button, .backButton], label: previousTitle, at: position)
    button.node.ios.className = "backButton"
    button.behaviour.isBack = true
    return button
  }

  /// The heading of the first navigation bar.
  private var title: String? {
    screen.preorder.lazy.map(\.index).first {
      guard let parent = screen.parent(of: $0) else { return false }
      return screen[$0].role == .heading && screen[parent].ios.className == "navigationBar"
    }.flatMap { screen[$0].label?.text }
  }

  /// Returns diagnostics for facts about the screen that are not determined by the source.
  private mutating func diagnostics() -> [ImportDiagnostic] {
    let nodes = nodesOfUnknowns
    func record(_ sentence: DiagnosticSentence, _ unknown: UnknownValue) {
      builder.diagnostics.record(
        sentence, at: builder.position(of: unknown.range), of: nodes[Substring(unknown.name)])
    }
    for unknown in builder.evaluator.undecided {
      record(
        unknown.choice.map { .undecided(unknown.name, branch: $0.branch, other: $0.other) }
          ?? .undecided(unknown.name, taken: unknown.isAssumedTrue), unknown)
    }
    for unknown in builder.evaluator.unknowns {
      if unknown.elements == nil {
        record(.unknownValue(unknown.name), unknown)
      } else {
        record(
          unknown.isUnordered ? .unordered(unknown.name) : .everyElement(unknown.name), unknown)
      }
    }
    var stored: Set<SourceRange> = []
    for property in builder.evaluator.storedProperties
    where stored.insert(property.range).inserted {
      let value = property.initialValue.map { builder.evaluator.project.excerpt($0.range) }
      builder.record(.storedValue(property.name, value ?? "nil"), at: property.range)
    }
    for start in unknownStarts {
      builder.record(.unknownStart(start.name), at: start.range)
    }
    for (limit, range) in builder.evaluator.reachedLimits {
      let sentence: DiagnosticSentence =
        switch limit {
        case .length: .tooLong
        case .steps: .tooManySteps
        case .depth, .recursion, .passes: .tooMuch
        }
      builder.record(sentence, at: range)
    }
    return builder.diagnostics.diagnostics.inOrderOfLines
  }

  /// The first node whose text contains the name of an unknown value, by the name of the value.
  private var nodesOfUnknowns: [Substring: Node.Index] {
    var nodes: [Substring: Node.Index] = [:]
    for index in screen.preorder.map(\.index) {
      let node = screen[index]
      for text in [node.label?.text, node.value?.text, node.hint?.text] {
        for name in SwiftUIRunningScreen.unknowns(in: text ?? "") where nodes[name] == nil {
          nodes[name] = index
        }
      }
    }
    return nodes
  }

  /// Returns the names in braces that represent unknown values in a text.
  private static func unknowns(in text: String) -> [Substring] {
    guard text.contains("{") else { return [] }
    var names: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "{":
        if depth == 0 { start = text.index(after: index) }
        depth += 1
      case "}" where depth > 0:
        depth -= 1
        if depth == 0 { names.append(text[start..<index]) }
      default: break
      }
    }
    return names
  }
}
