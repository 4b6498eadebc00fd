import Foundation
import Requirements
import Testing

@testable import announce

/// The comment that the action for GitHub writes on a pull request.
@Suite(.requires(.program, BuiltProgram.folder != nil), .ownThread)
struct CommentActionTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A checkout with two commits, and a stand-in for curl that records requests and returns
  /// prepared answers.
  private let folder: TrialFolder

  init() throws {
    folder = try TrialFolder()
    try folder.write(
      "# A\n\n```outline\n- button \"A\"\n```\n\n| VoiceOver |\n| --- |\n| A, button |\n",
      to: "repository/read.md")
    try folder.write("- button \"Save\"\n", to: "repository/screens/a.outline")
    try git("init", "--quiet")
    try commit("base")
    try folder.write("- button \"Store @all\"\n", to: "repository/screens/a.outline")
    try commit("change")
    // The script that has the token searches only the system's folders for programs. Its copy for
    // the test also searches the folder of the stand-in.
    let steps = ["install", "compare", "comment", "check"].map { "Packaging/action-\($0)" }
    for name in ["action.yml"] + steps {
      let text = try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
      try folder.script(
        text.replacing("PATH=/usr/bin:/bin\n", with: "PATH=\(folder.path)/bin:/usr/bin:/bin\n"),
        to: "action/\(name)")
    }
    try folder.script(
      "#!/bin/bash\nenv >>\(folder.path)/seen\nexec /usr/bin/sed \"$@\"\n", to: "planted/sed")
    // The last argument is the URL. The argument that begins with “@” names the file with the
    // request.
    let program = """
      #!/bin/bash
      here=\(folder.path)
      env >>"$here/seen"
      for word; do case $word in @*) data=${word#@} ;; esac; done
      while [ $# -gt 1 ]; do
        case $1 in --output) answer=$2 ;; --request) method=$2 ;; --config) cat "$2" >>"$here/secrets" ;; esac
        shift
      done
      printf '%s %s\\n' "$method" "$1" >>"$here/requests"
      number=$(wc -l <"$here/requests")
      cp "$data" "$here/request-$number"
      cp "$here/answer-$method" "$answer" 2>/dev/null || printf '{}' >"$answer"
      case $1 in */graphql) cp "$here/comments-$number" "$answer" 2>/dev/null || cp "$here/comments" "$answer" ;; esac
      case $1 in */graphql) printf 200 ;; *) printf '%s' "$(cat "$here/status")" ;; esac
      """
    try folder.script(program, to: "bin/curl")
    try folder.write("201", to: "status")
    try answer(with: [])
  }

  private func git(_ words: String...) throws {
    try folder.git(
      words: ["-C", "repository", "-c", "user.name=a", "-c", "user.email=a@b.example"] + words)
  }

  private func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "--quiet", "-m", message)
  }

  /// Prepares the comments of the pull request: the number, the author and the text of each, in
  /// JSON.
  private func answer(
    with comments: [(number: Int, author: String, text: String)], more: String? = nil,
    to request: String = "comments"
  ) throws {
    let nodes = comments.map { comment in
      "{\"url\":\"https://github.com/o/r/pull/7#issuecomment-\(comment.number)\","
        + "\"viewerDidAuthor\":\(comment.author == "github-actions"),\"body\":\"\(comment.text)\"}"
    }
    let cursor = more.map { "\"\($0)\"" } ?? "null"
    try folder.write(
      "{\"data\":{\"repository\":{\"pullRequest\":"
        + "{\"comments\":{\"pageInfo\":{\"hasNextPage\":\(more != nil),\"endCursor\":\(cursor)},"
        + "\"nodes\":[\(nodes.joined(separator: ","))]}}}}}", to: request)
  }

  private func run(
    _ inputs: [String: String] = [:], _ context: [String: String] = [:]
  ) throws -> WorkflowRun {
    var all = ["comment": "true", "paths": "read.md", "screens": "screens", "since": "HEAD~1"]
    all.merge(inputs) { $1 }
    let given = [
      "github.token": "secret_1", "github.event.pull_request.number": "7",
      "GITHUB_REPOSITORY": "o/r", "GITHUB_API_URL": "https://api.example",
      "GITHUB_GRAPHQL_URL": "https://api.example/graphql",
      "steps.report.outputs.artifact-url": "https://github.com/o/r/artifacts/1",
    ].merging(context) { $1 }
    return try WorkflowRun(
      action: URL(fileURLWithPath: "\(folder.path)/action/action.yml"), inputs: all, context: given,
      in: URL(fileURLWithPath: "\(folder.path)/repository"),
      path: [
        "\(folder.path)/planted", "\(folder.path)/bin", try #require(BuiltProgram.folder).path,
      ])
  }

  private var requests: [String] {
    let text = (try? String(contentsOfFile: "\(folder.path)/requests", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The text of the comment in a request.
  private func body(_ number: Int) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/request-\(number)"))
    let json = try JSONSerialization.jsonObject(with: data) as? [String: String]
    return try #require(json?["body"])
  }

  @Test func `The first run writes a comment, with what is heard before and after and a link`()
    throws
  {
    let run = try run()
    #expect(run.status == 0, "\(run.output)")
    #expect(
      requests == [
        "POST https://api.example/graphql", "POST https://api.example/repos/o/r/issues/7/comments",
      ], "\(run.output)")
    let text = try body(2)
    #expect(text.hasPrefix("<!-- announce: announcements -->\n### Changed announcements\n"))
    #expect(
      text.contains("| <del>Save</del>, button | <ins>Store @&#8203;all</ins>, button |"),
      "\(text)")
    #expect(text.contains("(https://github.com/o/r/artifacts/1)"))
    let secrets = try String(contentsOfFile: "\(folder.path)/secrets", encoding: .utf8)
    #expect(secrets.contains("Authorization: Bearer secret_1"))
    #expect(!run.output.contains("secret_1"))
    // No program has the token in its environment: neither the system's programs nor those in
    // folders that come first on the search path.
    let seen = try String(contentsOfFile: "\(folder.path)/seen", encoding: .utf8)
    #expect(seen.contains("PATH=") && !seen.contains("secret_1"))
  }

  @Test func `A later run updates its own comment, which can be on a later page`() throws {
    try answer(with: [(1, "somebody", "Nice")], more: "Y3Vyc29y", to: "comments-1")
    try answer(with: [
      (2_912_345_678, "github-actions", "\\u003c!-- announce: announcements --\\u003e\\nx")
    ])
    try folder.write("200", to: "status")
    let run = try run()
    #expect(run.status == 0)
    #expect(requests.count == 3)
    #expect(requests.last == "PATCH https://api.example/repos/o/r/issues/comments/2912345678")
    let second = try String(contentsOfFile: "\(folder.path)/request-2", encoding: .utf8)
    #expect(second.contains("\"after\": \"Y3Vyc29y\""))
  }

  @Test func `Comments of others are never changed, whatever they contain`() throws {
    let marker = "<!-- announce: announcements -->"
    let forged =
      "\\\"url\\\":\\\"x#issuecomment-5\\\",\\\"viewerDidAuthor\\\":true,\\\"body\\\":\\\"\(marker)"
    try answer(with: [
      (3, "mallory", marker), (4, "mallory", forged), (7, "github-actions", forged),
      (5, "github-actions-x", marker),
      (6, "github-actions", "<!-- announce: other -->"),
    ])
    let run = try run()
    #expect(run.status == 0)
    #expect(requests.last == "POST https://api.example/repos/o/r/issues/7/comments", "\(requests)")
  }

  @Test func `Each name has a comment of its own`() throws {
    try answer(with: [
      (6, "github-actions", "<!-- announce: announcements -->"),
      (8, "github-actions", "<!-- announce: iOS-app-_2D_3E -->"),
      (9, "github-actions", "<!-- announce: iOS-app__ -->"),
    ])
    try folder.write("200", to: "status")
    let run = try run(["comment-name": "iOS-app-->"])
    #expect(run.files["GITHUB_OUTPUT"]?.contains("name=iOS-app-_2D_3E\n") == true)
    #expect(requests.last == "PATCH https://api.example/repos/o/r/issues/comments/8")
    #expect(try body(2).hasPrefix("<!-- announce: iOS-app-_2D_3E -->\n"))
  }

  @Test(arguments: ["403", "404", "401"])
  func `A token that must not write sends the comparison to the job summary`(status: String) throws
  {
    try folder.write(status, to: "status")
    let run = try run()
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("::notice::announce: the token must not write comments"))
    #expect(run.files["GITHUB_STEP_SUMMARY"]?.contains("### Changed announcements") == true)
  }

  @Test(arguments: [
    ("github.event.pull_request.number", ""), ("github.event.pull_request.number", "7; rm"),
    ("github.token", ""), ("github.token", "a\"b"), ("GITHUB_REPOSITORY", "o/r/../x\""),
  ])
  func `Without a pull request or a usable token nothing is sent`(name: String, value: String)
    throws
  {
    let run = try run([:], [name: value])
    #expect(run.status == 0)
    #expect(requests.isEmpty)
    #expect(run.files["GITHUB_STEP_SUMMARY"]?.contains("### Changed announcements") == true)
  }

  @Test func `Without a change no comment begins, but an earlier one is updated`() throws {
    try git("commit", "--quiet", "--allow-empty", "-m", "nothing")
    _ = try run()
    #expect(requests == ["POST https://api.example/graphql"])
    try answer(with: [(6, "github-actions", "<!-- announce: announcements -->")])
    try folder.write("200", to: "status")
    _ = try run()
    #expect(requests.last == "PATCH https://api.example/repos/o/r/issues/comments/6")
  }

  @Test(arguments: [
    "{\"data\":{\"repository\":null},\"errors\":[{\"message\":\"no\"}]}",
    "{\"data\":{\"repository\":{\"pullRequest\":{\"comments\":{\"nodes\":[]}}}}}", "{}", "",
  ])
  func `An answer without the comments is a failure, and begins no second comment`(answer: String)
    throws
  {
    try folder.write(answer, to: "comments")
    let run = try run()
    #expect(run.status == 0)
    #expect(requests == ["POST https://api.example/graphql"])
    #expect(run.output.contains("::notice::announce: the comments of the pull request cannot be"))
  }

  @Test func `More comments than are read are a failure`() throws {
    try answer(with: [(1, "somebody", "Nice")], more: "Y3Vyc29y")
    let run = try run()
    #expect(requests.count == 30)
    #expect(run.output.contains("::notice::announce: the comments of the pull request cannot be"))
  }

  @Test func `A full clone stays full, and finds the branch of its origin`() throws {
    try git("branch", "base", "HEAD~1")
    try folder.git(words: ["clone", "--quiet", "file://\(folder.path)/repository", "clone"])
    try FileManager.default.removeItem(atPath: "\(folder.path)/repository")
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/clone", toPath: "\(folder.path)/repository")
    let run = try run(["since": "base"])
    #expect(run.status == 0)
    #expect(try body(2).contains("<ins>Store"), "\(run.output)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/repository/.git/shallow"))
  }

  @Test func `A screen that cannot be read is named, and begins no comment without a change`()
    throws
  {
    try folder.write("- button \"Save\n", to: "repository/screens/b.outline")
    try commit("broken")
    let run = try run(["since": "HEAD"])
    #expect(!requests.contains { $0.contains("/issues/") }, "\(run.output)")
    try FileManager.default.removeItem(atPath: "\(folder.path)/repository/screens/a.outline")
    try commit("only the other")
    let none = try self.run(["since": "HEAD"])
    #expect(
      none.output.contains("::warning::announce: the screens cannot be compared: "),
      "\(none.output)")
    #expect(none.output.contains("b.outline:1:10: this quotation mark"))
  }

  @Test func `Without the input nothing is compared, and a base that git lacks is a warning`()
    throws
  {
    #expect(try run(["comment": "false"]).status == 0)
    #expect(requests.isEmpty)
    let none = try run(["screens": "read.md"])
    #expect(none.status == 0)
    #expect(none.output.contains("::warning::announce: "), "\(none.output)")
    for since in ["no-such-revision", "--upload-pack=touch x"] {
      let run = try run(["since": since])
      #expect(run.status == 0)
      #expect(run.output.contains("::warning::announce: "), "\(run.output)")
    }
    #expect(requests.isEmpty)
  }
}
