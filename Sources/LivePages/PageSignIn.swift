package import Browsers
internal import Dispatch
internal import Importers
package import Simulator
package import TextIO

/// Gestures that sign in, performed once for each site before its pages open.
///
/// Unchecked: `known` is accessed only while the semaphore is held.
package final class PageSignIn: @unchecked Sendable {
  private let gestures: [GestureScript.Step]
  private let opening: PageAddress?
  private let credentials: PageAccess.Credentials?
  private let file: String
  private let semaphore = DispatchSemaphore(value: 1)
  private var known: [String: Result<PageAccess, InputError>] = [:]

  /// Creates the gestures.
  ///
  /// - Parameters:
  ///   - gestures: The gestures.
  ///   - opening: The page on which they begin, or `nil` for the page that is read.
  ///   - credentials: The user and the password of that page.
  ///   - file: The name of the script in errors.
  package init(
    _ gestures: [GestureScript.Step], opening: PageAddress?,
    credentials: PageAccess.Credentials? = nil, file: String
  ) {
    (self.gestures, self.opening, self.credentials) = (gestures, opening, credentials)
    self.file = file
  }

  /// Returns the access to a page after signing in, including what the request already has.
  package func access(
    to request: PageRequest, in browser: SharedBrowser
  ) throws(InputError) -> PageAccess {
    semaphore.wait()
    defer { semaphore.signal() }
    var request = request
    if let opening {
      request.source = .address(opening)
      request.access.credentials = credentials ?? request.access.credentials
      request.awaitedSelector = nil
    }
    let site =
      switch request.source {
      case .address(let address): address.origin
      case .file(let path): path
      }
    let result =
      known[site] ?? Result { () throws(InputError) in try signIn(request, in: browser) }
    known[site] = result
    return try result.get()
  }

  private func signIn(
    _ request: PageRequest, in browser: SharedBrowser
  ) throws(InputError) -> PageAccess {
    // A page that asks to sign in often says so with its status.
    var opened = request
    opened.allowsStatus = true
    let host = PageHost(opened, called: file, in: browser)
    let imported = try host.screen()
    var session = Session(imported.screen, by: TalkBack(), app: imported.activeApp)
    for step in gestures {
      let problem = session.perform(step.gesture).problem
      if let failure = host.failure { throw failure }
      guard let problem else { continue }
      throw InputError(
        file: file, position: SourcePosition(line: step.line, column: step.column),
        problem: "signing in stops here: \(withoutSecrets(problem))",
        remedy: "check the gestures with “announce play”")
    }
    let access = try host.access()
    guard let status = host.status, status >= 400, !request.allowsStatus else {
      var all = request.access
      all.add(access)
      return all
    }
    throw InputError(
      file: file, problem: "after signing in, the server responds with status \(status)",
      remedy: "check what the script types, or add --allow-status")
  }

  /// Removes what the gestures type from a message.
  private func withoutSecrets(_ message: String) -> String {
    gestures.reduce(message) { text, step in
      switch step.gesture {
      case .type(let typed), .paste(let typed):
        typed.isEmpty
          ? text
          : text.split(separator: typed, omittingEmptySubsequences: false)
            .joined(separator: "…")
      default: text
      }
    }
  }
}
