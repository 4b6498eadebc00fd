import Foundation
import Testing

@testable import Reports
@testable import announce

/// The output of a command, and the formats that it may have.
extension PictureCommandTests {
  @Test func `One screen, a format with a picture, and a picture file are required`() throws {
    let shot = try picture(1_080, 2_400)
    let file = try folder.write(Self.phone, to: "phone.outline")
    for format in ["svg", "png"] {
      let several = Trial.run("report", "--format", format, "--picture", shot, file, file)
      #expect(several.status == 2)
      #expect(several.errors.contains("a picture shows one screen, but there are 2"))
    }
    for format in ["json", "markdown", "gherkin", "criteria", "acr"] {
      let run = Trial.run("report", "--picture", shot, "--format", format, file)
      #expect(run.status == 2)
      #expect(run.errors.contains("--picture cannot be combined with --format \(format)"))
    }
    let gone = Trial.run("report", "--mute", "--picture", "\(folder.path)/gone.png", file)
    #expect(gone.status == 2)
    let text = Trial.run("report", "--mute", "--picture", file, file)
    #expect(text.errors.contains("this is another file, not a PNG or JPEG picture"))
    let large = "\(folder.path)/large.png"
    try (Data(Self.png(1_080, 2_400)) + Data(count: 33 << 20)).write(
      to: URL(fileURLWithPath: large))
    let refused = Trial.run("report", "--mute", "--picture", large, file)
    #expect(refused.errors.contains("the picture is larger than 32 MB; save it as JPEG"))
    for more in [["--sheet", "en"], ["-o", "\(folder.path)/site/"]] {
      #expect(Trial.run(["report", "--picture", shot, file] + more).status == 2)
    }
  }

  @Test func `The name of the output decides the format`() throws {
    let file = try folder.write(Self.phone, to: "phone.outline")
    let target = "\(folder.path)/numbers.svg"
    let run = Trial.run("report", "--picture", try picture(1_080, 2_400), file, "-o", target)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try String(contentsOfFile: target, encoding: .utf8).hasPrefix("<svg xmlns="))
  }

  @Test func `A second run replaces its own drawing, but no other file`() throws {
    let file = try folder.write(Self.phone, to: "phone.outline")
    for words in [[], ["--picture", try picture(1_080, 2_400)]] {
      let target = "\(folder.path)/\(words.count).svg"
      for _ in 0..<2 {
        let run = Trial.run(["report", file, "-o", target] + words)
        #expect(run.status == 0, "\(run.errors)")
      }
      let other = try folder.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>Mine</title></svg>", to: "mine.svg")
      let refused = Trial.run(["report", file, "-o", other] + words)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("not a report picture already exists here"))
    }
  }

  @Test(arguments: [
    ["-o", "r.jpg"], ["-o", "r.PDF"], ["--format", "svg", "-o", "q.png"],
    ["--format", "png", "-o", "q.html"], ["--sheet", "en", "-o", "x.png"],
  ])
  func `An output whose name is that of another format is refused`(words: [String]) throws {
    let file = try folder.write(Self.phone, to: "phone.outline")
    let run = Trial.run(["report", "--mute", file] + words)
    #expect(run.status == 2)
    #expect(run.errors.contains("but the name of its file ends with ."), "\(run.errors)")
    #expect(words.contains("--format") || !run.errors.contains("--format"), "\(run.errors)")
  }
}
