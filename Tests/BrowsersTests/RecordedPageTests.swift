import Encoding
import Testing

@testable import Browsers

/// Pages in a stand-in for a browser, and all ways in which they can fail.
struct RecordedPageTests {
  /// Returns a browser that answers as for a quiet page, except commands for which `other` has an
  /// answer.
  private static func browser(
    _ other: @escaping (_ method: String, _ message: JSON.Value) -> [String]? = { _, _ in nil }
  ) -> RecordedBrowser {
    RecordedBrowser { method, message in
      if let answers = other(method, message) { return answers }
      let nothing = #"{"id": $id, "result": {}}"#
      switch method {
      case "Target.createBrowserContext":
        return [#"{"id": $id, "result": {"browserContextId": "C"}}"#]
      case "Target.createTarget": return [#"{"id": $id, "result": {"targetId": "F"}}"#]
      case "Target.attachToTarget": return [#"{"id": $id, "result": {"sessionId": "S"}}"#]
      case "Page.navigate":
        return [
          event("Page.frameNavigated", #"{"frame": {"id": "F"}}"#),
          event(
            "Runtime.executionContextCreated",
            #"{"context": {"id": 7, "name": "announce", "auxData": {"frameId": "F"}}}"#),
          event("Page.loadEventFired", "{}"), nothing,
        ]
      case "Emulation.setVirtualTimePolicy":
        return [nothing, event("Emulation.virtualTimeBudgetExpired", "{}")]
      case "Runtime.evaluate":
        return [#"{"id": $id, "result": {"result": {"value": {"quiet": 900, "found": false}}}}"#]
      default: return [nothing]
      }
    }
  }

  private static func event(_ method: String, _ parameters: String) -> String {
    #"{"method": "\#(method)", "params": \#(parameters), "sessionId": "S"}"#
  }

  private static func page(
    _ browser: RecordedBrowser, address: String = "http://localhost:1/"
  ) throws -> LivePage {
    var request = PageRequest(.address(try #require(PageAddress(address))))
    request.timeout = 0.3
    return try LivePage(request, in: HeadlessBrowser(BrowserConnection(browser)))
  }

  @Test func `A page opens in a context of its own, which closes with the page`() throws {
    let browser = Self.browser()
    do {
      let page = try Self.page(browser)
      #expect(page.navigations == 1)
      #expect(try page.evaluate("1 + 1")?["quiet"]?.int == 900)
    }
    #expect(browser.commands.prefix(3).last == "Target.attachToTarget")
    #expect(browser.commands.last == "Target.disposeBrowserContext")
  }

  @Test func `A page in the context of another one begins without its cookies and its storage`()
    throws
  {
    let browser = Self.browser { method, _ in
      method == "Target.getTargets" ? [#"{"id": $id, "result": {"targetInfos": []}}"#] : nil
    }
    let running = HeadlessBrowser(BrowserConnection(browser))
    let request = PageRequest(.address(try #require(PageAddress("http://localhost:1/"))))
    var first: LivePage? = try LivePage(request, in: running)
    let context = first?.context
    let beside = try LivePage(request, in: running, at: context)
    #expect(beside.context !== context)
    first = nil
    let begin = browser.commands.count
    let second = try LivePage(request, in: running, at: context)
    #expect(second.context === context)
    let commands = browser.commands[begin...]
    #expect(!commands.contains("Target.createBrowserContext"))
    let opening = try #require(commands.firstIndex(of: "Target.createTarget"))
    #expect(commands[..<opening].contains("Target.getTargets"))
    let navigation = try #require(commands.firstIndex(of: "Page.navigate"))
    #expect(commands[..<navigation].contains("Storage.clearCookies"))
    #expect(commands[..<navigation].contains("Storage.clearDataForOrigin"))
    #expect(!browser.commands[..<begin].contains("Storage.clearCookies"))
  }

  @Test(arguments: ["Page.enable", "Page.navigate", "Runtime.evaluate"])
  func `A crash of the page is reported`(when: String) {
    let browser = Self.browser { method, _ in
      method == when ? [Self.event("Inspector.targetCrashed", "{}")] : nil
    }
    #expect(throws: BrowserError.crashed) { try Self.page(browser) }
  }

  @Test func `An unreachable address is reported with a remedy`() throws {
    let browser = Self.browser { method, _ in
      method == "Page.navigate"
        ? [#"{"id": $id, "result": {"errorText": "net::ERR_CONNECTION_REFUSED"}}"#] : nil
    }
    let error = try #require(throws: BrowserError.self) { try Self.page(browser) }
    #expect(error.problem == "the page cannot be opened: net::ERR_CONNECTION_REFUSED")
    #expect(error.remedy.contains("server"))
  }

  @Test func `A page whose virtual time stands still times out`() {
    let browser = Self.browser { method, message in
      method == "Emulation.setVirtualTimePolicy" && message["params"]?["budget"] != nil
        ? [#"{"id": $id, "result": {}}"#] : nil
    }
    #expect(throws: LivePage.timeout) { try Self.page(browser) }
  }

  @Test func `A browser that does not answer is distinguished from a slow page`() {
    let browser = Self.browser { method, _ in method == "Target.createBrowserContext" ? [] : nil }
    #expect(throws: BrowserError.startTimeout) { try Self.page(browser) }
  }

  @Test func `A dialog is dismissed when nobody can answer it`() throws {
    let browser = Self.browser { method, _ in
      method == "DOM.enable"
        ? [
          Self.event("Page.javascriptDialogOpening", #"{"type": "confirm", "message": "Sure?"}"#),
          #"{"id": $id, "result": {}}"#,
        ] : nil
    }
    let page = try Self.page(browser)
    #expect(page.dialogs == ["confirm: Sure?"])
    #expect(page.openDialog == nil)
    #expect(browser.commands.contains("Page.handleJavaScriptDialog"))
  }

  @Test
  func `A dialog stays open until it is answered, and the blocked call then finishes`() throws {
    let question = Self.event(
      "Page.javascriptDialogOpening", #"{"type": "alert", "message": "Hi"}"#)
    var asked: Int?
    let browser = Self.browser { method, message in
      switch method {
      case "Runtime.evaluate" where message["params"]?["expression"]?.string == "ask()":
        asked = message["id"]?.int
        return [question]
      case "Page.handleJavaScriptDialog":
        return [
          #"{"id": $id, "result": {}}"#,
          #"{"id": \#(asked ?? 0), "result": {"result": {"value": 1}}}"#,
        ]
      default: return nil
      }
    }
    let page = try Self.page(browser)
    page.waitsInDialogs = true
    #expect(throws: BrowserError.dialogIsOpen) { try page.evaluate("ask()") }
    #expect(page.openDialog == "alert: Hi")
    try page.resume(acceptingDialog: true)
    #expect(page.openDialog == nil)
    #expect(throws: Never.self) { try page.evaluate("1") }
  }

  @Test func `A document that disappears during a query is not an error`() throws {
    let browser = Self.browser { method, message in
      method == "Runtime.evaluate" && message["params"]?["expression"]?.string == "old()"
        ? [#"{"id": $id, "error": {"message": "Cannot find context with specified id"}}"#] : nil
    }
    let page = try Self.page(browser)
    #expect(try page.evaluate("old()") == nil)
  }

  @Test
  func `Requests to other origins are blocked and reported, and own requests continue`() throws {
    func request(_ id: String, _ address: String) -> String {
      Self.event(
        "Fetch.requestPaused",
        #"{"requestId": "\#(id)", "resourceType": "Image", "request": {"url": "\#(address)"}}"#)
    }
    var answered: [String: String] = [:]
    let browser = Self.browser { method, message in
      if method.hasPrefix("Fetch."), let id = message["params"]?["requestId"]?.string {
        answered[id] = method
      }
      return method == "Fetch.enable"
        ? [
          request("own", "http://localhost:1/a.png"), request("far", "https://far.example/a.png"),
          #"{"id": $id, "result": {}}"#,
        ] : nil
    }
    let page = try Self.page(browser)
    #expect(answered == ["own": "Fetch.continueRequest", "far": "Fetch.failRequest"])
    #expect(page.blockedOrigins == ["https://far.example"])
  }
}
