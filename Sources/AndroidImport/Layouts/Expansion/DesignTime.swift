/// The attributes with the prefix `tools:`.
///
/// Only design tools read these attributes.
///
/// Source: Android Studio's guide “Tools attributes reference”.
enum DesignTime {
  /// Attributes that exist only with the prefix `tools:`.
  static let toolsOnly: Set<String> = [
    "context", "ignore", "listitem", "itemCount", "listheader", "listfooter", "layout", "showIn",
    "parentTag", "targetApi", "locale", "node", "replace", "viewBindingIgnore", "keep", "discard",
    "shrinkMode", "composableName", "openDrawer", "minValue", "maxValue", "spanCount", "mockup",
    "actionBarNavMode", "gridLayout", "deviceIds", "strict", "override", "menu", "manager",
    "viewBindingType", "ignoreAttributes", "sample", "background", "theme",
  ]

  /// The names of attributes that views of libraries read from the namespace `app`.
  private static let libraryAttributes: Set<String> = [
    "title", "subtitle", "menu", "helperText", "placeholderText", "prefixText", "suffixText",
    "srcCompat", "queryHint", "headerLayout",
  ]

  /// Replaces the values of attributes by the values of the `tools:` attributes with the same
  /// names.
  ///
  /// If the view does not have an attribute with the same name, the attribute is added. The
  /// attributes in ``toolsOnly`` are ignored, except `menu`.
  static func apply(to attributes: inout [LayoutAttribute]) {
    for attribute in attributes
    where attribute.space == .tools
      && (!toolsOnly.contains(attribute.name) || attribute.name == "menu")
    {
      var sample = attribute
      sample.origin = .designTime
      let isOfApp =
        libraryAttributes.contains(sample.name)
        || attributes.contains { $0.space == .app && $0.name == sample.name }
      sample.space = isOfApp ? .app : .android
      attributes.setAttribute(sample)
    }
  }

  /// Returns a sample text for a reference such as `@tools:sample/full_names`.
  static func sample(_ name: String) -> String {
    samples.first(where: { name.hasPrefix($0.name) })?.text ?? "Lorem ipsum dolor sit amet"
  }

  private static let samples: [(name: String, text: String)] = [
    ("full_names", "Leona Hill"), ("first_names", "Leona"), ("last_names", "Hill"),
    ("cities", "Ankara"), ("us_zipcodes", "35013"), ("us_phones", "(555) 555-0100"),
    ("date/day_of_week", "Monday"), ("date", "01/02/2021"),
  ]
}
