import Foundation
import Requirements
import Testing

@testable import announce

/// The manual page, and its rendering if a formatter is installed.
struct ManualTests {
  private static let page = Trial.run("manual").output
  private static let groff = "/usr/bin/groff"
  private static let hasGroff = FileManager.default.isExecutableFile(atPath: groff)

  @Test(arguments: allCommands.map { $0.declaration.name })
  func `Every command is listed with its options`(_ name: String) throws {
    let declaration = try #require(allCommands.first { $0.declaration.name == name }).declaration
    let text = Self.page.replacing("\\-", with: "-")
    #expect(text.contains("\n\(declaration.usage)\n"))
    for option in declaration.allOptions {
      #expect(text.contains(option.usage), "\(option.usage)")
    }
  }

  @Test(.requires(.groff, hasGroff))
  func `The formatter reports no warnings`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-\(UUID().uuidString).1")
    try Self.page.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.groff)
    // With “-cbou”, bold letters are not printed twice.
    process.arguments = [
      "-man", "-ww", "-K", "utf8", "-T", "utf8", "-P-cbou", "-rLL=120n", file.path,
    ]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let shown = try output.fileHandleForReading.readToEnd() ?? Data()
    let errorOutput = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: errorOutput, as: UTF8.self) == "")
    let text = String(decoding: shown, as: UTF8.self)
    #expect(text.contains("announce check"))
    #expect(text.contains("--format"))
  }
}
