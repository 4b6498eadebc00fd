/// The English words that Compose writes into fields for accessibility services.
///
/// Source: AndroidX Compose UI, strings.xml.
enum ComposeWords {
  static let empty = "Empty"
  static let inProgress = "In progress"
  static let partiallyChecked = "Partially checked"
  static let tab = "Tab"
  static let switchControl = "Switch"

  static func switchState(isOn: Bool) -> String { isOn ? "On" : "Off" }

  static func selection(isSelected: Bool) -> String { isSelected ? "Selected" : "Not selected" }

  static func percent(_ number: Int) -> String { "\(number) percent." }
}
