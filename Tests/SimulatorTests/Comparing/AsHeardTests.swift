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
    ("选中、设置", "选中, 设置"),
    ("don't", "dont"),
    ("ΟΔΟΣ", "οδος"),
    ("STRAẞE", "straße"),
    ("İ", "I\u{307}"),
    ("ᾳ", "α\u{345}"),
    ("K", "k"),
    ("3 Punkt\u{FEFF}", "3 punkt"),
    ("\u{2067}\u{2068}שלום\u{2069}\u{2069}", "שלום"),
  ])
  func `Texts that sound alike are equal`(_ left: String, _ right: String) {
    #expect(AudibleText(left) == AudibleText(right))
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
  func `Texts that sound different are not equal`(_ left: String, _ right: String) {
    #expect(AudibleText(left) != AudibleText(right))
  }

  @Test func `A comma is a pause between words and a symbol inside a number`() {
    #expect(AudibleText("1, 2").text == "1 2")
    #expect(AudibleText("1,2").text == "1,2")
  }
}

/// The fast ASCII path compared with the general path.
struct AsHeardASCIITests {
  @Test func `The fast ASCII path gives the same result as the general path`() {
    var state: UInt64 = 7
    let letters = Array("aZ5 0.,-+:'\"()[]{}!?;*#%\t\n\u{1F}_")
    for _ in 0..<4_000 {
      var text = ""
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(letters[Int(state >> 33) % letters.count])
      }
      // A character outside ASCII needs the general path. The space before it separates it from the
      // text under test.
      let long = AudibleText("\(text) é").text
      let quick = AudibleText("\(text) e").text
      #expect(quick.dropLast() == long.dropLast(), "\(text.debugDescription)")
    }
  }
}
