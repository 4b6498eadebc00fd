package import Encoding

extension LivePage {
  /// Returns the value of an expression in the world of our scripts.
  ///
  /// The result is `nil` while that world does not exist.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - isUserGesture: Whether the browser treats the evaluation as an action of the user.
  ///   - error: The error to throw when the page's deadline has passed.
  package func evaluate(
    _ expression: String, isUserGesture: Bool = false,
    onTimeout error: BrowserError = LivePage.timeout
  ) throws(BrowserError) -> JSON.Value? {
    guard let world = state.world else { return nil }
    let command = requestValue(of: expression, in: world, isUserGesture: isUserGesture)
    return try value(of: command, in: world, onTimeout: error)
  }

  /// Returns the values of two expressions.
  ///
  /// The page evaluates the second expression right after the first, without waiting for a command
  /// in between. If a dialog interrupts the first expression, the value of the second expression is
  /// lost.
  ///
  /// - Parameters:
  ///   - action: The first expression, which the browser evaluates as an action of the user.
  ///   - expression: The second expression.
  package func evaluate(
    action: String, then expression: String
  ) throws(BrowserError) -> (JSON.Value?, JSON.Value?) {
    guard let world = state.world else { return (nil, nil) }
    let first = requestValue(of: action, in: world, isUserGesture: true)
    let second = requestValue(of: expression, in: world)
    do throws(BrowserError) {
      return (try value(of: first, in: world), try value(of: second, in: world))
    } catch {
      connection.ignoreAnswer(to: second)
      throw error
    }
  }

  /// Sends an expression to the page without waiting for its value.
  ///
  /// The page evaluates the expression before any command that is sent later.
  package func evaluateLater(_ expression: String) {
    guard let world = state.world else { return }
    connection.ignoreAnswer(to: requestValue(of: expression, in: world))
  }

  private func requestValue(
    of expression: String, in world: Int, isUserGesture: Bool = false
  ) -> Int {
    connection.request(
      "Runtime.evaluate",
      """
      {"expression": \(JSONWriter.quoted(expression)), "contextId": \(world), \
      "returnByValue": true, "userGesture": \(isUserGesture)}
      """, session: session)
  }

  private func value(
    of command: Int, in world: Int, onTimeout error: BrowserError = LivePage.timeout
  ) throws(BrowserError) -> JSON.Value? {
    let answer: JSON.Value
    do throws(BrowserError) {
      answer = try self.answer(to: command, onTimeout: error)
    } catch  where error.isOfAnotherDocument {
      // The document was replaced. The new document may already have a world.
      if state.world == world { state.world = nil }
      return nil
    }
    return answer["exceptionDetails"] == nil ? answer["result"]?["value"] : nil
  }

  /// Returns the text that a script computes from the page.
  ///
  /// - Parameters:
  ///   - script: An expression whose value is a function. The function gets the options and returns
  ///     the text.
  ///   - options: The options, in JSON.
  package func text(of script: String, options: String) throws(BrowserError) -> String {
    try findHiddenParts()
    try findListeners()
    let allOptions = "Object.assign(\(options), globalThis.announceHidden)"
    guard let text = try evaluate("(\(script)\n)(\(allOptions))")?.string else {
      if let failure = state.failure { throw failure }
      throw BrowserError(
        "the page cannot be read", remedy: "open it in a browser and check its scripts")
    }
    return text
  }

  /// Makes closed shadow trees and element internals available to our scripts, in the variable
  /// `announceHidden`.
  package func findHiddenParts() throws(BrowserError) {
    _ = try HiddenParts(
      evaluate: { expression throws(BrowserError) in try self.evaluate(expression) },
      call: { method, parameters throws(BrowserError) in try self.call(method, parameters) },
      world: state.world)
  }

  /// A script that measures for how long the page has not changed.
  ///
  /// The script ignores elements that change all the time.
  static let watch = """
    (() => {
      if (window !== top) return;
      let last = performance.now();
      const counts = new WeakMap();
      const observer = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const count = (counts.get(target) || 0) + 1;
          counts.set(target, count);
          if (count <= 3) last = performance.now();
        }
      });
      observer.observe(document, {
        subtree: true, childList: true, attributes: true, characterData: true });
      // Whether the page shows nothing that its scripts may still show: no text, no control, no
      // picture and no shadow tree.
      const isBlank = () => document.scripts.length > 0 && !document.body?.innerText?.trim()
        && ![...document.querySelectorAll('*')].some((here) => here.shadowRoot
          || here.matches('a[href], button, input, select, textarea, img, canvas, video, iframe')
          && here.checkVisibility());
      // Whether scripts of the page can wait for nothing in the document that takes real time.
      const isSimple = () => !document.querySelector('iframe, object, embed, video, audio')
        && document.getAnimations().length === 0;
      const hasScripts = () => document.querySelector('script[src], script[type=module]') !== null;
      globalThis.announceWatch = (selector) => {
        let found = false;
        if (selector) {
          try { found = !!document.querySelector(selector); } catch { found = null; }
        }
        const quiet = performance.now() - last;
        const isEmpty = quiet >= 500 && isBlank();
        return { quiet, found, isBlank: isEmpty, isSimple: isEmpty && isSimple(), hasScripts: hasScripts() };
      };
    })();

    """
}
