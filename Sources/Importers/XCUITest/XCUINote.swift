/// What had to be assumed about elements of a dump.
enum XCUINote: Hashable {
  case joinedCell, lentLabel, selectedButton, placeholder, barTitle

  /// The sentence for so many elements.
  func sentence(_ count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .joinedCell:
      (isOne ? "This cell has" : "\(count) cells have")
        + " no label; as UIKit's table cells do, \(isOne ? "it is" : "they are") assumed to tell the "
        + "texts inside."
    case .lentLabel:
      (isOne ? "This switch has" : "\(count) switches have")
        + " no label and \(isOne ? "is" : "are") assumed to take that of the cell around."
    case .selectedButton:
      (isOne ? "The value 1 of this button is" : "The values 1 of \(count) buttons are")
        + " taken to mean that \(isOne ? "it is" : "they are") selected."
    case .placeholder:
      (isOne ? "The value of this field" : "The values of \(count) fields")
        + " may be only the placeholder; VoiceOver says the same either way."
    case .barTitle:
      (isOne ? "This title" : "\(count) titles")
        + " of a navigation bar \(isOne ? "is" : "are") assumed to have the header trait."
    }
  }
}
