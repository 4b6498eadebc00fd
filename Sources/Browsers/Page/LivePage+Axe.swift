internal import Encoding
internal import Processes

extension LivePage {
  /// Runs axe-core in the page, and returns its results as JSON.
  ///
  /// The script runs in the isolated world of our scripts. The page's scripts and content security
  /// policy do not affect that world. A script that stores its source in `axe.source`, as axe-core
  /// does, also runs in frames of the same origin.
  ///
  /// Source: axe-core, doc/API.md.
  ///
  /// - Parameter script: The script that defines `axe`, which is axe.min.js of axe-core.
  package func results(ofAxe script: String) throws(BrowserError) -> String {
    let isThere = try evaluate(
      "\(script)\n;typeof axe === 'object' && typeof axe.run === 'function'")
    guard isThere?.bool == true else {
      throw BrowserError(
        "the script of --axe does not define axe.run", remedy: "give axe.min.js of axe-core")
    }
    _ = try evaluate(LivePage.axeRun)
    while true {
      if let text = try evaluate("globalThis.announceAxe")?.string { return try checked(text) }
      guard MonotonicClock.seconds() < deadline else {
        throw BrowserError("axe-core does not end", remedy: "raise --timeout")
      }
      try advanceTime(by: 50)
    }
  }

  private func checked(_ text: String) throws(BrowserError) -> String {
    guard text.hasPrefix("error: ") else { return text }
    throw BrowserError(
      "axe-core failed: \(text.dropFirst("error: ".count).prefix(200))",
      remedy: "check that the page works with this version of axe-core")
  }

  /// A script that runs axe-core in the document and in its frames.
  ///
  /// For an element in a frame, the script adds the selector of the frame to the selector of the
  /// element.
  private static let axeRun = """
    (() => {
      const options = {
        iframes: false, rules: { 'frame-tested': { enabled: false } },
        resultTypes: ['violations', 'incomplete'],
      };
      const lists = ['violations', 'incomplete'], deepest = 3;
      const selector = (node) => {
        const parts = [];
        for (let here = node; here.parentElement; here = here.parentElement) {
          const number = [...here.parentElement.children].indexOf(here) + 1;
          parts.unshift(`${here.localName}:nth-child(${number})`);
        }
        return parts.join(' > ');
      };
      const add = (all, found, path) => {
        for (const list of lists) for (const result of found[list]) {
          for (const node of result.nodes) node.target = [...path, ...node.target];
          const same = all[list].find(({ id }) => id === result.id);
          if (same) same.nodes.push(...result.nodes);
          else all[list].push(result);
        }
      };
      const check = async (view, path, all) => {
        const found = await view.axe.run(view.document, options);
        if (path.length) add(all, found, path);
        else Object.assign(all, found);
        if (path.length >= deepest || !axe.source) return all;
        for (const frame of view.document.querySelectorAll('iframe, frame')) {
          try {
            const inner = frame.contentWindow;
            if (!inner?.document?.body) continue;
            if (!inner.axe) inner.eval(axe.source);
            await check(inner, [...path, selector(frame)], all);
          } catch { /* of another origin */ }
        }
        return all;
      };
      check(window, [], {}).then(
        ({ testEngine, url, violations, incomplete }) => {
          globalThis.announceAxe = JSON.stringify({ testEngine, url, violations, incomplete });
        },
        (error) => { globalThis.announceAxe = `error: ${error}`; });
      return 0;
    })()
    """
}
