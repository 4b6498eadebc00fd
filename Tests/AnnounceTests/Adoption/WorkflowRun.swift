import Foundation

/// The outcome of running the steps of `action.yml` as a build server runs them.
struct WorkflowRun {
  /// A step that runs something in bash.
  private struct Step {
    var environment: [(name: String, value: String)] = []
    var script: [String] = []
  }

  private(set) var status: Int32 = 0
  private(set) var output = ""
  /// The texts that the steps wrote into files such as `GITHUB_OUTPUT`, by the names of the
  /// variables.
  private(set) var files: [String: String] = [:]

  /// Runs the steps of an action in a folder, with the given inputs, until a step fails.
  ///
  /// - Parameter context: The values of other expressions, such as `github.token`.
  init(
    action: URL, inputs: [String: String], context: [String: String] = [:], in folder: URL,
    path: [String]
  ) throws {
    let text = try String(contentsOf: action, encoding: .utf8)
    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-action-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let names = ["GITHUB_PATH", "GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"]
    let urls = Dictionary(
      uniqueKeysWithValues: names.map { ($0, temporary.appendingPathComponent($0)) })
    for url in urls.values { try "".write(to: url, atomically: true, encoding: .utf8) }
    let defaults = WorkflowRun.defaults(text.split(separator: "\n").map(String.init))
    for step in WorkflowRun.steps(text.split(separator: "\n").map(String.init)) {
      let added = urls["GITHUB_PATH"].flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      let folders = (added ?? "").split(separator: "\n").map(String.init) + path
      var environment = [
        "PATH": (folders + ["/usr/bin", "/bin"]).joined(separator: ":"), "CI": "true",
        "GITHUB_ACTIONS": "true", "RUNNER_TEMP": temporary.path,
        "GITHUB_ACTION_PATH": action.deletingLastPathComponent().path,
      ]
      for (name, url) in urls { environment[name] = url.path }
      for (name, value) in step.environment {
        let filled = WorkflowRun.filled(value, inputs.merging(defaults) { own, _ in own }, context)
        environment[name] = WorkflowRun.filled(filled, [:], context)
      }
      for (name, value) in context where name.hasPrefix("GITHUB_") { environment[name] = value }
      try run(step.script.joined(separator: "\n"), in: folder, environment)
      guard status == 0 else { break }
    }
    files = urls.mapValues { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
  }

  private mutating func run(
    _ script: String, in folder: URL, _ environment: [String: String]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--noprofile", "--norc", "-eo", "pipefail", "-c", script]
    process.currentDirectoryURL = folder
    process.environment = environment
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output += String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// Returns the steps of the action.
  ///
  /// In the file, a step is an item of a list, and the step's variables and script are indented
  /// below.
  private static func steps(_ lines: [String]) -> [Step] {
    var steps: [Step] = []
    var part = ""
    for line in lines.drop(while: { $0 != "  steps:" }).dropFirst() {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      if text.hasPrefix("- ") {
        steps.append(Step())
      } else if indent == 6 {
        part = String(text.prefix { $0 != ":" })
      } else if part == "env", let sign = text.firstRange(of: ": "), !steps.isEmpty {
        let name = String(text[..<sign.lowerBound])
        steps[steps.count - 1].environment.append((name, String(text[sign.upperBound...])))
      } else if part == "run", !steps.isEmpty {
        steps[steps.count - 1].script.append(String(text))
      }
    }
    return steps
  }

  /// Returns the default values of the inputs.
  private static func defaults(_ lines: [String]) -> [String: String] {
    var defaults: [String: String] = [:]
    var name = ""
    for line in lines.drop(while: { $0 != "inputs:" }).dropFirst() {
      guard line.hasPrefix("  ") else { break }
      if !line.hasPrefix("   ") {
        name = String(line.dropFirst(2).prefix { $0 != ":" })
      } else if line.hasPrefix("    default: ") {
        let value = String(line.dropFirst("    default: ".count))
        defaults[name] = value == "\"\"" ? "" : value
      }
    }
    return defaults
  }

  /// Returns the value of an expression such as `${{ inputs.files }}`, and any other text
  /// unchanged.
  private static func filled(
    _ value: String, _ inputs: [String: String], _ context: [String: String]
  ) -> String {
    let before = "${{ "
    guard value.hasPrefix(before), value.hasSuffix(" }}") else { return value }
    let expression = String(value.dropFirst(before.count).dropLast(3))
    guard expression.hasPrefix("inputs.") else { return context[expression] ?? "" }
    return inputs[String(expression.dropFirst("inputs.".count))] ?? ""
  }
}
