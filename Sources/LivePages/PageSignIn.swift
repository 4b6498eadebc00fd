package import Browsers
internal import Dispatch
internal import Importers
package import Simulator
package import TextIO

/// Gestures that sign in to a site.
///
/// The gestures are performed once for each site, before pages of the site open.
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
  ///   - opening: The page on which the gestures begin, or `nil` to begin on the requested page.
  ///   - credentials: The user and the password of the page on which the gestures begin.
  ///   - file: The name of the file with the gestures, for error messages.
  package init(
    _ gestures: [GestureScript.Step], opening: PageAddress?,
    credentials: PageAccess.Credentials? = nil, file: String
  ) {
    (self.gestures, self.opening, self.credentials) = (gestures, opening, credentials)
    self.file = file
  }

  /// Returns the cookies, storage and other access to a page after signing in.
  ///
  /// The access already in the request is included.
  package func access(
    to request: PageRequest, in browser: SharedBrowser
  ) throws(InputError) -> PageAccess {
    semaphore.wait()
    defer { semaphore.signal() }
    var opened = request
    if let opening {
      opened.source = .address(opening)
      // Do not send cookies, storage and credentials for the requested page to the other site on
      // which the user signs in.
      if site(of: opened) != site(of: request) { opened.access = request.access.withOwnSite }
      opened.access.credentials = credentials ?? opened.access.credentials
      opened.awaitedSelector = nil
    }
    let site = site(of: opened)
    let result =
      known[site] ?? Result { () throws(InputError) in try signIn(opened, in: browser) }
    known[site] = result
    var access = request.access
    access.add(try result.get())
    return access
  }

  private func site(of request: PageRequest) -> String {
    switch request.source {
    case .address(let address): address.origin
    case .file(let path): path
    }
  }

  /// Signs in, and returns the cookies and the storage that the page has after signing in.
  private func signIn(
    _ request: PageRequest, in browser: SharedBrowser
  ) throws(InputError) -> PageAccess {
    // Allow status codes of errors, because sign-in pages often have one, such as 401.
    var opened = request
    opened.allowsStatus = true
    let host = PageHost(opened, called: file, in: browser, on: PagePhones(of: [TalkBack()]))
    let imported = try host.screen()
    var session = Session(imported.screen, by: TalkBack(), app: imported.activeApp)
    for step in gestures {
      let problem = session.perform(step.gesture).problem
      if let failure = host.failure { throw failure }
      guard let problem else { continue }
      throw InputError(
        file: file, position: SourcePosition(line: step.line, column: step.column),
        problem: "signing in stops here: \(PageSignIn.withoutQuotes(problem))",
        remedy: "check the gestures with “announce play”")
    }
    let access = try host.access()
    guard let status = host.status, status >= 400, !request.allowsStatus else { return access }
    throw InputError(
      file: file, problem: "after signing in, the server responds with status \(status)",
      remedy: "check what the script types, or add --allow-status")
  }

  /// Returns a message without its quoted text, which can be a secret.
  ///
  /// The quoted text can itself contain quotation marks.
  package static func withoutQuotes(_ message: String) -> String {
    guard let start = message.firstIndex(of: "“"), let end = message.lastIndex(of: "”"), start < end
    else { return message }
    return "\(message[...start])…\(message[end...])"
  }
}

extension PageAccess {
  /// The storage and the cookies that state to which site they belong.
  ///
  /// Cookies without a domain, header fields and credentials are left out: they are meant for the
  /// page that the user gave.
  package var withOwnSite: PageAccess {
    var access = PageAccess()
    access.cookies = cookies.filter { $0.domain != nil }
    access.storages = storages
    return access
  }
}
