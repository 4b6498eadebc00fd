internal import ComponentSource

/// Texts: annotated strings, and texts from resources.
extension ComposeFramework {
  func text(_ call: FrameworkCall, in evaluator: inout Evaluator) -> SourceValue? {
    switch call.name {
    case "buildAnnotatedString":
      return call.lastFunction.map {
        evaluator.annotatedText(
          builtBy: $0, at: call.range, identity: evaluator.identity(at: call.range))
      }
    case "stringResource", "getString", "getText", "stringResourceOrNull":
      return resource(call, &evaluator) { resources, key, rest in resources.string(key, rest) }
    case "pluralStringResource", "getQuantityString":
      guard let count = call.argument("count", at: 1) ?? call.argument("quantity", at: 1) else {
        return nil
      }
      return resource(call, &evaluator, after: 2) { resources, key, rest in
        resources.plural(key, count, rest)
      }
    case "stringArrayResource", "getStringArray":
      return resource(call, &evaluator) { resources, key, _ in resources.strings(key) }
    case "integerResource", "booleanResource", "getInteger", "getBoolean":
      let id = call.argument("id", at: 0)
      return (id?.component?.resourceName ?? id?.unknown?.name).flatMap { resources.value($0) }
    default: return nil
    }
  }

  /// Returns the concatenation of two texts, at least one of which is an annotated string.
  func annotatedSum(
    _ call: FrameworkCall, _ receiver: SourceValue, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    guard receiver.component?.isAnnotatedText == true, let other = call.arguments?.first?.value
    else { return nil }
    let (first, second) = (evaluator.composeText(of: receiver), evaluator.composeText(of: other))
    let sum = ComposeText(
      text: first.text + second.text, links: first.links + second.links,
      inline: first.inline + second.inline)
    return .component(
      .annotated(sum, at: call.range, identity: evaluator.identity(at: call.range)))
  }

  /// Returns the text of an HTML page without tags: `AnnotatedString.fromHtml("<b>New</b>")`.
  ///
  /// The functions of Android's views return a text without links.
  func annotatedHTML(
    _ call: FrameworkCall, isPlain: Bool, in evaluator: inout Evaluator
  ) -> SourceValue? {
    guard let source = call.argument("htmlString", at: 0) ?? call.argument("source"),
      source.unknown == nil
    else { return nil }
    let page = ComposeText(html: evaluator.text(of: source))
    if isPlain { return .string(SourceText(page.text)) }
    return .component(
      .annotated(page, at: call.range, identity: evaluator.identity(at: call.range)))
  }

  /// Returns a toast whose text is known if it is in the resources: `Toast.makeText(context,
  /// R.string.saved, Toast.LENGTH_SHORT)`.
  func toast(_ call: FrameworkCall, _ evaluator: inout Evaluator) -> SourceValue? {
    guard var arguments = call.arguments, arguments.count > 1 else { return nil }
    let id = arguments[1].value
    if id.component?.resourceName.contains(".string.") == true
      || id.unknown?.name.contains(".string.") == true
    {
      var lookUp = call
      (lookUp.name, lookUp.arguments) = ("getString", [arguments[1]])
      arguments[1].value =
        resource(lookUp, &evaluator) { resources, key, _ in resources.string(key, []) } ?? id
    }
    return .component(
      Component(
        "Toast.makeText", arguments, at: call.range, identity: evaluator.identity(at: call.range)))
  }

  /// Returns the value of a resource, or an unknown text if the resource is missing.
  private func resource(
    _ call: FrameworkCall, _ evaluator: inout Evaluator, after fixed: Int = 1,
    _ lookUp: (ComposeResources, String, [SourceValue]) -> SourceValue?
  ) -> SourceValue? {
    guard let id = call.argument("id", at: 0) ?? call.argument("resource", at: 0) else {
      return nil
    }
    // If the argument is a text, `getString` reads a value of a bundle. Other functions return the
    // text.
    if case .string = id.current { return call.name.hasPrefix("get") ? nil : id }
    let name = id.component?.resourceName ?? id.unknown?.name ?? call.name
    var rest = (call.arguments ?? []).filter { $0.label == nil && !$0.isTrailing }.map(\.value)
    let named = ["id", "resource", "count", "quantity"].count { call.argument($0) != nil }
    rest.removeFirst(min(rest.count, max(0, fixed - named)))
    if case .list(let given)? = call.argument("formatArgs")?.current { rest += given }
    let values = rest
    if let found = lookUp(resources, name, values) { return found }
    if let assumed = evaluator.assumptions[name] { return assumed }
    var missing = UnknownValue(.runtime, named: name, at: call.range)
    // The name of the resource is not a text for users, so a general placeholder replaces it.
    missing.placeholder = "text"
    evaluator.record(missing)
    return .unknown(missing)
  }
}

extension Component {
  /// The whole name of a resource, such as `R.string.title`.
  fileprivate var resourceName: String {
    ([name] + modifiers.map(\.name)).joined(separator: ".")
  }
}
