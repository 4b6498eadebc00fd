internal import Encoding
internal import JSONRPC
internal import Reports
internal import Scenarios
internal import TextIO

/// The stored diagnostic reports of the documents in the workspace.
///
/// Editors ask for these reports every few seconds.
///
/// Unchecked: the variable is used only while the lock is held.
final class WorkspaceReports: @unchecked Sendable {
  /// The values that show whether a document has changed.
  struct State: Sendable, Hashable {
    /// The state of the file on disk, or `nil` if the document is open.
    var file: FileState?
    /// The serial number of the open document's version, or `nil` if the document is not open.
    var serial: Int?
    /// The generation of the context, which grows when settings or files on disk change.
    var generation: Int
  }

  private struct Entry {
    var state: State
    /// The state of each file to which the document links, by path; `nil` if there is no such file.
    var links: [String: FileState?]
    /// The files that the check of the document read.
    var paths: Set<String>
    /// The serial numbers of the unsaved versions of these files, by path.
    var unsaved: [String: Int]
    var report: DiagnosticReport

    func isValid(in state: State, _ unsaved: UnsavedTexts) -> Bool {
      self.state == state && self.unsaved == unsaved.serials.filter { paths.contains($0.key) }
        && links.allSatisfy { FileState(ofFile: $0.key) == $0.value }
    }
  }

  private let lock = Lock()
  private var entries: [String: Entry] = [:]

  /// Returns the report of a document.
  ///
  /// A new report is made only if the document, the settings, a linked file or an unsaved text that
  /// the check reads has changed.
  func report(
    of path: String, in state: State, _ unsaved: UnsavedTexts,
    _ make: () -> (report: DiagnosticReport, text: DocumentText, paths: Set<String>)?
  ) -> DiagnosticReport? {
    let known = lock.withLock { entries[path] }
    if let known, known.isValid(in: state, unsaved) { return known.report }
    guard let made = make() else { return nil }
    var links: [String: FileState?] = [:]
    for link in DocumentLinks.paths(in: made.text, of: path) {
      links[link] = .some(FileState(ofFile: link))
    }
    let entry = Entry(
      state: state, links: links, paths: made.paths,
      unsaved: unsaved.serials.filter { made.paths.contains($0.key) }, report: made.report)
    lock.withLock { entries[path] = entry }
    return made.report
  }

  func forgetAll() { lock.withLock { entries = [:] } }
}

/// A check of all Markdown documents in the folders of the workspace.
struct WorkspaceScan: Sendable {
  let analyzer: DocumentAnalyzer
  let reports: WorkspaceReports
  let folders: [String]
  /// For each URI, the id of the report that the client already has.
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
    let file = snapshot == nil ? FileState(ofFile: path) : nil
    guard snapshot != nil || file != nil else { return nil }
    let context = analyzer.store.context
    let state = WorkspaceReports.State(
      file: file, serial: snapshot?.serial, generation: context.generation)
    let unsaved = analyzer.store.unsavedTexts(besides: address.uri)
    return reports.report(of: path, in: state, unsaved) {
      guard
        let text = snapshot?.text
          ?? (try? FileBytes.contents(ofFile: path)).map({ DocumentText(bytes: $0) })
      else { return nil }
      let (analysis, paths) = analyzer.analysis(
        of: text, at: address, in: context, besides: unsaved)
      return (DiagnosticReport(analyzer.writer(analysis, snapshot).diagnostics), text, paths)
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
