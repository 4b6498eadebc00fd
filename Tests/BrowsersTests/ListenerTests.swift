import Encoding
import Testing

@testable import Browsers

/// The listeners of scripts that are made available to our scripts.
struct ListenerTests {
  @Test
  func `Elements with listeners for clicks or keys are listed in order, and frameworks are not`()
    throws
  {
    let many = (0..<30).map { #"{"type": "type\#($0)", "backendNodeId": 1}"# }
    let few = [
      #"{"type": "click", "backendNodeId": 1}"#, #"{"type": "keydown", "backendNodeId": 3}"#,
      #"{"type": "click", "backendNodeId": 3}"#, #"{"type": "click", "backendNodeId": 3}"#,
      #"{"type": "scroll", "backendNodeId": 4}"#, #"{"type": "mouseup", "backendNodeId": 2}"#,
      #"{"type": "click"}"#,
    ]
    let listeners = try JSON("[\((many + few).joined(separator: ","))]").root.elements
    let found = LivePage.listenedElements(listeners)
    #expect(found.map(\.node) == [3, 2])
    #expect(found.map(\.types) == [["click", "keydown"], ["mouseup"]])
  }

  @Test func `A command that the browser refuses is told from other errors`() {
    #expect(BrowserError.refused("DOM.resolveNode", "No node with given id found").isRefusal)
    #expect(!BrowserError.crashed.isRefusal)
  }
}
