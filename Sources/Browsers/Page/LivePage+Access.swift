internal import Encoding

extension LivePage {
  /// An address of the page's own origin: for a file, the address under which its folder is served.
  var ownAddress: PageAddress? {
    switch request.source {
    case .address(let address): address
    case .file: PageAddress("\(PageRequest.fileOrigin)/")
    }
  }

  /// Stores the cookies and the storage of the page's request in the browser, before the page
  /// opens.
  ///
  /// - Returns: The identifier of the script that fills the storage, or `nil` if there is no such
  ///   script.
  func giveAccess() throws(BrowserError) -> String? {
    guard let own = ownAddress else { return nil }
    for cookie in request.access.cookies where cookie.isSent(to: own) {
      let refusal = BrowserError(
        "the browser refuses the cookie “\(cookie.name)”",
        remedy: "check its name, its value, its path and whether it is for https only")
      let result: JSON.Value
      do throws(BrowserError) {
        result = try call("Network.setCookie", LivePage.parameters(of: cookie, for: own))
      } catch {
        guard error.problem.contains("Network.setCookie") else { throw error }
        throw refusal
      }
      guard result["success"]?.bool != false else { throw refusal }
    }
    let stored = request.access.storages.filter { PageAddress($0.origin)?.origin == own.origin }
    guard !stored.isEmpty else { return nil }
    let added = try call(
      "Page.addScriptToEvaluateOnNewDocument",
      """
      {"source": \(JSONWriter.quoted(LivePage.storing(stored, for: own.origin))), \
      "runImmediately": true}
      """)
    return added["identifier"]?.string
  }

  /// Returns the parameters with which the browser sets a cookie.
  ///
  /// The cookie is set for the page's host only, even if the domain of the cookie includes other
  /// hosts.
  private static func parameters(
    of cookie: PageAccess.Cookie, for own: PageAddress
  ) -> String {
    var fields = [
      "\"name\": \(JSONWriter.quoted(cookie.name))",
      "\"value\": \(JSONWriter.quoted(cookie.value))",
      "\"url\": \(JSONWriter.quoted(own.origin + "/"))", "\"sourcePort\": \(own.port)",
      "\"path\": \(JSONWriter.quoted(cookie.path))",
      "\"secure\": \(cookie.isSecure)", "\"httpOnly\": \(cookie.isHidden)",
    ]
    if let expiry = cookie.expiry { fields.append("\"expires\": \(expiry)") }
    // Browsers refuse `None` for a cookie that is not only for https.
    if let site = cookie.sameSite, site != "None" || cookie.isSecure {
      fields.append("\"sameSite\": \(JSONWriter.quoted(site))")
    }
    return "{\(fields.joined(separator: ", "))}"
  }

  private static func storing(_ storages: [PageAccess.Storage], for origin: String) -> String {
    func pairs(_ entries: [PageAccess.Entry]) -> String {
      let pairs = entries.map {
        "[\(JSONWriter.quoted($0.name)), \(JSONWriter.quoted($0.value))]"
      }
      return "[\(pairs.joined(separator: ", "))]"
    }
    return """
      (() => {
        if (location.origin !== \(JSONWriter.quoted(origin))) return;
        for (const [name, value] of \(pairs(storages.flatMap(\.local))))
          localStorage.setItem(name, value);
        for (const [name, value] of \(pairs(storages.flatMap(\.session))))
          sessionStorage.setItem(name, value);
      })();
      """
  }

  /// Removes the script that fills the storage, because from now on the page may change its
  /// storage.
  ///
  /// - Parameter script: The identifier of the script, or `nil` if there is none.
  func endAccess(_ script: String?) throws(BrowserError) {
    guard let script else { return }
    try call(
      "Page.removeScriptToEvaluateOnNewDocument",
      "{\"identifier\": \(JSONWriter.quoted(script))}")
  }

  /// Returns the cookies and the storage that the page has now.
  package func access() throws(BrowserError) -> PageAccess {
    var access = PageAccess()
    guard let own = ownAddress else { return access }
    // Get the cookies of all paths, because other pages of the site need cookies with other paths.
    let known = try connection.call(
      "Storage.getCookies", "{\"browserContextId\": \(JSONWriter.quoted(context.id))}",
      until: deadline, onTimeout: LivePage.timeout)
    for found in known["cookies"]?.elements ?? [] {
      var cookie = PageAccess.Cookie(
        found["name"]?.string ?? "", found["value"]?.string ?? "")
      cookie.domain = found["domain"]?.string
      cookie.path = found["path"]?.string ?? "/"
      cookie.isSecure = found["secure"]?.bool == true
      cookie.isHidden = found["httpOnly"]?.bool == true
      cookie.sameSite = found["sameSite"]?.string
      cookie.expiry = found["session"]?.bool == true ? nil : found["expires"]?.double
      if cookie.isSent(to: own) { access.cookies.append(cookie) }
    }
    let stored = try evaluate(
      "[localStorage, sessionStorage].map((storage) => Object.entries(storage))")
    let entries = (stored?.elements ?? []).map { storage in
      storage.elements.compactMap { pair -> PageAccess.Entry? in
        let parts = pair.elements
        guard parts.count == 2, let name = parts[0].string, let value = parts[1].string else {
          return nil
        }
        return PageAccess.Entry(name, value)
      }
    }
    if entries.count == 2, let shown = try evaluate("location.origin")?.string {
      var storage = PageAccess.Storage(origin: shown, local: entries[0])
      storage.session = entries[1]
      access.storages = [storage]
    }
    return access
  }

  /// Returns the header fields of a request together with additional fields, or `nil` if no fields
  /// must be added.
  func headers(of paused: BrowserConnection.Event) -> String? {
    var added = isOwn(paused) ? request.access.headers : []
    // The browser may have cached the response for an earlier page of this context. The server's
    // response may have changed since.
    let type = paused.parameters["resourceType"]?.string ?? ""
    if context.isUsed, !LivePage.unchangingTypes.contains(type) {
      added.append(PageAccess.Entry("Cache-Control", "max-age=0"))
    }
    guard !added.isEmpty else { return nil }
    let names = Set(added.map { $0.name.lowercased() })
    let kept = (paused.parameters["request"]?["headers"]?.members ?? [])
      .filter { !names.contains($0.key.lowercased()) }
      .map { PageAccess.Entry($0.key, $0.value.text) }
    let fields = (kept + added).map {
      "{\"name\": \(JSONWriter.quoted($0.name)), \"value\": \(JSONWriter.quoted($0.value))}"
    }
    return "[\(fields.joined(separator: ", "))]"
  }

  /// The types of requests whose answers stay the same while a page is audited.
  private static let unchangingTypes: Set = ["Font", "Image", "Media", "Script", "Stylesheet"]

  private func isOwn(_ paused: BrowserConnection.Event) -> Bool {
    guard let own = ownAddress,
      let address = PageAddress(paused.parameters["request"]?["url"]?.string ?? "")
    else { return false }
    return address.isSameOrigin(as: own)
  }

  /// Sends the user and the password to a server that asks for credentials.
  func authenticate(_ event: BrowserConnection.Event) {
    guard let id = event.parameters["requestId"]?.string else { return }
    let challenge = event.parameters["authChallenge"]
    let isOwn =
      challenge?["source"]?.string != "Proxy"
      && PageAddress("\(challenge?["origin"]?.string ?? "")/")?.origin == ownAddress?.origin
    var response = "\"response\": \"CancelAuth\""
    // If a server asks again, it has refused the password.
    if isOwn, let known = request.access.credentials, authenticated.insert(id).inserted {
      response = """
        "response": "ProvideCredentials", "username": \(JSONWriter.quoted(known.user)), \
        "password": \(JSONWriter.quoted(known.password))
        """
    }
    connection.send(
      "Fetch.continueWithAuth",
      "{\"requestId\": \(JSONWriter.quoted(id)), \"authChallengeResponse\": {\(response)}}",
      session: event.session)
  }

  /// Throws an error if the server responded with a file other than a web page.
  func checkContentType() throws(BrowserError) {
    guard let navigation = state.navigation, let type = navigation.otherContentType else { return }
    throw BrowserError(
      "\(LivePage.shown(navigation.address)) is of the type \(type), which is not a web page",
      remedy: "open the HTML page that shows it or links to it")
  }

  /// Throws an error if the server responded with an error status or with a file other than a web
  /// page.
  func checkResponse() throws(BrowserError) {
    try checkStatus()
    try checkContentType()
  }

  private func checkStatus() throws(BrowserError) {
    guard !request.allowsStatus, let status = state.navigation?.status, status >= 400 else {
      return
    }
    let known = [401: "sign in", 403: "sign in", 407: "sign in"][status]
    throw BrowserError(
      "the server responds with status \(status)",
      remedy: known == nil
        ? "check the address, or add --allow-status to read the page nevertheless"
        : "give --basic-auth, --cookie, --header, --storage-state or --login, or add --allow-status"
    )
  }
}

extension PageAccess.Cookie {
  /// Whether browsers send the cookie to the host of a page.
  package func isSent(to page: PageAddress) -> Bool {
    guard let domain else { return true }
    let host = domain.lowercased().drop { $0 == "." }
    return page.host == host || domain.hasPrefix(".") && page.host.hasSuffix(".\(host)")
  }
}
