internal import ComponentSource

/// The effect of each modifier of SwiftUI on VoiceOver.
enum ViewModifierTable {
  static let rules: [String: ViewModifierRule] = AccessibilityModifiers.rules
    .merging(PresentationModifiers.rules) { $1 }
    .merging(ContentModifiers.rules) { $1 }
    .merging(InputModifiers.rules) { $1 }

  /// Whether a modifier of SwiftUI changes nothing that VoiceOver says.
  static func isWithoutEffect(_ name: String) -> Bool {
    silent.contains(name) || name.hasPrefix("on") || prefixes.contains(where: name.hasPrefix)
  }

  /// The beginnings of names of modifiers for layout, drawing and data.
  private static let prefixes = [
    "accessibility", "animation", "alignment", "allows", "background", "chart", "container",
    "content",
    "default", "digital", "dialog", "drag", "drop", "dynamic", "edges", "environment", "file",
    "fixed", "focus", "font", "foreground", "frame", "glass", "gesture", "grid", "header",
    "hover", "ignores", "image", "interactive", "is", "keyboard", "layout", "line", "list", "mask",
    "matched", "menu", "min", "multiline", "navigation", "persistent", "position", "prefers",
    "presentation", "preview", "projection", "redaction", "rotation", "safe", "scene", "scroll",
    "search", "section", "sensory", "shadow", "speech", "statusBar", "symbol", "tab", "table",
    "text", "tool", "tracking", "transform", "transition", "truncation", "typesetting", "visual",
    "widget", "window", "write", "widget", "writing",
  ]

  private static let silent: Set<String> = [
    "contextMenu", "colorEffect", "defersSystemGestures", "distortionEffect", "layerEffect",
    "pointerStyle", "redacted", "springLoadingBehavior",
    "aspectRatio", "autocapitalization", "autocorrectionDisabled", "baselineOffset", "blendMode",
    "blur", "bold", "border", "brightness", "buttonBorderShape", "buttonRepeatBehavior",
    "buttonSizing", "clipShape", "clipped", "colorInvert", "colorMultiply", "colorScheme",
    "compositingGroup", "contrast", "controlSize", "coordinateSpace", "cornerRadius",
    "disableAutocorrection", "drawingGroup", "equatable", "fill",
    "flipsForRightToLeftLayoutDirection",
    "geometryGroup", "grayscale", "headerProminence", "highPriorityGesture", "hueRotation", "id",
    "inset", "italic", "itemProvider", "kerning", "luminanceToAlpha", "monospaced",
    "monospacedDigit", "offset", "padding", "preference", "preferredColorScheme",
    "antialiased", "renderingMode", "refreshable", "resizable", "rotation3DEffect",
    "rotationEffect",
    "saturation", "scaleEffect", "scaledToFill", "scaledToFit", "scenePadding", "selectionDisabled",
    "simultaneousGesture", "interpolation", "strikethrough", "stroke", "strokeBorder",
    "submitScope", "tint", "accentColor", "tracking", "transaction", "trim", "underline",
    "userActivity", "privacySensitive", "unredacted", "zIndex", "task", "transformEffect",
    "modifierOrder", "handlesExternalEvents", "help", "horizontalRadioGroupLayout", "luminance",
    "previewDisplayName", "previewDevice", "previewLayout", "variableBlur", "visualEffect",
    "phaseAnimator", "keyframeAnimator", "modelContainer", "modelContext", "environmentObject",
    "anchorPreference", "onDelete", "onMove", "deleteDisabled", "moveDisabled", "commands",
    "subscriptionStatusTask", "storeProductsTask", "labelReservedIconWidth",
    "labelIconToTitleSpacing",
    "opacity", "hidden", "defaultFocus", "prefersDefaultFocus", "quickLookPreview",
    "sensoryFeedback",
    "gaugeStyle", "labeledContentStyle", "mapStyle", "translationPresentation", "photosPicker",
    "progressViewStyle", "groupBoxStyle", "indexViewStyle", "formStyle", "listStyle",
    "navigationViewStyle", "controlGroupStyle", "datePickerStyle", "textFieldStyle",
    "textEditorStyle", "submitLabel", "isDetailLink", "dismissalConfirmationDialog",
    "popoverTip", "tipBackground", "contentTransition", "contentShape", "contentMargins",
  ]
}
