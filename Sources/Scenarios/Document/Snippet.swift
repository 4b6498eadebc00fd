internal import Importers

/// Markup in a document that stands without a fence.
enum Snippet {
  /// Whether a text is all markup of a screen: its outermost tag is an element of HTML or a component
  /// of React Native. Components of a site, such as tabs and notes, are prose.
  static func isScreen(_ text: String) -> Bool {
    let trimmed = text.trimmed
    guard trimmed.hasPrefix("<"), trimmed.hasSuffix(">") else { return false }
    let name = trimmed.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    return Snippet.elements.contains(String(name))
  }

  /// What people put into documentation as a screen of its own.
  private static let elements: Set<String> = [
    "a", "article", "button", "details", "dialog", "div", "fieldset", "form", "h1", "h2", "h3",
    "h4", "h5", "h6", "header", "footer", "img", "input", "label", "main", "nav", "ol", "progress",
    "meter", "section", "select", "span", "svg", "table", "textarea", "ul",
    "ActivityIndicator", "Button", "FlatList", "Image", "ImageBackground",
    "KeyboardAvoidingView", "Modal", "Pressable", "RefreshControl", "SafeAreaView", "ScrollView",
    "SectionList", "Switch", "Text", "TextInput", "TouchableHighlight", "TouchableNativeFeedback",
    "TouchableOpacity", "TouchableWithoutFeedback", "View", "VirtualizedList", "Slider", "Picker",
  ]
}
