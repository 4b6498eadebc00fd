import Processes
import SystemLibrary
internal import TextIO

/// A temporary copy of a revision of a git repository.
///
/// The copy contains all files, because a screen may need any file of its project. Call
/// ``remove()`` after use.
struct RevisionCopy: Sendable {
  /// The revision as the user named it.
  let revision: String
  /// The root of the working tree, with symbolic links resolved.
  private let root: String
  private let folder: PrivateFolder
  /// The root of the copied files.
  var tree: String { "\(folder.path)/tree" }

  /// Copies a revision of the repository that contains the paths.
  init(
    _ revision: String, around paths: [String], in environment: CommandEnvironment
  ) throws(UsageError) {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw UsageError(
        "--since cannot be “\(revision)”", remedy: "name a commit, branch or tag, such as main")
    }
    self.revision = revision
    let isCancelled = environment.interruption.isPending
    root = try RevisionCopy.root(of: paths, isCancelled)
    let commit = try RevisionCopy.git(
      ["-C", root, "rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], [], isCancelled
    ) { _ in
      UsageError(
        "there is no revision “\(revision)”",
        remedy: "name a commit, branch or tag; a shallow clone has few: git fetch --unshallow")
    }
    folder = try RevisionCopy.privateFolder(in: environment.temporaryFolder)
    let activity = ActivityLine(in: environment)
    activity.show("copying revision \(revision)")
    defer { activity.end() }
    do throws(UsageError) {
      try copy(commit, isCancelled)
    } catch {
      remove()
      throw error
    }
  }

  /// Removes the copy.
  func remove() { folder.remove() }

  /// Returns the path in the copy for a file or folder of the working tree.
  func counterpart(of path: String) -> String {
    let name = PathName(path)
    let real =
      SystemCall.realPath(path)
      ?? SystemCall.realPath(name.folder.path).map { PathName($0).appending(name.name).path }
      ?? path
    guard real != root else { return tree }
    return real.hasPrefix("\(root)/") ? tree + real.dropFirst(root.count) : real
  }

  /// Returns the path in the copy, or the original path if the revision does not contain the file.
  func existing(_ path: String) -> String {
    let old = counterpart(of: path)
    return CommandEnvironment.hasFile(old) ? old : path
  }

  /// Returns the error with the file name in git's form: `main:index.html`.
  func withGitPath(_ error: InputError) -> InputError {
    var error = error
    if let file = error.file, file.hasPrefix("\(tree)/") {
      error.file = "\(revision):\(file.dropFirst(tree.count + 1))"
    }
    return error
  }

  private func copy(_ commit: String, _ isCancelled: () -> Bool) throws(UsageError) {
    let refusal = { (message: String) in
      UsageError(
        "“\(revision)” cannot be copied: \(message)",
        remedy: "check that there is room in the folder for temporary files, TMPDIR")
    }
    let repository = try RevisionCopy.git(
      ["-C", root, "rev-parse", "--absolute-git-dir"], [], isCancelled, else: refusal)
    // Git attributes can name filters, which are programs that git would run. Git finds no
    // attributes here, because the attribute files are removed from the index and the working tree
    // is an empty folder.
    let empty = "\(folder.path)/empty"
    mkdir(empty, 0o700)
    let variables = [
      "GIT_DIR=\(repository)", "GIT_WORK_TREE=\(empty)", "GIT_INDEX_FILE=\(folder.path)/index",
      "GIT_ATTR_NOSYSTEM=1", "GIT_TERMINAL_PROMPT=0",
    ]
    let commands = [
      ["read-tree", commit],
      ["rm", "--cached", "-f", "-q", "--ignore-unmatch", "--", ":(glob)**/.gitattributes"],
      ["checkout-index", "--all", "--prefix=\(tree)/"],
    ]
    for words in commands {
      _ = try RevisionCopy.git(["-C", empty] + words, variables, isCancelled, else: refusal)
    }
    // Importers search a project's files only up to a folder with `.git`.
    mkdir("\(tree)", 0o700)
    mkdir("\(tree)/.git", 0o700)
  }

  /// Returns the root of the working tree that contains all paths.
  private static func root(
    of paths: [String], _ isCancelled: () -> Bool
  ) throws(UsageError) -> String {
    var root: String?
    for path in paths {
      let folder = FolderListing(ofFolder: path) == nil ? PathName(path).folder.path : path
      let words = ["-C", folder, "rev-parse", "--show-toplevel"]
      let found = try git(words, [], isCancelled) { message in
        UsageError(
          "“\(path)” is not in a git repository: \(message)", remedy: "name a file or folder in one"
        )
      }
      let real = SystemCall.realPath(found) ?? found
      guard root == nil || root == real else {
        throw UsageError(
          "“\(path)” and “\(paths[0])” are in different git repositories",
          remedy: "compare them one after the other")
      }
      root = real
    }
    return root ?? ""
  }

  /// Options that keep git from running other programs, even if git settings in a folder of the
  /// project name programs.
  ///
  /// A folder inside a repository can have the form of a bare repository with separate settings.
  private static let safety = [
    "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null",
    "core.attributesFile=/dev/null",
  ].flatMap { ["-c", $0] }

  /// Runs git and returns the first line of its output.
  private static func git(
    _ words: [String], _ variables: [String], _ isCancelled: () -> Bool,
    else refusal: (String) -> UsageError
  ) throws(UsageError) -> String {
    switch FinishedProgram.run("git", safety + words, adding: variables, isCancelled: isCancelled) {
    case .failure(let error): throw refusal(error.message)
    case .success(let end):
      guard end.status != 127 else {
        throw UsageError("--since needs git, which is not installed", remedy: "install git")
      }
      guard end.isSuccess else { throw refusal(end.lastMessage) }
      return end.output.split(separator: "\n").first.map(String.init) ?? ""
    }
  }

  private static func privateFolder(in parent: String) throws(UsageError) -> PrivateFolder {
    switch PrivateFolder.make(in: parent, prefix: "announce-") {
    case .success(let folder): return folder
    case .failure(let error):
      throw UsageError(
        "no temporary folder can be created in “\(parent)”: \(error.message)",
        remedy: "set TMPDIR to a folder that can be written")
    }
  }
}
