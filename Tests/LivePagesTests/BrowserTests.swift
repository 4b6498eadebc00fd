import LivePageTesting
import Requirements
import Testing

/// Tests with a real browser, which they share and use one after the other.
@Suite(.serialized, .requires(.browser, LiveFolder.hasBrowser), .ownThread, .sharedBrowser)
enum BrowserTests {}
