import LivePageTesting
import Requirements
import Testing

/// Tests that share a real browser and run one after the other.
@Suite(
  .serialized, .requires(.browser, LiveFolder.hasBrowser), .ownThread, .sharedBrowser,
  .commandBrowser)
enum BrowserTests {}
