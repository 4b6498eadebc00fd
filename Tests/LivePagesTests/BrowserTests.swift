import LivePageTesting
import Requirements
import Testing

/// Tests with a real browser, one after the other in one that they share.
@Suite(.serialized, .requires(.browser, LiveFolder.hasBrowser), .oneBrowser)
enum BrowserTests {}
