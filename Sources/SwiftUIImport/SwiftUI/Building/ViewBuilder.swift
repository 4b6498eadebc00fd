internal import AccessibilityTree
internal import ComponentSource
internal import ImportSupport

/// A function that creates the elements of one kind of view.
typealias ViewConverter = @Sendable (inout ViewBuilder, Component, ViewEnvironment) -> BuiltView

/// A builder of accessibility elements from the components of SwiftUI.
///
/// Modifiers are applied from the innermost to the outermost modifier. Modifiers that pass values
/// to inner views are applied before the inner views are built.
struct ViewBuilder: Sendable {
  var evaluator: Evaluator
  let texts: SwiftUITexts
  let aliases: Aliases
  var diagnostics = DiagnosticCollector()
  /// The actions of views when they appear.
  var appearing: [AppearAction] = []
  /// The values that views observe, with the handlers to run after a change.
  var observed: [ObservedValue] = []
  /// The destinations and paths that the views declare for navigation.
  var navigation = SwiftUINavigation()
  /// Views that a style or modifier of the project receives, such as the label of a button.
  ///
  /// In the body of the style or modifier, each view is represented by a placeholder with the index
  /// of the view.
  var placeholders: [BuiltView] = []
  /// The views in the file of the screen as the author wrote them, by the offset of their code.
  private(set) var written: [Int: (element: SourceTree.Element, call: SourceTree.Code.Call)] = [:]
  /// Visible texts that `accessibilityHidden` hides from screen readers, by their positions.
  ///
  /// A function or a loop shows several texts at the same position.
  var silentTexts: [Node.Position: Set<String>] = [:]
  /// The number of components that can still be built.
  private var allowance = ViewBuilder.componentLimit

  /// The native stack that the builder has used since the rendering began.
  var stack = NativeStack()

  /// The maximum nesting depth of components.
  private static let depthLimit = 160
  /// The maximum number of bytes of the native stack that the builder uses.
  private static let stackLimit: UInt = 4 << 20
  private static let componentLimit = 20_000

  init(_ evaluator: Evaluator, texts: SwiftUITexts, aliases: Aliases) {
    self.evaluator = evaluator
    self.texts = texts
    self.aliases = aliases
  }

  /// Returns the position of code in its file.
  func position(of range: SourceRange) -> Node.Position? {
    guard evaluator.project.files.indices.contains(range.file) else { return nil }
    let file = evaluator.project.files[range.file]
    return Node.Position(
      file.position(ofByte: range.start), in: range.file == 0 ? nil : file.path)
  }

  mutating func record(
    _ sentence: DiagnosticSentence, _ name: String? = nil, at range: SourceRange
  ) {
    diagnostics.record(sentence, name, at: position(of: range))
  }

  /// The action of a view when it appears.
  struct AppearAction: Sendable {
    var action: SourceFunction
    var arguments: [SourceValue] = []
    /// The identity of the modifier that contains the action.
    var identity: ComponentIdentity
    /// Whether the action runs after the view is shown.
    var isTask: Bool
  }

  /// A value whose changes a view observes.
  struct ObservedValue: Sendable {
    /// The identity of the modifier that observes the value.
    var identity: ComponentIdentity
    var value: SourceValue
    var action: SourceFunction
    /// Whether the action runs after the view is shown.
    var isTask: Bool
    /// Whether the value shows a sheet.
    ///
    /// If so, the action runs after the sheet has closed.
    var isDismissal = false
  }

  // MARK: Components

  /// Returns the elements of several components in their order.
  mutating func build(_ components: [Component], in environment: ViewEnvironment) -> BuiltView {
    BuiltView.joined(views(of: components, in: environment))
  }

  /// Returns the elements of a value that consists of components, such as the content of a stack.
  mutating func build(_ value: SourceValue?, in environment: ViewEnvironment) -> BuiltView {
    BuiltView.joined(views(of: value, in: environment))
  }

  /// Returns the views that a value shows.
  ///
  /// A group or loop is replaced by its views.
  mutating func views(
    of value: SourceValue?, in environment: ViewEnvironment
  ) -> [BuiltView] {
    guard let value else { return [] }
    return views(of: evaluator.contents(of: value), in: environment)
  }

  mutating func views(
    of components: [Component], in environment: ViewEnvironment
  ) -> [BuiltView] {
    components.flatMap { views(of: $0, in: environment) }
  }

  private mutating func views(
    of component: Component, in outer: ViewEnvironment
  ) -> [BuiltView] {
    guard outer.depth < ViewBuilder.depthLimit, stack.used < ViewBuilder.stackLimit, allowance > 0
    else {
      record(.tooMuch, at: component.range)
      return []
    }
    allowance -= 1
    recordSource(component)
    evaluator.provided = outer.values
    if let expanded = expandModifier(of: component, in: outer) {
      return views(of: expanded, in: outer)
    }
    defer { evaluator.provided = outer.values }
    var environment = outer
    environment.depth += 1
    // A view in a modifier, such as an overlay, gets the environment that outer modifiers set.
    // Inner modifiers set an environment only for the modified view.
    var around: [Int: ViewEnvironment] = [:]
    for (index, modifier) in component.modifiers.enumerated().reversed() {
      guard changesEnvironment(modifier) else { continue }
      around[index] = environment
      change(&environment, by: modifier)
    }
    evaluator.provided = environment.values
    // Unknown facts about hidden views need no diagnostic, because no reader announces these views.
    let known = isHidden(component) ? (diagnostics, evaluator.recordedUnknowns) : nil
    var views = unmodifiedViews(component, in: environment)
    if let known { (diagnostics, evaluator.recordedUnknowns) = known }
    for (index, modifier) in component.modifiers.enumerated() {
      if let outside = around[index] {
        environment = outside
        evaluator.provided = outside.values
      }
      apply(modifier, to: &views, of: component, in: environment)
    }
    return views
  }

  /// Whether a modifier sets values for the views inside the modified view.
  private func changesEnvironment(_ modifier: Component) -> Bool {
    ViewModifierTable.rules[modifier.name]?.environment != nil
      || SwiftUIFramework.providers.contains(modifier.name)
  }

  /// Changes the environment as a modifier does for the views inside the modified view.
  private mutating func change(_ environment: inout ViewEnvironment, by modifier: Component) {
    ViewModifierTable.rules[modifier.name]?.environment?(&self, modifier, &environment)
    guard SwiftUIFramework.providers.contains(modifier.name) else { return }
    let framework = evaluator.framework
    evaluator.provided = environment.values
    framework.provide(
      FrameworkCall(
        name: modifier.name, receiver: nil, arguments: modifier.arguments, at: modifier.range),
      in: &evaluator)
    environment.values = evaluator.provided
  }

  /// Whether a modifier applies: `accessibilityHint("…", isEnabled: false)` does not.
  private mutating func applies(_ modifier: Component) -> Bool {
    guard modifier.name.hasPrefix("accessibility"), let isEnabled = modifier.value("isEnabled")
    else { return true }
    return flag(isEnabled) ?? true
  }

  /// Whether a modifier certainly hides a component from readers.
  private mutating func isHidden(_ component: Component) -> Bool {
    component.modifiers.contains { modifier in
      guard modifier.name == "accessibilityHidden", applies(modifier),
        case .boolean(true)? = unwrappingBinding(modifier.arguments?.first?.value)
      else { return false }
      return true
    }
  }

  /// Records a view of the file as the author wrote it.
  private mutating func recordSource(_ component: Component) {
    guard component.range.file == 0, component.name.first?.isUppercase == true,
      written[component.range.start] == nil
    else { return }
    written[component.range.start] = (
      evaluator.project.element(of: component, at: position(of: component.range)),
      evaluator.project.call(of: component)
    )
  }

  /// The views of the file as the author wrote them.
  var sourceTree: SourceTree {
    var tree = SourceTree(.swift)
    var code = SourceTree.Code(evaluator.project.files.first?.bytes ?? [], calls: [:])
    for (_, view) in written.sorted(by: { $0.key < $1.key }) {
      var element = view.element
      element.silentText = element.position.flatMap { silentTexts[$0] }?.sorted()
        .joined(separator: "\n")
      code.calls[tree.append(element)] = view.call
    }
    tree.code = code
    return tree
  }

  /// Returns the views of a component without its modifiers.
  private mutating func unmodifiedViews(
    _ component: Component, in environment: ViewEnvironment
  ) -> [BuiltView] {
    var component = component.configured ?? component
    let alias = aliases[component.name]
    if let alias { component.name = alias.target }
    if let several = ViewTable.transparent[component.name] {
      return several(&self, component, environment)
    }
    if let converter = ViewTable.converter(of: component.name) {
      return [converter(&self, component, environment)]
    }
    return [UnknownViews.view(&self, component, by: alias, environment)]
  }

  private mutating func apply(
    _ modifier: Component, to views: inout [BuiltView], of component: Component,
    in environment: ViewEnvironment
  ) {
    guard let rule = ViewModifierTable.rules[modifier.name] else {
      // A style such as `.blue.gradient` shows no views.
      let isStyle =
        component.name.hasPrefix(".") || component.name == "Color"
        || component.name.hasPrefix("Color.")
      if !isStyle, !SilentModifiers.names.contains(modifier.name) {
        recordUnknownModifier(modifier)
      }
      return
    }
    guard let effect = rule.effect, applies(modifier) else { return }
    for index in views.indices { effect(&self, modifier, &views[index], environment) }
  }

  /// Returns a component in which the body of a modifier replaces the modifier.
  ///
  /// The modifier is the outermost modifier that the project declares. The result is `nil` without
  /// such a modifier.
  private mutating func expandModifier(
    of component: Component, in outer: ViewEnvironment
  ) -> Component? {
    guard
      let index = component.modifiers.lastIndex(where: { $0.name == "modifier" }),
      case .record(let record)? = component.modifiers[index].arguments?.first?.value,
      let function = SwiftUIFramework.body(
        of: record, named: "body", in: evaluator.project)
    else { return nil }
    var content = component
    content.modifiers = Array(component.modifiers[..<index])
    var environment = outer
    for modifier in component.modifiers[(index + 1)...].reversed()
    where changesEnvironment(modifier) {
      change(&environment, by: modifier)
    }
    evaluator.provided = environment.values
    let own = SwiftUIFramework.record(record, inEnvironmentOf: &evaluator)
    let contents = evaluator.contents(
      of: function, [.component(content)], receiver: .record(own))
    evaluator.provided = outer.values
    return Component.group(
      contents, modifiers: Array(component.modifiers[(index + 1)...]), like: component)
  }
}

extension Component {
  static func group(
    _ contents: [Component], modifiers: [Component], like component: Component
  ) -> Component {
    let content = ComponentArgument(
      label: nil, value: .components(contents), isTrailing: true, at: component.range)
    return Component(
      "Group", [content], modifiers: modifiers, at: component.range, identity: component.identity)
  }
}
