import Foundation
import Requirements
import Testing

@testable import announce

/// The screens of folders with source code.
struct FolderScreenTests {
  @Test(.requires(.program, BuiltProgram.announce != nil), arguments: [".", "java", "java/com/x"])
  func `Resources without a build file are found from every working folder`(
    working: String
  ) throws {
    let folder = try TrialFolder()
    let main = "app/src/main"
    try folder.write(
      "package com.x\n@Composable fun S() { Text(stringResource(R.string.a)); Part() }",
      to: "\(main)/java/com/x/S.kt")
    try folder.write(
      "package com.x\n@Composable fun Part() { Text(\"Part\") }", to: "\(main)/java/com/x/Part.kt")
    try folder.write(
      "<resources><string name=\"a\">Sign in</string></resources>",
      to: "\(main)/res/values/strings.xml")
    let process = Process()
    let program: URL = try #require(BuiltProgram.announce)
    process.executableURL = program
    process.currentDirectoryURL = URL(fileURLWithPath: "\(folder.path)/\(main)/\(working)")
    let file = "java/com/x/S.kt".dropFirst(working == "." ? 0 : working.count + 1)
    process.arguments = ["--no-config", String(file)]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("1. Sign in\n2. Part"), "\(text)")
  }
}
