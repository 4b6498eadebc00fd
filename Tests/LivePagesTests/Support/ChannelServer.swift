import Foundation

/// A server that answers over sockets, event streams and response streams, and its page.
///
/// The server is a Python program without dependencies.
final class ChannelServer {
  let port: Int
  private let process = Process()

  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.source]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      kill(process.processIdentifier, SIGKILL)
      throw POSIXError(.EADDRNOTAVAIL)
    }
    self.port = port
  }

  // Use SIGKILL, because the process ignores SIGTERM if this process does.
  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Whether Python is installed.
  static var hasPython: Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", "pass"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private static let source = #"""
    import base64, hashlib, http.server, queue, struct, threading, time, urllib.parse

    listeners = []

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *words):
            pass

        def begin(self, kind, length=None, status=200):
            self.send_response(status)
            self.send_header("Content-Type", kind)
            if length is None:
                self.send_header("Connection", "close")
                self.close_connection = True
            else:
                self.send_header("Content-Length", str(length))
            self.end_headers()

        def do_POST(self):
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.do_GET()

        def do_GET(self):
            address = urllib.parse.urlparse(self.path)
            order = dict(urllib.parse.parse_qsl(address.query))
            if address.path == "/socket":
                self.speak_socket()
            elif address.path == "/push":
                self.speak_socket({"text": "Built", "delay": 1})
            elif address.path == "/unbuilt":
                body = UNBUILT.encode()
                self.begin("text/html", len(body))
                self.wfile.write(body)
            elif address.path == "/events":
                self.begin("text/event-stream")
                mine = queue.Queue()
                listeners.append(mine)
                while True:
                    self.wfile.write(f"data: {mine.get()}\n\n".encode())
                    self.wfile.flush()
            elif address.path == "/told":
                self.begin("text/event-stream")
                for text in texts(order):
                    self.wfile.write(f"data: {text}\n\n".encode())
                    self.wfile.flush()
                time.sleep(60)
            elif address.path == "/say":
                self.begin("text/plain", 0)
                def say():
                    for text in texts(order):
                        for listener in listeners:
                            listener.put(text)
                threading.Thread(target=say, daemon=True).start()
            elif address.path == "/stream":
                self.begin("text/plain")
                for text in texts(order):
                    self.wfile.write((text + "\n").encode())
                    self.wfile.flush()
            else:
                body = PAGE.encode()
                self.begin("text/html", len(body))
                self.wfile.write(body)

        def speak_socket(self, unasked=None):
            key = self.headers["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
            self.send_response(101)
            self.send_header("Upgrade", "websocket")
            self.send_header("Connection", "Upgrade")
            self.send_header("Sec-WebSocket-Accept", base64.b64encode(hashlib.sha1(key.encode()).digest()).decode())
            self.end_headers()
            self.close_connection = True
            self.send_texts(unasked)
            while True:
                first = self.rfile.read(2)
                if len(first) < 2 or first[0] & 15 == 8:
                    return
                size = first[1] & 127
                if size == 126:
                    size = struct.unpack(">H", self.rfile.read(2))[0]
                mask = self.rfile.read(4)
                data = bytes(byte ^ mask[index % 4] for index, byte in enumerate(self.rfile.read(size)))
                self.send_texts(dict(urllib.parse.parse_qsl(data.decode())))

        def send_texts(self, order):
            for text in texts(order):
                body = text.encode()
                self.wfile.write(bytes([129, len(body)]) + body)
                self.wfile.flush()

    def texts(order):
        # The texts to send, each after its delay.
        if not order or order.get("never"):
            return
        for number in range(int(order.get("count", 1))):
            time.sleep(float(order.get("delay", 0)))
            yield order.get("text", "Answer") + (f" {number + 1}" if "count" in order else "")

    UNBUILT = '''<!doctype html><html lang=en><title>Late</title><main></main>
    <script>
    const socket = new WebSocket(`ws://${location.host}/push`);
    socket.onmessage = ({ data }) => { document.querySelector('main').innerHTML = `<h1>${data}</h1>`; };
    </script>'''

    PAGE = '''<!doctype html><html lang=en><title>Channels</title><h1>Channels</h1>
    <p id=polite role=status></p><p id=urgent role=alert></p>
    <script>
    const names = { socket: 'Socket', events: 'Events', stream: 'Stream', worker: 'Worker' };
    const orders = {
      now: 'text=Here', late: 'text=Late&delay=1', never: 'never=1', ticks: 'text=Part&delay=0.2&count=6' };
    const show = (text) => {
      document.getElementById(location.hash === '#urgent' ? 'urgent' : 'polite').textContent = text; };
    const socket = new WebSocket(`ws://${location.host}/socket`);
    socket.onmessage = (event) => show(event.data);
    const events = new EventSource('/events');
    events.onmessage = (event) => show(event.data);
    const source = `onmessage = ({ data }) => {
      const order = new URLSearchParams(data);
      if (order.has('never')) return;
      let number = 0;
      const count = Number(order.get('count') || 1);
      const next = () => {
        number += 1;
        postMessage(order.get('text') + (count > 1 ? ' ' + number : ''));
        if (number < count) setTimeout(next, Number(order.get('delay') || 0) * 1000);
      };
      setTimeout(next, Number(order.get('delay') || 0) * 1000);
    }`;
    const worker = new Worker(URL.createObjectURL(new Blob([source])));
    worker.onmessage = (event) => show(event.data);
    const send = {
      socket: (order) => socket.send(order),
      events: (order) => fetch(`/say?${order}`, { method: 'POST' }),
      stream: async (order) => {
        const reader = (await fetch(`/stream?${order}`)).body.getReader();
        for (;;) {
          const { value, done } = await reader.read();
          if (done) return;
          show(new TextDecoder().decode(value).trim());
        }
      },
      worker: (order) => worker.postMessage(order),
    };
    for (const channel in names) for (const order in orders) {
      const button = document.createElement('button');
      button.textContent = `${names[channel]} ${order}`;
      button.onclick = () => send[channel](orders[order]);
      document.body.append(button);
    }
    const subscribe = document.createElement('button');
    subscribe.textContent = 'Subscribe';
    subscribe.onclick = () => {
      new EventSource(`/told?${orders.late}`).onmessage = (event) => show(event.data);
    };
    document.body.append(subscribe);
    const beat = document.createElement('button');
    beat.textContent = 'Heartbeat';
    beat.onclick = () => {
      const socket = new WebSocket(`ws://${location.host}/socket`);
      let timer;
      socket.onopen = () => socket.send('text=0{"pingInterval":1000,"pingTimeout":500}');
      socket.onmessage = ({ data }) => {
        clearTimeout(timer);
        timer = setTimeout(() => show('Lost'), 1500);
        if (data === '2') socket.send('3'); else show('Connected');
      };
    };
    const long = document.createElement('p');
    long.textContent = 'A long text' + ' that takes its time'.repeat(10);
    document.body.append(beat, long);
    const other = document.createElement('button');
    other.textContent = 'Other';
    document.body.append(other);
    </script>
    '''

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    print(server.server_address[1], flush=True)
    server.serve_forever()
    """#
}
