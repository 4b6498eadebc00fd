internal import AccessibilityTree
internal import ComponentSource

/// The functions and members of SwiftUI and Foundation that the evaluator can evaluate.
struct SwiftUIFramework: SourceFramework {
  let texts: SwiftUITexts
  /// The names of environment values that the project sets.
  ///
  /// The default values of these environment values do not apply.
  var setKeys: Set<String> = []

  var language: SourceLanguage { .swift }

  func value(of call: FrameworkCall, in evaluator: inout Evaluator) -> SourceValue? {
    if call.name.hasPrefix("@") { return wrapped(call, &evaluator) }
    if let receiver = call.receiver { return member(call, of: receiver, &evaluator) }
    if call.name.hasSuffix(".some"), let arguments = call.arguments, arguments.count == 1 {
      return arguments[0].value
    }
    if call.name == "Task" { return task(call, &evaluator) }
    if call.name == "UIDevice.current.userInterfaceIdiom" { return member("phone", call) }
    return SwiftUIFramework.functions[call.name]?(self, call, &evaluator)
  }

  func contents(of record: SourceRecord, in evaluator: inout Evaluator) -> [Component]? {
    let record = SwiftUIFramework.record(record, inEnvironmentOf: &evaluator)
    let type = evaluator.project.types[record.type]
    evaluator.shownInstances.insert(record.identity)
    if evaluator.isLayout(record.type) {
      // Assumed: a layout of the app places its views in the order of the source.
      return [
        Component(
          "Layout",
          [
            ComponentArgument(
              label: nil, value: record.fields["content"] ?? .nothing, isTrailing: true,
              at: record.range)
          ], at: record.range, identity: record.identity)
      ]
    }
    evaluator.storedProperties += type.properties.filter {
      $0.isStoredOutside && evaluator.assumptions[$0.name] == nil
    }
    let inherited = Set(type.inherited.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    if !inherited.isDisjoint(with: SwiftUIFramework.foreign) {
      return [component("UIViewRepresentable", record)]
    }
    if type.property("body") != nil {
      let body = evaluator.property("body", of: .record(record), at: record.range)
      return evaluator.contents(of: body)
    }
    return inherited.contains("Shape") || inherited.contains("InsettableShape")
      ? [component("Shape", record)] : nil
  }

  var extendedTypes: Set<String> { SwiftUIFramework.extended }

  private static let extended: Set<String> = [
    "Text", "Label", "Image", "Button", "Link", "NavigationLink", "Menu", "Toggle", "Slider",
    "Stepper", "Picker", "DatePicker", "TextField", "SecureField", "Section", "LabeledContent",
    "DisclosureGroup", "GroupBox", "ProgressView", "Gauge", "ContentUnavailableView", "ShareLink",
    "Tab", "List", "Form", "VStack", "HStack", "ZStack", "Binding",
  ]

  /// The protocols of views whose content another framework draws.
  private static let foreign: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
  ]

  private func component(_ name: String, _ record: SourceRecord) -> Component {
    Component(name, [], at: record.range, identity: record.identity)
  }

  let componentTypes: Set<String> = [
    "View", "Shape", "InsettableShape", "ShapeStyle", "ToolbarContent", "DynamicViewContent",
    "Scene",
  ]

  func isState(_ variable: VariableDeclaration) -> Bool {
    variable.attributes.contains { SwiftUIFramework.states.contains($0.name) }
  }

  func constant(of component: Component) -> SourceValue? { component.constantValue }

  func position(of component: Component) -> Int? {
    if let duration = SwiftDuration(component) {
      return Int(exactly: (duration.seconds * 1_000).rounded())
    }
    return SwiftUIFramework.textSizes.firstIndex(of: component.lastName)
  }

  private static let states: Set<String> = [
    "State", "Binding", "AppStorage", "SceneStorage", "StateObject", "ObservedObject",
    "FocusState", "AccessibilityFocusState", "GestureState", "Published", "Bindable",
  ]

  /// Returns a method of an instance, such as `makeBody` of a style, as a function value.
  static func body(
    of record: SourceRecord, named name: String, in project: SourceProject
  ) -> SourceFunction? {
    let type = project.types[record.type]
    guard let declaration = type.functions.first(where: { $0.name == name }),
      let body = declaration.body
    else { return nil }
    return SourceFunction(
      parameters: declaration.parameters, body: body, scope: 0, receiver: .record(record),
      at: declaration.range, result: .components, reference: [name], type: record.type)
  }

  // MARK: Property wrappers

  /// Returns the value of a property that a wrapper supplies.
  private func wrapped(_ call: FrameworkCall, _ evaluator: inout Evaluator) -> SourceValue? {
    switch call.name {
    case "@Environment": return environmentValue(call, &evaluator)
    case "@EnvironmentObject":
      let type = call.types.first.flatMap { evaluator.project.type(named: $0.name) }
      return type.map { injected($0, call, &evaluator) }
    case "@FocusState", "@AccessibilityFocusState", "@GestureState":
      return call.types.first?.name == "Bool" ? .boolean(false) : .null
    case "@Namespace", "@ScaledMetric": return .nothing
    default: return nil
    }
  }

  // MARK: Members

  private func member(
    _ call: FrameworkCall, of receiver: SourceValue, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    // `Int?.some(1)`
    if call.name == "some", let arguments = call.arguments, arguments.count == 1 {
      return arguments[0].value
    }
    // `Bundle.main.localizedString(forKey: "key", value: nil, table: nil)`
    if call.name == "localizedString", call.arguments?.first?.label == "forKey" {
      return localized(call, &evaluator)
    }
    if let value = taskMember(call, of: receiver, &evaluator) { return value }
    if case .component(let component) = receiver,
      let value = durationMember(call, of: component, &evaluator)
    {
      return value
    }
    if call.name == "+", case .component(let left) = receiver { return joined(left, call) }
    if call.name == "wrappedValue", case .component(let binding) = receiver {
      if let value = binding.constantValue { return value }
      // `editMode?.wrappedValue`: the binding in the environment has the value itself.
      if binding.name.hasPrefix("."), binding.arguments == nil, binding.modifiers.isEmpty {
        return receiver
      }
      guard binding.name == "Binding", case .function(let get)? = binding.value("get") else {
        return nil
      }
      return evaluator.call(get)
    }
    if call.name == "subscript", case .component(let values) = receiver,
      values.name == "EnvironmentValues", case .type(let key)? = call.arguments?.first?.value
    {
      return evaluator.property("defaultValue", of: .type(key), at: call.range)
    }
    switch receiver {
    case .state where call.name == "animation" || call.name == "transaction": return receiver
    case .component(let component):
      if let own = qualified(call, by: component, &evaluator) { return own }
      if component.name == SwiftUIFramework.loadedPhase {
        return call.name == "image"
          ? component.arguments?.first?.value : call.name == "error" ? .null : nil
      }
      if component.name == "Configuration" {
        let name = call.name.hasPrefix("$") ? String(call.name.dropFirst()) : call.name
        return component.value(name) ?? (name == "isPressed" ? .boolean(false) : nil)
      }
      if component.name == "Text", call.name == "+" { return joined(component, call) }
      if component.name == "String", call.name == "localizedStringWithFormat" {
        return call.arguments.flatMap { formatted($0, &evaluator) }
      }
      return environmentMember(call.name, of: component)
    case .string: return comparison(call, of: receiver, &evaluator)
    case .boolean(let flag) where call.name == "description":
      return .string(SourceText("\(flag)"))
    case .integer(let number) where call.name == "description":
      return .string(SourceText("\(number)"))
    case .integer, .number:
      guard call.name == "formatted", let arguments = call.arguments else { return nil }
      return texts.formatted(receiver, by: arguments.first?.value).map { .string(SourceText($0)) }
    case .list(let values):
      guard call.name == "formatted", let arguments = call.arguments else { return nil }
      return texts.list(values.map { evaluator.text(of: $0) }, by: arguments.first?.value)
        .map { .string(SourceText($0)) }
    default: return nil
    }
  }

  /// Returns the value of a name with its module, `SwiftUI.Text("Name")`, or of an explicit call of
  /// `init`, `Text.init("Name")`.
  private func qualified(
    _ call: FrameworkCall, by component: Component, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    guard component.isReference else { return nil }
    var own = call
    own.receiver = nil
    if component.name == "ContentUnavailableView", call.name == "search" {
      return .component(
        Component(
          "ContentUnavailableView.search", call.arguments, at: call.range, identity: call.identity))
    }
    if call.name == "init", call.arguments != nil {
      own.name = component.name
    } else if !SwiftUIFramework.modules.contains(component.name)
      || call.name.first?.isUppercase != true
    {
      return nil
    }
    return value(of: own, in: &evaluator)
      ?? .component(
        Component(own.name, own.arguments, at: call.range, identity: call.identity))
  }

  private static let modules: Set<String> = ["SwiftUI", "Foundation", "Swift", "UIKit"]

  /// The phase of an `AsyncImage` after loading; its argument is the image.
  static let loadedPhase = "AsyncImagePhase.success"

  /// The maximum number of texts in a sum such as `Text("a") + Text("b")`.
  private static let maximumTexts = 1_000

  private func joined(_ left: Component, _ call: FrameworkCall) -> SourceValue? {
    guard let right = call.arguments?.last?.value else { return nil }
    switch right {
    // A number is added to a date or a constant such as `Int.max`, but never to a `Text`.
    case .integer, .number, .float: return nil
    default: break
    }
    let added = ComponentArgument(label: "joined", value: right, at: call.range)
    var text = Component("Text", nil, at: call.range, identity: left.identity)
    // A sum of many texts becomes one list, because nested sums would be as deep as the number of
    // texts.
    if left.name == "Text", left.modifiers.isEmpty, left.arguments?.last?.label == "joined" {
      guard let parts = left.arguments, parts.count < SwiftUIFramework.maximumTexts else {
        return nil
      }
      text.arguments = parts + [added]
    } else {
      text.arguments = [
        ComponentArgument(label: nil, value: .component(left), at: left.range),
        added,
      ]
    }
    return .component(text)
  }
}
