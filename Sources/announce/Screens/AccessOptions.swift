import Browsers
import LivePages
import Simulator
import SystemLibrary
internal import TextIO

/// The options for live pages with content behind a login.
///
/// No message quotes the values of these options.
struct AccessOptions: Sendable {
  private let cookies, headers: [String]
  private let basicAuth, storageState, login: String?
  /// The users and passwords from addresses, by the origin of the address.
  private let credentials: [String: PageAccess.Credentials]
  /// The sign-in that the pages of a site share.
  private let sharedSignIn: PageSignIn?

  init(_ arguments: Arguments) {
    cookies = arguments.values(of: .cookie)
    headers = arguments.values(of: .header)
    basicAuth = arguments.value(of: .basicAuth)
    storageState = arguments.value(of: .storageState)
    login = arguments.value(of: .login)
    credentials = arguments.credentials
    sharedSignIn = arguments.signIn
  }

  /// Whether pages may get cookies: from an option, from a header field, or after a sign-in.
  ///
  /// If so, other ports of the pages' host must not get these cookies.
  var sendsCookies: Bool {
    !cookies.isEmpty || !headers.isEmpty || storageState != nil || login != nil
  }

  /// Returns the access to pages that the options give.
  func access(in environment: CommandEnvironment) throws(InputError) -> PageAccess {
    let secrets = SecretValues(environment: environment)
    var access = PageAccess()
    if let storageState {
      let isNamed = !SecretValues.isReference(storageState)
      let file = isNamed ? storageState : String(storageState.drop { $0 == "@" })
      let bytes =
        storageState.hasPrefix(SecretValues.variablePrefix)
        ? Array(try secrets.value(storageState, of: .storageState).utf8)
        : try environment.bytes(file)
      access = try StorageState.access(parsing: bytes, file: file)
    }
    var typed: [PageAccess.Cookie] = []
    for text in cookies { typed += try secrets.cookies(text, of: .cookie) }
    for text in headers {
      for line in try secrets.value(text, of: .header).split(whereSeparator: \.isNewline) {
        let header = try secrets.header(line)
        // The browser writes the field `Cookie` itself, so its value is read as cookies.
        if header.name.lowercased() == "cookie" {
          typed += try secrets.cookies(header.value, of: .header)
        } else {
          access.headers.append(header)
        }
      }
    }
    var others = PageAccess()
    others.cookies = typed
    access.add(others)
    if let basicAuth { access.credentials = try secrets.credentials(basicAuth) }
    return access
  }

  /// Adds the user and the password of an address.
  func addCredentials(of address: PageAddress, to access: inout PageAccess) {
    access.credentials = credentials[address.origin] ?? access.credentials
  }

  /// Returns the gestures that sign in, or `nil` if no option names such gestures.
  func signIn(in environment: CommandEnvironment) throws(InputError) -> PageSignIn? {
    guard let login else { return nil }
    if let sharedSignIn { return sharedSignIn }
    let secrets = SecretValues(environment: environment)
    var (text, file) = (login, "--login")
    if SecretValues.isReference(login) {
      text = try secrets.value(login, of: .login)
      if login.hasPrefix("@") { file = String(login.dropFirst()) }
    } else if !login.contains(where: { $0.isNewline || $0 == ";" }),
      SystemCall.realPath(login) != nil
    {
      text = String(decoding: try environment.bytes(login), as: UTF8.self)
      file = login
    }
    let opening = LoginOpening(text)
    let steps = try steps(opening.rest, of: file, secrets)
    guard let text = opening.address else { return PageSignIn(steps, opening: nil, file: file) }
    guard let address = PageAddress(text) else {
      throw InputError(
        file: file, problem: "“open” needs an address", remedy: "write open https://example.org")
    }
    return PageSignIn(
      steps, opening: address, credentials: PageAddress.withoutCredentials(text).credentials,
      file: file)
  }

  /// Reads the gestures of a script, in which a text to type can refer to an environment variable.
  private func steps(
    _ script: String, of file: String, _ secrets: SecretValues
  ) throws(InputError) -> [GestureScript.Step] {
    let read: Result<GestureScript, InputError> = Result { () throws(ScriptError) in
      try GestureScript(script)
    }.mapError { error in
      InputError(
        file: file, position: SourcePosition(line: error.line, column: error.column),
        problem: PageSignIn.withoutQuotes(error.problem),
        remedy: PageSignIn.withoutQuotes(error.remedy))
    }
    return try read.get().steps.map { step throws(InputError) in
      var step = step
      if case .type(let text) = step.gesture, text.hasPrefix(SecretValues.variablePrefix) {
        step.gesture = .type(try secrets.value(text, of: .login))
      }
      return step
    }
  }
}
