/// The words of one language that rules look for, in lower case.
struct WordList: Sendable {
  /// The primary subtag of the language.
  var language: String
  /// Names that mean nothing without context: “more”, “here”, “field”.
  var empty: [String]
  /// Names of roles: “button”, “check box”.
  var roles: [String]
  /// Names of states: “checked”, “selected”.
  var states: [String]
  /// Names of gestures: “double tap”, “swipe”, “click”.
  var gestures: [String]
  /// Names of the key with which people leave an editor in which Tab inserts a tab: “Esc”.
  var escapeKeys: [String]
  /// Unnecessary beginnings of text alternatives: “image of”, “link to”.
  var imagePhrases: [String]
  /// Words for any field or its parts, which do not name a purpose: “field”, “label”.
  var fieldWords: [String]
  /// Words for any picture: “image”, “photo”, “thumbnail”.
  var pictureWords: [String]
  /// Shapes that describe the look of a picture: “hamburger”, “arrow”.
  var shapes: [String]
  /// Words for a required field: “required”, “mandatory”.
  var required: [String]
  /// Words for an optional field: “optional”.
  var optional: [String]
  /// Explanations of asterisks: “fields marked with * are required”.
  var asteriskExplanations: [String]
  /// Messages that say neither what is wrong nor what to do: “invalid”, “error”.
  var vagueErrors: [String]
  /// Words for days: “today”, “Monday”.
  var days: [String]
  /// Words for the parts of a date or time: “day”, “hour”.
  var timeUnits: [String]
  /// Pronouns for the author of a message: “you”, “me”.
  var pronouns: [String]
  /// Names of controls that lead back to the previous screen: “back”.
  var backControls: [String]
  /// Phrases for the purposes of fields, such as “phone number”.
  var purposes: [Purpose: [String]]
  /// Words so common that almost every longer text has one: “the”, “and”.
  var stopWords: [String]

  /// The purpose of a field.
  enum Purpose: String, Sendable, Hashable, CaseIterable {
    case email, phone, url, number, amount, date, time, search, password, pin, oneTimeCode
    case givenName, familyName, fullName, userName, streetAddress, postalCode, city, country
    case organization, birthday, cardNumber, cardExpiry, cardCode
  }

  /// The lists of all languages.
  static let all: [WordList] = [.english, .german, .french, .spanish]
}
