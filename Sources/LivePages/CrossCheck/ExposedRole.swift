internal import Browsers
internal import Simulator

/// A role as both sides call it: the browser's own names, and ours, folded into ARIA's.
struct ExposedRole {
  let name: String

  /// What the browser calls it.
  init(_ theirs: ExposedElement) {
    let isPartOfFormula = theirs.role.hasPrefix("MathML") && theirs.role != "MathMLMath"
    guard theirs.state == .exposed, !isPartOfFormula else {
      name = "generic"
      return
    }
    name = (ExposedRole.theirs[theirs.role] ?? theirs.role).lowercased()
  }

  /// What we call it; roles that nobody hears are left out as the browser leaves them out.
  init(ours role: Role, _ hidden: Hidden.Reason?, beside theirs: ExposedElement) {
    var own = role.rawValue
    let isDropped = theirs.state == .dropped
    if isDropped, hidden == .decorative || hidden == .presentationalChild { own = "generic" }
    own = ExposedRole.ours[own] ?? own
    if isDropped, theirs.reasons == ["uninteresting"], ExposedRole.silent.contains(own) {
      own = "generic"
    }
    name = own.lowercased()
  }

  /// Names of Chromium's own.
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
  /// What Chromium leaves out as uninteresting, and we keep: nobody hears the role.
  private static let silent: Set = [
    "rowgroup", "paragraph", "img", "canvas", "caption", "listbox",
  ]
}
