import Testing

@testable import Audits

/// Words of `autocomplete`, as HTML orders them.
struct AutocompleteTokenTests {
  @Test(arguments: [
    ("email", "email"), ("SECTION-a shipping home tel", "tel"), ("billing cc-number", "cc-number"),
    ("username webauthn", "username"), ("work email", "email"),
  ]) func `words in their order name a purpose`(text: String, purpose: String) {
    let tokens = AutocompleteTokens(text)
    #expect(tokens.purpose == purpose && tokens.fault == nil)
  }

  @Test(arguments: [
    "home given-name", "email shipping", "webauthn", "nonsense", "home", "email email",
    "shipping billing email",
  ]) func `other words do not`(text: String) {
    #expect(AutocompleteTokens(text).fault == .invalid)
  }

  @Test(arguments: ["", " ", "on", "OFF", "none", "true"])
  func `some words say nothing`(text: String) {
    let tokens = AutocompleteTokens(text)
    #expect(tokens.isIdle && tokens.fault == nil)
  }

  @Test(arguments: [
    ("phone", "tel"), ("shipping zip", "postal-code"), ("First_Name", "given-name"),
    ("givenname", "given-name"), ("nonsense", nil), ("", nil),
  ]) func `a word that is nearly one of HTML's has a better one`(text: String, likely: String?) {
    #expect(AutocompleteTokens.likely(text) == likely)
  }

  @Test func `a purpose fits the types that can hold it`() {
    #expect(AutocompleteTokens("tel").fits(type: "tel"))
    #expect(!AutocompleteTokens("tel").fits(type: "number"))
    #expect(!AutocompleteTokens("nickname").fits(type: "number"))
    #expect(AutocompleteTokens("bday").fits(type: "date"))
  }
}
