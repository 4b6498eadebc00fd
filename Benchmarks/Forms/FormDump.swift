/// Dumps of uiautomator with fields, each with a label and a button.
enum FormDump {
  /// Returns the dump.
  static func xml(fields: Int) -> String {
    var dump = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\">"
    dump += open("FrameLayout", bounds: "[0,0][1080,1920]")
    dump += open("ScrollView", "scrollable", bounds: "[0,0][1080,1920]")
    for number in 1...fields { dump += field(number) }
    return dump + "</node></node></hierarchy>\n"
  }

  private static func field(_ number: Int) -> String {
    let top = number * 140
    return open("LinearLayout", bounds: "[0,\(top)][1080,\(top + 140)]")
      + leaf(
        "TextView", text: "Line \(number) of your address", bounds: "[0,\(top)][1080,\(top + 40)]")
      + leaf(
        "EditText", "clickable focusable long-clickable", text: "Part \(number)",
        hint: "As it stands on the envelope, part \(number)", id: "line_\(number)",
        bounds: "[0,\(top + 40)][900,\(top + 140)]")
      + leaf(
        "ImageButton", "clickable focusable", description: "Clear line \(number)",
        bounds: "[900,\(top + 40)][1080,\(top + 140)]")
      + "</node>"
  }

  private static func leaf(
    _ name: String, _ on: String = "", text: String = "", description: String = "",
    hint: String = "", id: String = "", bounds: String
  ) -> String {
    tag(name, on, text: text, description: description, hint: hint, id: id, bounds: bounds) + " />"
  }

  private static func open(_ name: String, _ on: String = "", bounds: String) -> String {
    tag(name, on, text: "", description: "", hint: "", id: "", bounds: bounds) + ">"
  }

  private static func tag(
    _ name: String, _ on: String, text: String, description: String, hint: String, id: String,
    bounds: String
  ) -> String {
    let set = on.split(separator: " ").map(String.init)
    let flags = [
      "checkable", "checked", "clickable", "enabled", "focusable", "focused", "scrollable",
      "long-clickable", "password", "selected",
    ].map { " \($0)=\"\($0 == "enabled" || set.contains($0))\"" }.joined()
    let resource = id.isEmpty ? "" : "com.example.app:id/\(id)"
    return "<node index=\"0\" text=\"\(text)\" resource-id=\"\(resource)\""
      + " class=\"android.widget.\(name)\" package=\"com.example.app\""
      + " content-desc=\"\(description)\"\(flags) bounds=\"\(bounds)\" drawing-order=\"1\""
      + " hint=\"\(hint)\""
  }
}
