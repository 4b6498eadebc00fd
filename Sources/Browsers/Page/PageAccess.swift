/// The cookies, storage, header fields and credentials for opening a page behind a login.
///
/// They are sent only to the page's own origin.
package struct PageAccess: Sendable, Equatable {
  /// A cookie.
  package struct Cookie: Sendable, Equatable {
    package var name, value: String
    /// The domain of the cookie, or `nil` for the host of the page.
    package var domain: String?
    package var path = "/"
    /// The time of expiry in seconds since 1970, or `nil` if the cookie expires at the end of the
    /// session.
    package var expiry: Double?
    package var isSecure = false
    package var isHidden = false
    /// `Strict`, `Lax` or `None`.
    package var sameSite: String?

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// A name with its value.
  package struct Entry: Sendable, Equatable {
    package var name, value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The entries in the storage of an origin.
  package struct Storage: Sendable, Equatable {
    package var origin: String
    package var local: [Entry]
    package var session: [Entry] = []

    package init(origin: String, local: [Entry]) { (self.origin, self.local) = (origin, local) }
  }

  /// The user name and the password for HTTP authentication.
  package struct Credentials: Sendable, Equatable {
    package var user, password: String

    package init(user: String, password: String) {
      (self.user, self.password) = (user, password)
    }
  }

  package var cookies: [Cookie] = []
  /// Additional header fields of requests.
  package var headers: [Entry] = []
  package var storages: [Storage] = []
  package var credentials: Credentials?

  package init() {}

  /// Adds the cookies and storage of another access.
  ///
  /// They replace entries with the same names.
  package mutating func add(_ other: PageAccess) {
    cookies.removeAll { old in
      other.cookies.contains { $0.name == old.name && $0.domain == old.domain }
    }
    cookies += other.cookies
    storages.removeAll { old in other.storages.contains { $0.origin == old.origin } }
    storages += other.storages
  }
}
