import Foundation
import Importers
import Reports
import Simulator
import Testing
import Voices

@testable import announce

/// The files that the command writes, replaces and leaves unchanged.
extension SpeakCommandTests {
  @Test func `Each announcement has a file named by position and label`() throws {
    #expect(speak("--reader", "talkback", "--clips", path("clips")).status == 0)
    let clips = try FileManager.default.contentsOfDirectory(atPath: path("clips")).sorted()
    #expect(
      clips == ["talkback-01-Sign-up.wav", "talkback-02-Email.wav", "talkback-03-Send.wav"])
    #expect(try bytes("clips/talkback-01-Sign-up.wav").starts(with: Array("RIFF".utf8)))
  }

  @Test func `A label cannot leave the folder or reuse a file name`() throws {
    let labels = [
      "../../etc/passwd", "/", "..", "NUL", "con", "a\\u0000b", "-rf", "~", "$(x)", "same", "same",
      String(repeating: "é", count: 5000), "\\u202Ex.wav", "שלום", "👍🏽", " ",
    ]
    let form = labels.map { "- button \"\($0)\"\n" }.joined()
    let trial = speak("--reader", "talkback", "--clips", path("clips"), form: form)
    #expect(trial.status == 0)
    let clips = try FileManager.default.contentsOfDirectory(atPath: path("clips"))
    #expect(clips.count == labels.count)
    #expect(Set(clips).count == labels.count)
    #expect(try names() == ["clips"])
    for clip in clips {
      #expect(clip.hasPrefix("talkback-") && clip.hasSuffix(".wav") && clip.utf8.count < 150)
      #expect(!clip.contains("..") && !clip.unicodeScalars.contains { $0.value < 32 })
    }
  }

  @Test func `Several screens are distinguished`() throws {
    let other = path("other.outline")
    try Self.form.write(toFile: other, atomically: true, encoding: .utf8)
    #expect(speak(other, "--reader", "talkback", "--clips", path("clips")).status == 0)
    let clips = try FileManager.default.contentsOfDirectory(atPath: path("clips")).sorted()
    #expect(clips.first == "1-talkback-01-Sign-up.wav")
    #expect(clips.last == "2-talkback-03-Send.wav")
  }

  @Test func `Each document has a voice of its own`() throws {
    let other = path("other.outline")
    try Self.form.write(toFile: other, atomically: true, encoding: .utf8)
    let counter = Counter()
    let trial = speak(other, "-o", path("walk.wav")) { environment in
      environment.narrator = {
        counter.count()
        return Self.voice
      }
    }
    #expect(trial.status == 0)
    #expect(counter.value == 2)
  }

  @Test func `An existing file is replaced, and a link is not followed`() throws {
    try "old".write(toFile: path("old.wav"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: path("link.wav"), withDestinationPath: path("old.wav"))
    let trial = speak("-o", path("link.wav"))
    #expect(trial.status == 2 && trial.errors.contains("this is a symbolic link"))
    #expect(try bytes("old.wav") == Array("old".utf8))
    #expect(speak("-o", path("old.wav")).status == 0)
    #expect(try bytes("old.wav").starts(with: Array("RIFF".utf8)))
  }

  @Test func `An unwritable file is reported before anything is spoken`() throws {
    let counter = Counter()
    let voice = Narrator { (announcement, style) throws(SpeechError) in
      counter.count()
      return try Self.voice.speak(announcement, style)
    }
    for name in ["nowhere/walk.wav", "", "/dev/null"] {
      let target = name.hasPrefix("/") ? name : path(name)
      let trial = speak("--format", "wav", "-o", target, voice: voice)
      #expect(trial.status == 2)
      #expect(trial.errors.split(separator: "\n").count == 1)
    }
    let captions = speak("-o", path("walk.wav"), "--captions", path("no/walk.vtt"), voice: voice)
    #expect(captions.status == 2)
    let clips = speak("-o", path("walk.wav"), "--clips", path("no/clips"), voice: voice)
    #expect(clips.status == 2)
    #expect(counter.value == 0)
    #expect(try names().isEmpty)
  }

  @Test func `A failed announcement is reported by position, and the walk continues`() throws {
    let voice = Narrator { (announcement, style) throws(SpeechError) in
      var clip = try Self.voice.speak(announcement, style)
      if announcement.index == 2 { clip.problems = [.crashed(text: "Email")] }
      return clip
    }
    let trial = speak("--reader", "talkback", "-o", path("walk.wav"), voice: voice)
    #expect(trial.status == 1)
    #expect(trial.errors.hasPrefix("standard input: Sign up, TalkBack 2: "))
    #expect(trial.errors.split(separator: "\n").count == 2)
    #expect(try names() == ["walk.wav"])
  }

  @Test func `A failed walk leaves no files`() throws {
    let voice = Narrator { (announcement, style) throws(SpeechError) in
      guard announcement.index < 3 else { throw .givenUp }
      return try Self.voice.speak(announcement, style)
    }
    try "old".write(toFile: path("walk.wav"), atomically: true, encoding: .utf8)
    let trial = speak(
      "-o", path("walk.wav"), "--captions", path("walk.vtt"), "--timeline", path("walk.json"),
      "--clips", path("clips"), voice: voice)
    #expect(trial.status == 2)
    #expect(trial.errors.split(separator: "\n").count == 1)
    #expect(try names() == ["walk.wav"])
    #expect(try text("walk.wav") == "old")
  }

  @Test func `A walk leaves no files if a name is taken meanwhile`() throws {
    let taken = path("walk.wav")
    let voice = Narrator { (announcement, style) throws(SpeechError) in
      try? FileManager.default.createDirectory(
        atPath: taken, withIntermediateDirectories: true)
      return try Self.voice.speak(announcement, style)
    }
    let trial = speak(
      "-o", taken, "--captions", path("walk.vtt"), "--timeline", path("walk.json"),
      "--clips", path("clips"), voice: voice)
    #expect(trial.status == 2)
    #expect(trial.errors.split(separator: "\n").count == 1)
    #expect(try names() == ["walk.wav"])
  }

  @Test(arguments: [false, true])
  func `Earlier clips remain if a walk fails`(_ isInterrupted: Bool) throws {
    let voice = Narrator { (announcement, style) throws(SpeechError) in
      guard isInterrupted || announcement.index < 3 else { throw .givenUp }
      return try Self.voice.speak(announcement, style)
    }
    try FileManager.default.createDirectory(
      atPath: path("clips"), withIntermediateDirectories: true)
    let clip = "clips/talkback-01-Sign-up.wav"
    try "old".write(toFile: path(clip), atomically: true, encoding: .utf8)
    let counter = Counter()
    let trial = speak("--reader", "talkback", "--clips", path("clips"), voice: voice) {
      $0.interruption.isPending = {
        counter.count()
        return isInterrupted && counter.value > 2
      }
    }
    #expect(trial.status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("clips")).count == 1)
    #expect(try text(clip) == "old")
    #expect(speak("--reader", "talkback", "--clips", path("clips")).status == 0)
    #expect(try bytes(clip).starts(with: Array("RIFF".utf8)))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("clips")).count == 3)
  }

  @Test func `There may be more clips than files open at once`() throws {
    let form = (1...2000).map { "- button \"\($0)\"\n" }.joined()
    #expect(speak("--reader", "talkback", "--clips", path("clips"), form: form).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("clips")).count == 2000)
  }

  @Test func `An interrupted walk leaves no files`() throws {
    let counter = Counter()
    let trial = speak("-o", path("walk.wav"), "--clips", path("clips")) { environment in
      environment.interruption.isPending = {
        counter.count()
        return counter.value > 3
      }
    }
    #expect(trial.status == 2)
    #expect(trial.errors.contains("interrupted"))
    #expect(try names().isEmpty)
  }
}
