internal import Simulator

/// What an app's own view classes are, as a file of the user's says.
///
///     # our design system
///     com.acme.AcmeButton = Button
///     AcmeField = EditText hint=app:placeholder description=app:label
///     TwoLineItem = LinearLayout text=app:primaryText secondary=app:secondaryText role=listitem
///
/// A class stands with its package or without. `text`, `secondary`, `hint` and `description` name
/// the attributes that hold these texts; `role` is a role as in an outline.
struct ViewAliases: Sendable {
  /// A text of a view that an attribute of the app's own may hold.
  enum Text: String, Sendable, Hashable, CaseIterable {
    case text, secondary, hint, description
  }

  /// What one class is.
  struct Alias: Sendable {
    /// The class of Android it is like.
    var base: String
    /// How a layout fills it.
    var kind: ViewKind
    /// Attributes that hold its texts, such as `app:title`.
    var texts: [Text: String] = [:]
    /// Its role, as in an outline.
    var role: String?
  }

  private var aliases: [String: Alias] = [:]

  /// No aliases.
  init() {}

  /// What the file says of a class.
  subscript(viewClass: String) -> Alias? { aliases[viewClass] }

  /// Reads the file of that path.
  init(ofFile path: String?) throws(ImportError) {
    guard let path else { return }
    try self.init(AliasFile(ofFile: path), file: path)
  }

  /// Reads the lines of a file.
  init(_ lines: AliasFile, file: String?) throws(ImportError) {
    for line in lines.entries {
      let simple = ViewType.simpleName(line.base.text)
      let other = aliases[line.base.text] ?? aliases[simple]
      guard let kind = ViewClassTable.kinds[simple] ?? other?.kind else {
        throw ImportError(
          file: file, position: line.base.position,
          problem: "“\(line.base.text)” is no view class of Android, AndroidX or Material Components",
          remedy: "write one such as TextView, Button, EditText, CheckBox or LinearLayout")
      }
      var alias = Alias(base: other?.base ?? line.base.text, kind: kind)
      alias.texts = other?.texts ?? [:]
      alias.role = other?.role
      for setting in line.settings { try ViewAliases.read(setting, into: &alias, file: file) }
      aliases[line.name.text] = alias
    }
  }

  private static func read(
    _ setting: AliasFile.Setting, into alias: inout Alias, file: String?
  ) throws(ImportError) {
    if setting.key.text == "role" {
      alias.role = setting.value.text
      return
    }
    guard let text = Text(rawValue: setting.key.text) else {
      throw ImportError(
        file: file, position: setting.key.position,
        problem: "“\(setting.key.text)” is nothing an alias can say",
        remedy: "use text, secondary, hint, description or role")
    }
    alias.texts[text] = setting.value.text
  }
}
