import Encoding
import Testing

@testable import announce

struct PhrasesCommandTests {
  @Test func `Phrases are listed with key, words and certainty`() {
    let lines = Trial.run("phrases", "--reader", "talkback", "--language", "de").output
      .split(separator: "\n")
    #expect(lines[0].hasPrefix("talkback: TalkBack, profile 16.2, language de: "))
    #expect(lines.contains("  roles.editBox: “Bearbeitungsfeld”, attested"))
    #expect(lines.contains("  platform.roleNames.link: “link”, untranslated"))
    #expect(lines.contains("  positions.items.one: “{count} Eintrag”, attested"))
    #expect(lines.contains("  symbols.*: “Sternchen”, attested"))
    #expect(lines.contains("  symbols.U+000A: “Neue Zeile”, attested"))
  }

  @Test func `Without a language, the words follow the settings`() {
    let output = Trial.run("phrases").output
    #expect(output.contains("voiceover: VoiceOver, profile ios26, language en-US: "))
    #expect(output.contains("talkback: TalkBack, profile 16.2, language en-US: "))
    #expect(!output.contains("language de"))
  }

  @Test func `Assumed phrases are listed for every language`() {
    let output = Trial.run("phrases", "--assumed").output
    #expect(output.split(separator: "\n").count { $0.hasPrefix("talkback: ") } == 17)
    #expect(output.contains("voiceover: VoiceOver, profile ios26, language ru: "))
    #expect(!output.contains(", attested\n"))
    #expect(output.contains(", assumed\n"))
  }

  @Test func `Assumed phrases are listed for a given language`() {
    for language in [["--language", "sv"], ["--set", "locale=sv"]] {
      let output = Trial.run(["phrases", "--reader", "talkback", "--assumed"] + language).output
      #expect(output.split(separator: "\n").count { $0.hasPrefix("talkback: ") } == 1)
      #expect(output.contains("language sv"))
    }
  }

  @Test func `A reader without the language is omitted`() {
    let output = Trial.run("phrases", "--language", "ja").output
    #expect(output.hasPrefix("talkback: "))
    #expect(!output.contains("voiceover: "))
  }

  @Test func `An unknown language is an error that lists the known ones`() {
    let trial = Trial.run("phrases", "--language", "tlh")
    #expect(trial.status == 2)
    #expect(trial.errors.hasPrefix("announce: --language cannot be “tlh”; VoiceOver takes en"))
    #expect(trial.errors.contains("TalkBack takes en, en-GB, de, fr"))
  }

  @Test func `JSON has the same phrases`() {
    let output = Trial.run(
      "phrases", "--reader", "talkback", "--language", "ar", "--format", "json"
    ).output
    #expect(output.contains(#""reader": "talkback", "profile": "16.2", "language": "ar""#))
    #expect(output.contains(#"{"key": "roles.button", "text": "زر", "attestation": "attested"}"#))
    #expect(!output.contains("\u{2068}"))
  }

  @Test func `Operands are refused`() {
    #expect(Trial.run("phrases", "file.html").status == 2)
  }
}
