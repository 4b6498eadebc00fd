internal import Browsers
internal import Simulator

/// The name of a role in a form that makes the browser's accessibility tree comparable with our
/// imported tree.
struct ExposedRole {
  let name: String

  /// Creates the role of an element in the browser's tree.
  init(_ theirs: ExposedElement) {
    let isPartOfFormula = theirs.role.hasPrefix("MathML") && theirs.role != "MathMLMath"
    guard theirs.state == .exposed, !isPartOfFormula else {
      name = "generic"
      return
    }
    name = (ExposedRole.theirs[theirs.role] ?? theirs.role).lowercased()
  }

  /// Creates the role of a node in our imported tree.
  ///
  /// If the browser ignores the element and readers do not announce the role, the role becomes
  /// `generic`.
  ///
  /// - Parameters:
  ///   - role: The role of the node.
  ///   - hidden: The reason why the node is hidden, or `nil` if it is not.
  ///   - theirs: The same element in the browser's tree.
  init(ours role: Role, _ hidden: Hidden.Reason?, beside theirs: ExposedElement) {
    var own = role.rawValue
    let isIgnored = theirs.state == .ignored
    if isIgnored, hidden == .decorative || hidden == .presentationalChild { own = "generic" }
    own = ExposedRole.ours[own] ?? own
    if isIgnored, theirs.reasons == ["uninteresting"], ExposedRole.silent.contains(own) {
      own = "generic"
    }
    name = own.lowercased()
  }

  /// For each name of a role in Chromium's tree, the name used in the comparison.
  private static let theirs = [
    "LabelText": "generic", "DisclosureTriangle": "disclosuretriangle", "Abbr": "generic",
    "LayoutTable": "generic", "LayoutTableRow": "generic", "LayoutTableCell": "generic",
    "image": "img", "Legend": "generic", "Figcaption": "caption",
    "DescriptionList": "descriptionlist", "Date": "date", "DateTime": "datetime",
    "InputTime": "timefield", "ColorWell": "colorwell", "Iframe": "iframe", "Canvas": "canvas",
    "Video": "media", "Audio": "media", "Pre": "generic", "EmbeddedObject": "generic",
    "PluginObject": "generic", "Ruby": "generic", "RubyAnnotation": "generic", "Details": "group",
    "MathMLMath": "math", "SvgRoot": "img", "graphics-document": "img",
    "DisclosureTriangleGrouped": "disclosuretriangle", "sectionheader": "generic",
    "sectionfooter": "generic", "LineBreak": "generic", "DescriptionListTerm": "term",
    "DescriptionListDetail": "definition", "Section": "generic", "IframePresentational": "iframe",
    "presentation": "none", "none": "generic",
  ]
  private static let ours = [
    "none": "generic", "graphics-document": "img", "filebutton": "button", "month": "datetime",
    "week": "datetime", "sectionheader": "generic", "sectionfooter": "generic",
  ]
  /// Roles that our tree keeps but Chromium ignores.
  ///
  /// Readers do not announce these roles.
  private static let silent: Set = [
    "rowgroup", "paragraph", "img", "canvas", "caption", "listbox",
  ]
}
