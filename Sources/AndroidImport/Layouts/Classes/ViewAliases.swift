internal import ImportSupport
internal import Simulator
internal import TextIO

/// What an app's own view classes are, as the user's alias file says.
///
///     com.acme.AcmeButton = Button
///     AcmeField = EditText hint=app:placeholder label=app:caption
///     TwoLineItem = LinearLayout text=app:primaryText secondary=app:secondaryText role=listitem
///
/// A class stands with its package or without. `text`, `secondary`, `hint` and `label` name the
/// attributes that hold these texts, the first one present counting (`text=app:title|app:name`);
/// `role` is a role as in an outline.
struct ViewAliases: Sendable {
  /// A text of a view that an attribute of the app's own may hold.
  enum Text: String, Sendable, Hashable, CaseIterable {
    case text, secondary, hint, label
  }

  private let aliases: Aliases
  private let file: String?

  /// The aliases of a file; none without a file.
  init(ofFile path: String?) throws(InputError) {
    aliases = try Aliases(ofFile: path)
    file = path
  }

  /// Aliases that were read already.
  init(_ aliases: Aliases, file: String? = nil) {
    self.aliases = aliases
    self.file = file
  }

  /// What the file says of a class; absent where it says nothing.
  func type(of viewClass: String) throws(InputError) -> ViewType? {
    guard let alias = line(about: viewClass) else { return nil }
    var type = ViewType(kind: .view, viewClass: alias.target, source: .alias)
    var chain = [alias]
    // An alias may stand for another one.
    while let next = chain.last.flatMap({ line(about: $0.target) }), chain.count < 100 {
      chain.append(next)
      type.viewClass = next.target
    }
    guard let kind = AndroidViewClass.named(ViewType.simpleName(type.viewClass))?.kind else {
      throw InputError(
        file: file, position: alias.position,
        problem: "“\(type.viewClass)” is no view class of Android, AndroidX or Material Components",
        remedy: "write one such as TextView, Button, EditText, CheckBox or LinearLayout")
    }
    type.kind = kind
    for line in chain.reversed() { try read(line, into: &type) }
    return type
  }

  private func line(about viewClass: String) -> Aliases.Alias? {
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
          problem: "“\(setting.key)” is nothing the alias of a view can say",
          remedy: "use text, secondary, hint, label or role")
      }
    }
  }
}
