package import Browsers
internal import Encoding
package import TextIO

/// A storage state file of Playwright: the cookies and the local storage of a signed-in user.
package enum StorageState {
  /// The maximum size of a file, in bytes.
  private static let largestFile = 16 << 20
  private static let mostEntries = 10_000

  /// Reads cookies and storage from the bytes of a file.
  ///
  /// Error messages never quote a value of the file, because it may be secret.
  package static func access(
    parsing bytes: [UInt8], file: String
  ) throws(InputError) -> PageAccess {
    guard bytes.count <= largestFile else {
      throw InputError(
        file: file, problem: "the storage state has more than \(largestFile >> 20) MB",
        remedy: "save the state of one site only")
    }
    let root = try JSON(parsing: bytes, file: file).root.asObject()
    guard root["cookies"] != nil || root["origins"] != nil else {
      throw root.error(
        "this is not a storage state", remedy: "save one with Playwright’s context.storage_state()")
    }
    var access = PageAccess()
    for entry in try limited(root.array("cookies")) { access.cookies.append(try cookie(entry)) }
    for entry in try limited(root.array("origins")) {
      let origin = try entry.asObject().required("origin")
      guard let address = PageAddress("\(try origin.asString())/") else {
        throw origin.error("this is not an origin", remedy: "write one such as https://example.org")
      }
      var local: [PageAccess.Entry] = []
      for item in try limited(entry.array("localStorage")) {
        let name = try item.asObject().required("name").asString()
        local.append(PageAccess.Entry(name, try item.required("value").asString()))
      }
      access.storages.append(PageAccess.Storage(origin: address.origin, local: local))
    }
    return access
  }

  private static func limited(_ values: [JSON.Value]?) throws(InputError) -> [JSON.Value] {
    guard let values, values.count > mostEntries else { return values ?? [] }
    throw values[mostEntries].error(
      "there are more than \(mostEntries) entries", remedy: "save the state of one site only")
  }

  private static func cookie(_ value: JSON.Value) throws(InputError) -> PageAccess.Cookie {
    let value = try value.asObject()
    var cookie = PageAccess.Cookie(
      try value.required("name").asString(), try value.required("value").asString())
    cookie.domain = try value.string("domain")
    cookie.path = try value.string("path") ?? "/"
    cookie.isSecure = try value.bool("secure") ?? false
    cookie.isHidden = try value.bool("httpOnly") ?? false
    if let site = value.field("sameSite") {
      let word = try site.asString()
      guard ["Strict", "Lax", "None"].contains(word) else {
        throw site.mustBe("Strict, Lax or None", is: "another word")
      }
      cookie.sameSite = word
    }
    // Playwright writes -1 for a cookie that expires at the end of the session.
    if let expiry = try value.double("expires"), expiry >= 0 { cookie.expiry = expiry }
    return cookie
  }
}
