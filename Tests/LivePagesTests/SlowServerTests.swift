import LivePageTesting
import Requirements
import Testing

/// Tests with a real browser that mostly wait for slow servers.
///
/// These tests have a browser of their own, so that ``BrowserTests`` can run at the same time.
@Suite(.serialized, .requires(.browser, LiveFolder.hasBrowser), .ownThread, .sharedBrowser)
enum SlowServerTests {}
