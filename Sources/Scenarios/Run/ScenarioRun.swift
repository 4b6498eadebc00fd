internal import SystemLibrary
public import TextIO

/// A check of several documents in parallel, which also records announcements if requested.
///
///     let run = try ScenarioRun(["Scenarios"])
///     let differences = run.reports().flatMap(\.differences)
public struct ScenarioRun: Sendable {
  /// The documents in their order.
  public var documents: [String]
  /// The options for checking the documents.
  public var options: ScenarioOptions
  /// The names of the options on the command line, which override configuration files.
  ///
  /// If this is `nil`, configuration files are ignored.
  package var given: Set<String>?
  private let searched: [String: String]

  /// Finds the documents at the paths that the user named.
  ///
  /// The paths are files, or folders to search.
  ///
  /// A folder is searched depth first, in the order of names. Hidden files and folders,
  /// `node_modules`, `build`, `Pods` and links to other folders are skipped. Each document is
  /// listed once.
  ///
  /// - Parameters:
  ///   - paths: Paths of files and folders.
  ///   - options: The options for checking documents.
  /// - Throws: An error if a folder contains no documents.
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

  /// Returns whether the user named a document itself, and not a folder that contains the document.
  public func isNamed(_ document: String) -> Bool { searched[document] == nil }

  /// Checks the documents in parallel and returns their reports in order.
  ///
  /// A document that cannot be read has a report with a problem. If ``ScenarioOptions/record`` is
  /// set, the documents are written. The caller decides whether writing is allowed.
  ///
  /// - Parameters:
  ///   - progress: A function that is called, in the calling thread, with the number of finished
  ///     documents.
  ///   - isInterrupted: A function that returns whether to stop. After stopping, the remaining
  ///     documents have no report.
  /// - Returns: A report for each document.
  public func reports(
    progress: (_ done: Int) -> Void = { _ in },
    isInterrupted: @Sendable () -> Bool = { false }
  ) -> [DocumentReport] {
    var reports: [DocumentReport] = []
    OrderedWork.forEach(documents, size: SystemCall.fileSize, transform: report(of:)) { report in
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

  /// Returns the document at a path.
  ///
  /// A document that was found in a folder may only link to files of its project.
  private func document(_ path: String) throws(InputError) -> ScenarioDocument {
    guard let folder = searched[path],
      let project = ProjectFiles(around: PathName(path).folder, fallback: PathName(folder))
    else { return try ScenarioDocument.contents(ofFile: path) }
    return ScenarioDocument(reading: try project.contents(of: PathName(path)), file: path)
  }
}

extension ScenarioDocument {
  /// Records announcements in the document if requested, and returns the result of checking the
  /// document.
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
