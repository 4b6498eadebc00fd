import Testing

@testable import Audits

/// Tokens of the HTML `autocomplete` attribute.
struct AutocompleteTokenTests {
  @Test(arguments: [
    ("email", "email"), ("SECTION-a shipping home tel", "tel"), ("billing cc-number", "cc-number"),
    ("username webauthn", "username"), ("work email", "email"),
  ]) func `Tokens in the right order name a purpose`(text: String, purpose: String) {
    let tokens = AutocompleteTokens(text)
    #expect(tokens.purpose == purpose && tokens.fault == nil)
  }

  @Test(arguments: [
    "home given-name", "email shipping", "webauthn", "nonsense", "home", "email email",
    "shipping billing email",
  ]) func `Other tokens are invalid`(text: String) {
    #expect(AutocompleteTokens(text).fault == .invalid)
  }

  @Test(arguments: ["", " ", "on", "OFF", "none", "true"])
  func `Tokens that turn autocomplete on or off name no purpose`(text: String) {
    let tokens = AutocompleteTokens(text)
    #expect(tokens.isIdle && tokens.fault == nil)
  }

  @Test(arguments: [
    ("phone", "tel"), ("shipping zip", "postal-code"), ("First_Name", "given-name"),
    ("givenname", "given-name"), ("nonsense", nil), ("", nil),
  ]) func `A misspelled token has a likely correction`(text: String, likely: String?) {
    #expect(AutocompleteTokens.likely(text) == likely)
  }

  @Test func `A purpose fits the input types that can hold it`() {
    #expect(AutocompleteTokens("tel").fits(type: "tel"))
    #expect(!AutocompleteTokens("tel").fits(type: "number"))
    #expect(!AutocompleteTokens("nickname").fits(type: "number"))
    #expect(AutocompleteTokens("bday").fits(type: "date"))
  }
}
