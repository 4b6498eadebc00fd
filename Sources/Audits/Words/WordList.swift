/// The words that rules look for in texts of one language, in lower case.
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
  /// Beginnings of hints that certainly ask for a gesture: “press to”, “hold down”.
  var gestureRequests: [String]
  /// Names of keys for leaving an editor in which the Tab key inserts a tab: “Esc”.
  var escapeKeys: [String]
  /// Unnecessary beginnings of text alternatives: “image of”, “link to”.
  var imagePhrases: [String]
  /// General words for a field or its parts, without a purpose: “field”, “label”.
  var fieldWords: [String]
  /// Words for any picture: “image”, “photo”, “thumbnail”.
  var pictureWords: [String]
  /// Shapes that describe the look of a picture: “hamburger”, “arrow”.
  var shapes: [String]
  /// Words for a required field: “required”, “mandatory”.
  var required: [String]
  /// Words for an optional field: “optional”.
  var optional: [String]
  /// Phrases that explain the asterisk of required fields: “mandatory”, “must be filled in”.
  var asteriskExplanations: [String]
  /// Messages that say neither what is wrong nor what to do: “invalid”, “error”.
  var vagueErrors: [String]
  /// Words for days: “today”, “Monday”.
  var days: [String]
  /// Months and their abbreviations: “January”, “Jan”.
  var months: [String]
  /// Words for the parts of a date or time: “day”, “hour”.
  var timeUnits: [String]
  /// Pronouns for the author of a message: “you”, “me”.
  var pronouns: [String]
  /// Names of controls that lead back to the previous screen: “back”.
  var backControls: [String]
  /// Phrases for the purposes of fields, such as “phone number”.
  var purposes: [Purpose: [String]]
  /// The stop words: words so common that almost every longer text has a stop word, such as “the”.
  var stopWords: [String]
  /// Phrases by which error messages are recognized: “enter a valid …”, “must not be empty”.
  var errorPhrases: [String]
  /// Beginnings of messages that only ask for an entry: “please enter”.
  ///
  /// Labels and hints begin like this, too.
  var entryRequests: [String]
  /// Words in the labels of fields for a new password: “new”, “choose”.
  var newPasswordWords: [String]
  /// Names of forms in which people create an account.
  var signUpPhrases: [String]
  /// Words in alerts that ask for another entry: “enter”, “must”.
  var requests: [String]
  /// Words that say nothing about the purpose of a field when they are in its label: “enter your”,
  /// “please”.
  var labelFillers: [String]
  /// Words that begin a clause about what a value is for, such as “to” in “to reset your password”.
  var purposeClauseStarts: [String]
  /// Words that distinguish several values of the same purpose: “home”, “billing”.
  var labelQualifiers: [String]
  /// Words for moving a finger: “draw”, “drag”.
  var drawing: [String]
  /// Words that describe a format: “for example”, “8 digits”.
  var formatPhrases: [String]
  /// Whether the most important word of a name is its last word.
  ///
  /// In French and Spanish, it is the first word.
  var endsWithHead: Bool
  /// Whether “todo” is a word of the language, as in Spanish.
  var hasTodo: Bool

  /// The purpose of a field.
  enum Purpose: String, Sendable, Hashable, CaseIterable {
    case email, phone, url, number, amount, date, time, search, password, pin, oneTimeCode
    case givenName, familyName, fullName, userName, streetAddress, postalCode, city, country
    case organization, birthday, cardNumber, cardExpiry, cardCode
  }

  /// The lists of all languages.
  static let all: [WordList] = [.english, .german, .french, .spanish]
}
