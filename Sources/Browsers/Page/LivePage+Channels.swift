internal import Processes

extension LivePage {
  /// The number of seconds for which the page could receive messages so far.
  package var channelTime: Double { state.channelTime }

  /// Whether the page has a socket, a stream or a worker.
  package var hasChannels: Bool { !state.channels.isEmpty }

  /// Whether the server may still answer a message that the page sent at or after a time.
  package func isAwaitingMessage(since start: Double = -.infinity) -> Bool {
    // If messages of an earlier page in this context got no answer, messages of this page probably
    // get none.
    let isHurried = !isOpen && context.isUsed && context.isUnanswered
    let isAwaited = state.channels.isAwaited(
      at: state.channelTime, since: start, isHurried: isHurried)
    if !isAwaited { waitStart = nil }
    return isAwaited
  }

  /// Waits for a duration of real time, in milliseconds, so that messages can arrive.
  ///
  /// The caller must advance virtual time by the same duration, because timers of workers need real
  /// and virtual time.
  ///
  /// - Parameters:
  ///   - milliseconds: The duration.
  ///   - passed: The part of the duration that has passed already, in seconds.
  package func receiveMessages(
    for milliseconds: Int, passed: Double = 0
  ) throws(BrowserError) {
    let now = MonotonicClock.seconds()
    let start = waitStart ?? now
    waitStart = start
    if case .address(let address) = request.source {
      report(PageRequest.Wait(for: "a message from \(address.origin)", Int(now - start)))
    }
    try receive(for: max(0, Double(milliseconds) / 1_000 - passed))
    state.channelTime += Double(milliseconds) / 1_000
  }

  /// Handles the messages that arrive within a number of seconds of real time.
  func receive(for seconds: Double) throws(BrowserError) {
    let end = min(MonotonicClock.seconds() + seconds, deadline)
    while MonotonicClock.seconds() < end { _ = try connection.receive(until: end) }
  }

  /// A script that logs each message to or from a worker, because the browser has no events for
  /// them.
  static let workerLog = """
    (() => {
      const log = console.debug.bind(console), ports = new WeakSet();
      const sent = () => log('\(PageState.sentToWorker)');
      const watch = (port) => {
        ports.add(port);
        port.addEventListener('message', () => log('\(PageState.receivedFromWorker)'));
      };
      for (const name of ['Worker', 'SharedWorker']) {
        if (!window[name]) continue;
        window[name] = new Proxy(window[name], {
          construct(type, values, constructor) {
            const worker = Reflect.construct(type, values, constructor);
            watch(worker.port || worker);
            return worker;
          },
        });
      }
      for (const type of [window.Worker, MessagePort]) {
        if (!type) continue;
        const post = type.prototype.postMessage;
        type.prototype.postMessage = function (...values) {
          if (ports.has(this)) sent();
          return post.apply(this, values);
        };
      }
    })();

    """

  /// A script that logs the first call of a function whose answer the browser gives in real time, and
  /// not when virtual time advances.
  static let browserLog = """
    (() => {
      const log = console.debug.bind(console);
      let isLogged = false;
      const note = () => {
        if (!isLogged) log('\(PageState.askedBrowser)');
        isLogged = true;
      };
      const isConstructor = (name) => /^[A-Z]/.test(name);
      const watch = (owner, names) => {
        for (const name of names || Object.getOwnPropertyNames(owner || {})) {
          const found = owner && name !== 'constructor' && Object.getOwnPropertyDescriptor(owner, name);
          if (!found || !found.configurable) continue;
          const { value, get } = found;
          if (get) {
            Object.defineProperty(owner, name, { ...found, get() { note(); return get.call(this); } });
          } else if (typeof value === 'function') {
            owner[name] = new Proxy(value, isConstructor(name)
              ? { construct(...values) { note(); return Reflect.construct(...values); } }
              : { apply(...values) { note(); return Reflect.apply(...values); } });
          }
        }
      };
      for (const name of [
        'ServiceWorkerContainer', 'IDBFactory', 'CacheStorage', 'SubtleCrypto', 'StorageManager', 'Permissions',
        'LockManager', 'CredentialsContainer', 'CookieStore', 'FontFaceSet', 'MediaDevices', 'GPU',
        'FileReader', 'Scheduler',
      ]) watch(window[name]?.prototype);
      watch(window.NavigatorUAData?.prototype, ['getHighEntropyValues']);
      watch(WebAssembly, ['compile', 'compileStreaming', 'instantiate', 'instantiateStreaming']);
      watch(window.FontFace?.prototype, ['load', 'loaded']);
      watch(HTMLImageElement.prototype, ['decode']);
      watch(Blob.prototype, ['text', 'arrayBuffer', 'bytes', 'stream']);
      watch(Document.prototype, ['hasStorageAccess', 'requestStorageAccess']);
      watch(window, [
        'createImageBitmap', 'IntersectionObserver', 'ResizeObserver', 'BroadcastChannel',
        'CompressionStream', 'DecompressionStream', 'Image', 'RTCPeerConnection', 'AudioContext']);
    })();

    """

  /// A script that passes a server's heartbeats to a page in virtual time.
  ///
  /// Heartbeats are regular messages on a socket.
  ///
  /// While the simulated user listens to announcements, virtual time runs ahead of the server's
  /// time. Without this script, a page that expects heartbeats would therefore assume that the
  /// connection is lost, and connect again or reload.
  ///
  /// Source: Engine.IO protocol 4, “heartbeat”: the server announces `pingInterval` when a
  /// connection opens, sends packet 2 at this interval, and gets packet 3 back.
  static let heartbeats = """
    (() => {
      if (!window.WebSocket) return;
      const again = window.setInterval.bind(window), never = window.clearInterval.bind(window);
      const send = WebSocket.prototype.send;
      let isOurs = false;
      WebSocket.prototype.send = function (...values) {
        if (!isOurs || values[0] !== '3') return send.apply(this, values);
      };
      const interval = (data) => {
        if (typeof data !== 'string' || !data.startsWith('0{')) return 0;
        try { return Number(JSON.parse(data.slice(1)).pingInterval) || 0; } catch { return 0; }
      };
      window.WebSocket = new Proxy(window.WebSocket, {
        construct(type, values, constructor) {
          const socket = Reflect.construct(type, values, constructor);
          socket.addEventListener('message', ({ data }) => {
            const pause = interval(data);
            if (!(pause > 0)) return;
            const timer = again(() => {
              if (socket.readyState !== type.OPEN) return never(timer);
              isOurs = true;
              try { socket.dispatchEvent(new MessageEvent('message', { data: '2' })); } finally { isOurs = false; }
            }, pause);
          }, { once: true });
          return socket;
        },
      });
    })();

    """
}
