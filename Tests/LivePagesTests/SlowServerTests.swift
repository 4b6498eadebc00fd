import LivePageTesting
import Requirements
import Testing

/// Tests with a real browser that mostly wait for slow servers.
///
/// They have a browser of their own, so that ``BrowserTests`` run in the meantime.
@Suite(.serialized, .requires(.browser, LiveFolder.hasBrowser), .ownThread, .sharedBrowser)
enum SlowServerTests {}
