internal import Dispatch
internal import Encoding
internal import JSONRPC
internal import Reports
internal import Scenarios
internal import SystemLibrary
internal import TextIO

/// The reports of the documents of the workspace, which are kept until a file changes.
///
/// Editors ask for them every few seconds.
///
/// Unchecked: the variable is used only while the lock is held.
final class WorkspaceReports: @unchecked Sendable {
  /// The state of a file on disk or in the editor.
  struct State: Sendable, Hashable {
    var size: Int
    var seconds, nanoseconds: Int
    /// The serial number of an open document.
    var serial: Int?
  }

  private let isFree = DispatchSemaphore(value: 1)
  private var reports: [String: (state: State, report: DiagnosticReport)] = [:]

  func report(of path: String, in state: State, _ make: () -> DiagnosticReport) -> DiagnosticReport
  {
    isFree.wait()
    let known = reports[path]
    isFree.signal()
    if let known, known.state == state { return known.report }
    let made = make()
    isFree.wait()
    reports[path] = (state, made)
    isFree.signal()
    return made
  }

  func forgetAll() {
    isFree.wait()
    reports = [:]
    isFree.signal()
  }
}

/// The check of every Markdown document of the workspace.
struct WorkspaceScan: Sendable {
  let analyzer: DocumentAnalyzer
  let reports: WorkspaceReports
  let folders: [String]
  /// The ids of the reports that the client has, by URI.
  let previous: [String: String]
  let workToken: JSONText?
  let partialToken: JSONText?

  /// Checks the documents, and returns the reports that were not sent as partial results.
  func run(_ context: RequestContext) -> JSONText {
    var paths: [String] = []
    for folder in folders {
      let found = try? DocumentSearch.files(in: folder, where: DocumentAnalysis.isDocument)
      paths += (found ?? []).filter { !paths.contains($0) }
    }
    let open = Dictionary(
      analyzer.store.snapshots.map { ($0.address.path, $0) },
      uniquingKeysWith: { first, _ in first })
    progress("begin", 0, of: paths.count, context)
    defer { progress("end", paths.count, of: paths.count, context) }
    var answers: [JSONText] = []
    var reported: Set<String> = []
    for (index, path) in paths.enumerated() where !context.isCancelled {
      let address = open[path]?.address ?? DocumentAddress(path: path)
      guard let report = report(of: path, at: address, open[path]) else { continue }
      reported.insert(address.uri)
      answers.append(
        report.answer(
          after: previous[address.uri], uri: address.uri, version: open[path]?.version))
      progress("report", index + 1, of: paths.count, context)
      if partialToken != nil, answers.count >= WorkspaceScan.batch { send(&answers, context) }
    }
    for uri in previous.keys.sorted() where !reported.contains(uri) {
      let empty = DiagnosticReport(JSONText { $0.array { _ in } })
      answers.append(empty.answer(after: previous[uri], uri: uri, version: nil))
    }
    if partialToken != nil { send(&answers, context) }
    return WorkspaceScan.items(answers)
  }

  /// The number of reports in a partial result.
  private static let batch = 20

  private func report(
    of path: String, at address: DocumentAddress, _ snapshot: DocumentSnapshot?
  ) -> DiagnosticReport? {
    var status = stat()
    guard snapshot != nil || stat(path, &status) == 0 else { return nil }
    var state = WorkspaceReports.State(size: 0, seconds: 0, nanoseconds: 0)
    if let snapshot {
      state.serial = snapshot.serial
    } else {
      state.size = Int(status.st_size)
      #if os(Linux)
        let changed = status.st_mtim
      #else
        let changed = status.st_mtimespec
      #endif
      (state.seconds, state.nanoseconds) = (changed.tv_sec, changed.tv_nsec)
    }
    return reports.report(of: path, in: state) {
      let text: DocumentText
      if let snapshot {
        text = snapshot.text
      } else {
        guard let bytes = try? FileBytes.contents(ofFile: path) else {
          return DiagnosticReport(JSONText { $0.array { _ in } })
        }
        text = DocumentText(bytes: bytes)
      }
      let analysis = analyzer.analysis(of: text, at: address)
      return DiagnosticReport(analyzer.writer(analysis, version: snapshot?.version).diagnostics)
    }
  }

  private static func items(_ answers: [JSONText]) -> JSONText {
    JSONText { json in
      json.object { json in
        json.key("items")
        json.array { json in for answer in answers { json.value(answer) } }
      }
    }
  }

  private func send(_ answers: inout [JSONText], _ context: RequestContext) {
    guard let partialToken, !answers.isEmpty else { return }
    context.notify(
      "$/progress",
      JSONText { json in
        json.object { json in
          json.member("token", partialToken)
          json.member("value", WorkspaceScan.items(answers))
        }
      })
    answers = []
  }

  private func progress(_ kind: String, _ done: Int, of count: Int, _ context: RequestContext) {
    guard let workToken else { return }
    context.notify(
      "$/progress",
      JSONText { json in
        json.object { json in
          json.member("token", workToken)
          json.member("value") { json in
            json.member("kind", kind)
            if kind == "begin" {
              json.member("title", "Checking documents")
              json.member("cancellable", true)
            }
            if kind != "end" {
              json.member("message", "\(done) of \(count)")
              json.member("percentage", count == 0 ? 100 : done * 100 / count)
            }
          }
        }
      })
  }
}
