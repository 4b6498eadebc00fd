import Dispatch
import Encoding
import Foundation
import JSONRPC
import Testing

@testable import LanguageServer

/// Versions of documents, of which only the newest is analyzed.
struct AnalysisStoreTests {
  /// A counter that several threads increase.
  private final class Counter: @unchecked Sendable {
    private let isFree = DispatchSemaphore(value: 1)
    private var count = 0

    func increase() {
      isFree.wait()
      count += 1
      isFree.signal()
    }

    func decrease() {
      isFree.wait()
      count -= 1
      isFree.signal()
    }

    var value: Int {
      isFree.wait()
      defer { isFree.signal() }
      return count
    }
  }

  private static let address = DocumentAddress("file:///nowhere/a.html")

  private static func snapshot(_ serial: Int) -> DocumentSnapshot {
    DocumentSnapshot(
      address: address, text: DocumentText("<p>\(serial)</p>"), version: serial, serial: serial)
  }

  private static func analysis(of snapshot: DocumentSnapshot) -> DocumentAnalysis {
    DocumentAnalysis(of: snapshot.text, at: snapshot.address, settings: .standard)
  }

  @Test func `A version that is out of date is not analyzed`() {
    let store = AnalysisStore()
    store.setNewest(AnalysisStoreTests.snapshot(1))
    store.setNewest(AnalysisStoreTests.snapshot(2))
    let count = Counter()
    let old = store.analysis(of: AnalysisStoreTests.address.uri, serial: 1) { snapshot in
      count.increase()
      return AnalysisStoreTests.analysis(of: snapshot)
    }
    #expect(old == nil)
    #expect(count.value == 0)
  }

  @Test func `An analysis is dropped if the document changes meanwhile`() {
    let store = AnalysisStore()
    store.setNewest(AnalysisStoreTests.snapshot(1))
    let old = store.analysis(of: AnalysisStoreTests.address.uri, serial: 1) { snapshot in
      store.setNewest(AnalysisStoreTests.snapshot(2))
      return AnalysisStoreTests.analysis(of: snapshot)
    }
    #expect(old == nil)
    let new = store.analysis(
      of: AnalysisStoreTests.address.uri, serial: 2, AnalysisStoreTests.analysis(of:))
    #expect(new?.text == DocumentText("<p>2</p>"))
  }

  @Test func `A version is analyzed again if the settings change meanwhile`() {
    let store = AnalysisStore()
    store.setNewest(AnalysisStoreTests.snapshot(1))
    let count = Counter()
    let analysis = store.analysis(of: AnalysisStoreTests.address.uri, serial: 1) { snapshot in
      count.increase()
      if count.value == 1 { store.setContext { $0.folder = "/new" } }
      return AnalysisStoreTests.analysis(of: snapshot)
    }
    #expect(count.value == 2)
    #expect(analysis != nil)
  }

  @Test func `A version is analyzed again if something that it depends on changes meanwhile`() {
    let store = AnalysisStore()
    store.setNewest(AnalysisStoreTests.snapshot(1))
    let count = Counter()
    let analysis = store.analysis(of: AnalysisStoreTests.address.uri, serial: 1) { snapshot in
      count.increase()
      return count.value == 1 ? nil : AnalysisStoreTests.analysis(of: snapshot)
    }
    #expect(count.value == 2)
    #expect(analysis != nil)
  }

  private static func unsaved(_ serial: Int, _ name: String) -> DocumentSnapshot {
    DocumentSnapshot(
      address: DocumentAddress("file:///nowhere/\(name)"), text: DocumentText("\(serial)"),
      version: serial, serial: serial, isUnsaved: true, realPath: "/nowhere/\(name)")
  }

  @Test func `A document is not analyzed for a change that a later change replaces`() {
    let store = AnalysisStore()
    let (first, second) = (
      AnalysisStoreTests.unsaved(2, "b.html"), AnalysisStoreTests.unsaved(3, "b.html")
    )
    store.setNewest(AnalysisStoreTests.snapshot(1))
    store.setNewest(first)
    #expect(!store.isReplaced(first))
    let analyzer = DocumentAnalyzer(
      store: store, provider: { _, _, _ in .success(.standard) },
      client: ClientCapabilities(), installedRules: nil)
    let uri = AnalysisStoreTests.address.uri
    store.setNewest(second)
    #expect(store.isReplaced(first))
    #expect(analyzer.analysis(of: uri, serial: 1, after: first) == nil)
    #expect(analyzer.analysis(of: uri, serial: 1, after: second) != nil)
    // After a document was closed, the earlier change still causes the only analysis of the
    // documents that read its file.
    store.remove(second.address.uri)
    #expect(!store.isReplaced(second))
  }

  @Test func `An analysis is out of date if a file that it has read changes in the editor`() {
    let store = AnalysisStore()
    let uri = AnalysisStoreTests.address.uri
    store.setNewest(AnalysisStoreTests.unsaved(2, "b.html"))
    let unsaved = store.unsavedTexts(besides: uri)
    store.setNewest(AnalysisStoreTests.unsaved(3, "b.html"))
    #expect(store.isCurrent(unsaved, for: ["/nowhere/c.html"], besides: uri))
    #expect(!store.isCurrent(unsaved, for: ["/nowhere/b.html"], besides: uri))
    #expect(!store.recordPaths(["/nowhere/b.html"], of: uri, with: unsaved))
  }

  @Test func `Analyses with the same unsaved texts share a run until files change on disk`() {
    let store = AnalysisStore()
    for serial in 1...5 { store.setNewest(AnalysisStoreTests.unsaved(serial, "\(serial).html")) }
    let context = store.context
    let run = { (number: Int) in
      store.run(
        for: store.unsavedTexts(besides: "file:///nowhere/\(number).html"), in: store.context)
    }
    let runs = (1...5).map(run)
    #expect(run(5) === runs[4])
    #expect(run(2) === runs[1])
    // The store keeps four runs, so the least recently used one of five is discarded.
    #expect(run(1) !== runs[0])
    #expect(run(2) === runs[1])
    store.forgetFiles()
    let unsaved = store.unsavedTexts(besides: "file:///nowhere/2.html")
    #expect(store.run(for: unsaved, in: context) !== run(2))
    for number in 1...5 { store.remove("file:///nowhere/\(number).html") }
    #expect(store.unsavedRuns.isEmpty)
  }

  @Test func `An analysis that nobody needs ends before the audit`() {
    let checks = Counter()
    let analysis = DocumentAnalysis(
      of: DocumentText("<input>"), at: AnalysisStoreTests.address, settings: .standard
    ) {
      checks.increase()
      return checks.value > 1
    }
    #expect(checks.value == 2)
    #expect(analysis.diagnostics.isEmpty)
  }

  @Test func `One version of a document is analyzed at a time, and the newest one next`() {
    let store = AnalysisStore()
    let uri = AnalysisStoreTests.address.uri
    let (running, most, made) = (Counter(), Counter(), Counter())
    store.setNewest(AnalysisStoreTests.snapshot(1))
    let all = DispatchGroup()
    for serial in 1...6 {
      if serial > 1 { store.setNewest(AnalysisStoreTests.snapshot(serial)) }
      DispatchQueue.global().async(group: all) {
        _ = store.analysis(of: uri, serial: serial) { snapshot in
          running.increase()
          made.increase()
          if running.value > 1 { most.increase() }
          usleep(50_000)
          running.decrease()
          return AnalysisStoreTests.analysis(of: snapshot)
        }
      }
      usleep(10_000)
    }
    #expect(all.wait(timeout: .now() + 20) == .success)
    #expect(most.value == 0)
    #expect(made.value < 6, "versions that are out of date are left out")
    let last = store.analysis(of: uri, serial: 6) { AnalysisStoreTests.analysis(of: $0) }
    #expect(last?.text == DocumentText("<p>6</p>"))
  }

  @Test func `Requests for one version share its analysis`() {
    let store = AnalysisStore()
    store.setNewest(AnalysisStoreTests.snapshot(1))
    let (made, answered) = (Counter(), Counter())
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let analysis = store.analysis(of: AnalysisStoreTests.address.uri, serial: 1) { snapshot in
        made.increase()
        return AnalysisStoreTests.analysis(of: snapshot)
      }
      if analysis != nil { answered.increase() }
    }
    #expect(made.value == 1)
    #expect(answered.value == 8)
    store.forgetFiles()
    _ = store.analysis(of: AnalysisStoreTests.address.uri, serial: 1) { snapshot in
      made.increase()
      return AnalysisStoreTests.analysis(of: snapshot)
    }
    #expect(made.value == 2)
    store.remove(AnalysisStoreTests.address.uri)
    #expect(store.snapshots.isEmpty)
  }

  @Test func `A request that is cancelled or out of date gets one answer`() {
    var editor = Editor(Editor.pulling)
    let fields = (0..<200).map { "<p><label>F\($0) <input type=email></label></p>\n" }.joined()
    editor.open(fields)
    let parameters = #"{"textDocument":{"uri":"\#(editor.uri)"}}"#
    let change =
      #"{"textDocument":{"uri":"\#(editor.uri)","version":9},"contentChanges":[{"text":"<p>x</p>"}]}"#
    editor.send([
      #"{"jsonrpc":"2.0","id":"a","method":"textDocument/diagnostic","params":\#(parameters)}"#,
      #"{"jsonrpc":"2.0","id":"b","method":"textDocument/codeLens","params":\#(parameters)}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"a"}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":\#(change)}"#,
    ])
    let answers = editor.output.all.filter { ["a", "b"].contains($0["id"]?.string) }
    #expect(answers.count == 2)
    let codes = Dictionary(
      uniqueKeysWithValues: answers.map { ($0["id"]?.text, $0["error"]?["code"]?.int) })
    #expect(codes["a"] == -32800)
    #expect(codes["b"] == -32801)
  }
}
