import LivePageTesting
import Testing

/// Tests with a real browser, one after the other in one that they share.
@Suite(.serialized, .enabled(if: LiveFolder.hasBrowser), .oneBrowser)
enum BrowserTests {}
