internal import SystemLibrary
public import TextIO

/// Checks, and where asked for records, documents side by side.
public struct ScenarioRun: Sendable {
  /// The documents in their order.
  public var documents: [String]
  /// How they are checked.
  public var options: ScenarioOptions
  /// Options, by their names on the command line, that somebody gave and no configuration changes;
  /// without it, no configuration is looked for.
  package var given: Set<String>?
  private let searched: [String: String]

  /// Finds the documents: files as they are named, folders searched for documents.
  ///
  /// A folder is searched depth first in the order of names; hidden files and folders,
  /// `node_modules`, `build`, `Pods` and links to other folders are passed over. A folder without
  /// any document is an error. Each document comes once.
  public init(
    _ paths: [String], options: ScenarioOptions = ScenarioOptions()
  ) throws(InputError) {
    let found = try DocumentSearch(paths).documents
    documents = found.map(\.path)
    searched = Dictionary(
      found.compactMap { found in found.folder.map { (found.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    self.options = options
  }

  /// Whether a document was named itself, and not found in a folder.
  public func isNamed(_ document: String) -> Bool { searched[document] == nil }

  /// The reports in the order of the documents; as many documents at once as there are processors.
  ///
  /// A document that cannot be read is a report with a problem. With ``ScenarioOptions/record`` set,
  /// documents are written; whether that is allowed is for the caller to decide.
  ///
  /// - Parameters:
  ///   - progress: Told how many documents are done, and all before them, in the calling thread.
  ///   - isInterrupted: Once this says so, no further document is begun, and those that were not have
  ///     no report.
  public func reports(
    progress: (_ done: Int) -> Void = { _ in },
    isInterrupted: @Sendable () -> Bool = { false }
  ) -> [DocumentReport] {
    var reports: [DocumentReport] = []
    OrderedWork.forEach(documents, size: SystemCall.fileSize, make: report(of:)) { report in
      reports.append(report)
      progress(reports.count)
      return !isInterrupted()
    }
    return reports
  }

  @Sendable private func report(of path: String) -> DocumentReport {
    var options = options
    options.folder = options.folder ?? searched[path]
    do throws(InputError) {
      if let given { try options.configure(for: path, besides: given) }
      return try document(path).report(options)
    } catch {
      var report = DocumentReport(file: path)
      report.wasRead = false
      report.problems = [error]
      return report
    }
  }

  /// The document at a path; one that was found in a folder may be a link into its project only.
  private func document(_ path: String) throws(InputError) -> ScenarioDocument {
    guard let folder = searched[path],
      let project = ProjectFiles(around: PathName(path).folder, without: PathName(folder))
    else { return try ScenarioDocument.contents(ofFile: path) }
    return ScenarioDocument(reading: try project.contents(of: PathName(path)), file: path)
  }
}

extension ScenarioDocument {
  /// What came of checking the document, after writing into it what is asked for.
  fileprivate func report(_ options: ScenarioOptions) -> DocumentReport {
    guard let mode = options.record else { return check(options) }
    let recorded = recorded(mode, options)
    guard recorded.bytes != bytes else { return check(options) }
    do {
      try FileReplacement.replace(contentsOf: file, expecting: bytes, with: recorded.bytes)
      var report = ScenarioDocument(reading: recorded.bytes, file: file).check(options)
      report.recordedCells = recorded.cells
      return report
    } catch {
      var report = check(options)
      report.problems.append(error)
      return report
    }
  }
}
