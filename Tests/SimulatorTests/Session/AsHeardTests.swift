import Simulator
import Testing

struct AsHeardTests {
  @Test(arguments: [
    ("Edit box", "edit box"),
    ("Double-tap to edit", "double tap to edit"),
    ("Email, text field.", "email text field"),
    ("“Terms” (new)", "Terms new"),
    ("Café", "Cafe\u{301}"),
    ("a  b\u{A0}c\td", "a b c d"),
    ("  Save ", "Save"),
    ("Ready?!", "ready"),
    ("don't", "dont"),
    ("ΟΔΟΣ", "οδος"),
    ("STRAẞE", "straße"),
    ("İ", "I\u{307}"),
    ("ᾳ", "α\u{345}"),
    ("K", "k"),
    ("3 Punkt\u{FEFF}", "3 punkt"),
    ("\u{2067}\u{2068}שלום\u{2069}\u{2069}", "שלום"),
  ])
  func `texts that sound alike are equal`(_ left: String, _ right: String) {
    #expect(AsHeard(left) == AsHeard(right))
  }

  @Test(arguments: [
    ("Email*", "Email"),
    ("3.14", "314"),
    ("1,000", "1 000"),
    ("9:30", "930"),
    ("-5", "5"),
    ("5-3", "5 3"),
    ("50%", "50"),
    ("•••", ""),
    ("a+b", "a b"),
    ("€5", "5"),
    ("Wait…", "Wait"),
    ("<b>", "b"),
    ("email", "e mail"),
    (".5", "5"),
    ("a -.5", "a -5"),
    ("ı", "i"),
    ("straße", "strasse"),
  ])
  func `texts that sound different are not equal`(_ left: String, _ right: String) {
    #expect(AsHeard(left) != AsHeard(right))
  }

  @Test func `a comma between words is a pause and inside a number a sign`() {
    #expect(AsHeard("1, 2").text == "1 2")
    #expect(AsHeard("1,2").text == "1,2")
  }
}
