/// The effect of each modifier of SwiftUI on VoiceOver.
enum ViewModifierTable {
  static let rules: [String: ViewModifierRule] = AccessibilityModifiers.rules
    .merging(PresentationModifiers.rules) { $1 }
    .merging(ContentModifiers.rules) { $1 }
    .merging(InputModifiers.rules) { $1 }
    .merging(SheetGrabber.rules) { $1 }
}
