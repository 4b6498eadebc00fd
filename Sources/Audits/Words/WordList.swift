/// The words of one language that rules look for, in lower case.
struct WordList: Sendable {
  /// The primary subtag of the language.
  var language: String
  /// Names that say nothing by themselves: “more”, “here”, “field”.
  var empty: [String]
  /// What roles are called: “button”, “check box”.
  var roles: [String]
  /// What states are called: “checked”, “selected”.
  var states: [String]
  /// What gestures are called: “double tap”, “swipe”, “click”.
  var gestures: [String]
  /// What the key is called that leads out of an editor which keeps Tab: “Esc”.
  var escapeKeys: [String]
  /// How alternatives of images needlessly begin: “image of”, “link to”.
  var imagePhrases: [String]
  /// What a field or its parts are called, which says nothing of what is asked for: “field”, “label”.
  var fieldWords: [String]
  /// What a picture is called whatever it shows: “image”, “photo”, “thumbnail”.
  var pictureWords: [String]
  /// Shapes by which pictures are described: “hamburger”, “arrow”.
  var shapes: [String]
  /// What says that something must be filled in: “required”, “mandatory”.
  var required: [String]
  /// What says that something may be left out: “optional”.
  var optional: [String]
  /// How asterisks are explained: “fields marked with * are required”.
  var asteriskExplanations: [String]
  /// Messages that say neither what is wrong nor what to do: “invalid”, “error”.
  var vagueErrors: [String]
  /// What fields ask for, by their purpose.
  var purposes: [Purpose: [String]]
  /// Words so usual that a text of some length holds one: “the”, “and”.
  var stopWords: [String]

  /// What a field is for.
  enum Purpose: String, Sendable, Hashable, CaseIterable {
    case email, phone, url, number, amount, date, time, search, password, pin, oneTimeCode
    case givenName, familyName, fullName, userName, streetAddress, postalCode, city, country
    case organization, birthday, cardNumber, cardExpiry, cardCode
  }

  /// Every language there are lists for.
  static let all: [WordList] = [.english, .german, .french, .spanish]
}
