/// Attributes that only design tools read.
///
/// Source: Android Studio's guide “Tools attributes reference”.
enum DesignTime {
  /// Those that are of tools alone and stand for no attribute of a view.
  static let own: Set<String> = [
    "context", "ignore", "listitem", "itemCount", "listheader", "listfooter", "layout", "showIn",
    "parentTag", "targetApi", "locale", "node", "replace", "viewBindingIgnore", "keep", "discard",
    "shrinkMode", "composableName", "openDrawer", "minValue", "maxValue", "spanCount", "mockup",
    "actionBarNavMode", "gridLayout", "deviceIds", "strict", "override", "menu", "manager",
    "viewBindingType", "ignoreAttributes", "sample", "background", "theme",
  ]

  /// Attributes that views of libraries read in the app's own space.
  private static let ofLibraries: Set<String> = [
    "title", "subtitle", "menu", "helperText", "placeholderText", "prefixText", "suffixText",
    "srcCompat", "queryHint", "headerLayout",
  ]

  /// Puts the values of tools in place of those of the app.
  static func apply(to attributes: inout [LayoutAttribute]) {
    for attribute in attributes
    where attribute.space == .tools && (!own.contains(attribute.name) || attribute.name == "menu") {
      var sample = attribute
      sample.origin = .designTime
      let isOfApp =
        ofLibraries.contains(sample.name)
        || attributes.contains { $0.space == .app && $0.name == sample.name }
      sample.space = isOfApp ? .app : .android
      attributes.put(sample)
    }
  }

  /// What stands for `@tools:sample/…`.
  static func sample(_ name: String) -> String {
    samples.first(where: { name.hasPrefix($0.name) })?.text ?? "Lorem ipsum dolor sit amet"
  }

  private static let samples: [(name: String, text: String)] = [
    ("full_names", "Leona Hill"), ("first_names", "Leona"), ("last_names", "Hill"),
    ("cities", "Ankara"), ("us_zipcodes", "35013"), ("us_phones", "(555) 555-0100"),
    ("date/day_of_week", "Monday"), ("date", "01/02/2021"),
  ]
}
