internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// The user's alias file, which maps the app's own view classes to known classes.
///
///     com.acme.AcmeButton = Button
///     AcmeField = EditText hint=app:placeholder label=app:caption
///     TwoLineItem = LinearLayout text=app:primaryText secondary=app:secondaryText role=listitem
///
/// Names of classes can omit the package. `text`, `secondary`, `hint` and `label` name the
/// attributes that hold these texts. If several attributes are named (`text=app:title|app:name`),
/// the first of them on the view is used. `role` is a role as in an outline.
struct ViewAliases: Sendable {
  /// A text of a view.
  ///
  /// The alias file can name the app's own attribute that holds the text.
  enum Text: String, Sendable, Hashable, CaseIterable {
    case text, secondary, hint, label
  }

  private let aliases: Aliases
  private let file: String?

  /// Reads the aliases in a file.
  ///
  /// If `path` is `nil`, there are no aliases.
  init(ofFile path: String?) throws(InputError) {
    aliases = try Aliases(ofFile: path)
    file = path
  }

  /// Returns the type that the alias file gives to a class, or `nil` if the file has no alias for
  /// the class.
  func type(of viewClass: String) throws(InputError) -> ViewType? {
    guard let alias = self.alias(for: viewClass) else { return nil }
    var type = ViewType(kind: .view, viewClass: alias.target, source: .alias)
    var chain = [alias]
    // The target of an alias can be an alias, too.
    while let next = chain.last.flatMap({ self.alias(for: $0.target) }), chain.count < 100 {
      chain.append(next)
      type.viewClass = next.target
    }
    guard let kind = AndroidViewClass.named(ViewType.simpleName(type.viewClass))?.kind else {
      throw InputError(
        file: file, position: alias.position,
        problem:
          "“\(type.viewClass)” is not a view class of Android, AndroidX or Material Components",
        remedy: AndroidViewClass.nearestName(to: ViewType.simpleName(type.viewClass)).map {
          "did you mean “\($0)”?"
        } ?? "use a class such as TextView, Button, EditText, CheckBox or LinearLayout")
    }
    type.kind = kind
    for alias in chain.reversed() { try read(alias, into: &type) }
    return type
  }

  /// Returns the name of an alias that is probably a misspelling of a class, or `nil` if there is
  /// none.
  func nameSimilar(to viewClass: String) -> String? {
    aliases.nameSimilar(to: viewClass) ?? aliases.nameSimilar(to: ViewType.simpleName(viewClass))
  }

  private func alias(for viewClass: String) -> Aliases.Alias? {
    aliases[viewClass] ?? aliases[ViewType.simpleName(viewClass)]
  }

  private func read(_ alias: Aliases.Alias, into type: inout ViewType) throws(InputError) {
    for setting in alias.settings {
      if setting.key == "role" {
        type.role = setting.values.first.map(Role.init(rawValue:))
      } else if let text = Text(rawValue: setting.key) {
        type.texts[text] = setting.values
      } else {
        throw InputError(
          file: file, position: alias.position,
          problem: "the alias of a view has no setting “\(setting.key)”",
          remedy: "use text, secondary, hint, label or role")
      }
    }
  }
}
