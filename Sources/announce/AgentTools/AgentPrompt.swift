internal import Encoding
import JSONRPC
import Reports

/// A prompt with the steps of a task.
///
/// The user can start the prompt in the client.
struct AgentPrompt: Sendable {
  var name: String
  var title: String
  var description: String
  /// The arguments: each with its name, its meaning, and whether it is required.
  var arguments: [(name: String, summary: String, isRequired: Bool)]
  var text: @Sendable ([String: String]) -> String

  static let all = [proveTheFix, goldenFirst]

  private static let proveTheFix = AgentPrompt(
    name: "prove-the-fix", title: "Prove a fix with announcements before and after",
    description:
      "Fix an accessibility problem, and compare the announcements before and after.",
    arguments: [
      ("file", "Path of the screen.", true), ("problem", "What is wrong, in words.", false),
    ],
    text: { values in
      """
      Fix an accessibility problem of \(values["file"] ?? "the screen"), and compare the announcements \
      before and after.
      Problem: \(values["problem"] ?? "take the most severe finding of the tool audit").
      1. Call announce on the file and note the stops that show the problem. Call explain on them if \
      you do not know why they say it.
      2. Say which stops should change, and the words that they should say, before you edit.
      3. Call diff with the file and your edit as source. If a stop changes that you did not name, or \
      a difference is of the kind lost, change the edit and compare again.
      4. Save the edit. Call audit on the file and diff with since HEAD.
      5. Report the problem, the words before and after for both readers, and what was “unsure”.
      """
    })

  private static let goldenFirst = AgentPrompt(
    name: "write-the-golden-first", title: "Write the golden first",
    description: "Agree on the expected announcements in a document, then write the code for them.",
    arguments: [
      ("file", "Path of the screen, which may not exist yet.", true),
      ("description", "What the screen is for.", false),
    ],
    text: { values in
      """
      Write the expected announcements (the golden) of \(values["file"] ?? "the screen") first, then \
      the code. The screen: \(values["description"] ?? "as its code and name tell").
      1. Sketch the screen as an outline (- heading "Sign up" [level=1], - textbox "Email" [required], \
      - button "Send") and call announce with it as source and format outline, until both readers say \
      what a person needs: the name, role and state of each element, and every error.
      2. Write a Markdown document: a line “Screen: [name](file)”, below it a table with the columns \
      VoiceOver and TalkBack and a row for each stop, with these words. Show it to the user.
      3. Write or change the code. Call check on the document.
      4. Correct the code until check reports no difference. Do not change the document to fit the \
      code without asking the user.
      """
    })

  func write(to json: inout JSONWriter) {
    json.member("name", name)
    json.member("title", title)
    json.member("description", description)
    json.member("arguments", each: arguments) { argument, json in
      json.member("name", argument.name)
      json.member("description", argument.summary)
      json.member("required", argument.isRequired)
    }
  }

  /// Returns a function that writes the messages of the requested prompt.
  static func messages(
    for parameters: JSON.Value
  ) throws(RequestError) -> (inout JSONWriter) -> Void {
    guard let name = parameters["name"]?.string, let prompt = all.first(where: { $0.name == name })
    else {
      let names = all.map(\.name).joined(separator: ", ")
      throw .invalidParameters("there is no such prompt; the prompts are \(names)")
    }
    var values: [String: String] = [:]
    for (key, value) in parameters["arguments"]?.members ?? [] {
      guard let text = value.string else {
        throw .invalidParameters("the argument “\(key.prefix(60))” must be a string")
      }
      values[key] = text
    }
    if let missing = prompt.arguments.first(where: { $0.isRequired && values[$0.name] == nil }) {
      throw .invalidParameters("the argument “\(missing.name)” is missing")
    }
    let text = prompt.text(values)
    return { json in
      json.member("description", prompt.description)
      json.member("messages", each: [text]) { text, json in
        json.member("role", "user")
        json.member("content") { json in
          json.member("type", "text")
          json.member("text", text)
        }
      }
    }
  }
}
