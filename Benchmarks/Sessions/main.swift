internal import Simulator

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

// Measures swipes and double taps on open screens of growing size. The program fails if a step
// takes longer than its limit.
//
//     make session-bench

/// The maximum time of a step in milliseconds.
let limit = 2.0

/// Returns a web form of `count` nodes; a quarter of them are check boxes.
func form(nodes: Int) -> Screen {
  var screen = Screen(origin: .web)
  let main = screen.append(Node(.main))
  var form = screen.append(Node(.form), to: main)
  for number in 0..<(nodes / 4) {
    if number.isMultiple(of: 50) {
      form = screen.append(Node(.group, label: AuthoredText("Part \(number / 50)")), to: main)
    }
    let field = screen.append(Node(.generic), to: form)
    screen.append(
      Node(.checkbox, label: AuthoredText("Choice \(number)"), value: Value(checked: .off)),
      to: field)
    let text = screen.append(Node(.paragraph), to: field)
    screen.append(Node(.text, label: AuthoredText("About choice \(number)")), to: text)
  }
  return screen
}

func milliseconds(_ body: () -> Void) -> Double {
  var (start, end) = (timespec(), timespec())
  clock_gettime(CLOCK_MONOTONIC, &start)
  body()
  clock_gettime(CLOCK_MONOTONIC, &end)
  return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
}

/// Returns the median and the maximum of times.
func summary(_ times: [Double]) -> String {
  let sorted = times.sorted()
  return "\(rounded(sorted[sorted.count / 2])) \(rounded(sorted[sorted.count - 1]))"
}

func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

print("reader nodes open-ms swipe-ms swipe-max tap-ms tap-max")
var isSlow = false
for reader in [VoiceOver() as any ScreenReader, TalkBack()] {
  for nodes in [1_000, 10_000, 40_000] {
    let screen = form(nodes: nodes)
    var session = Session(screen, by: reader)
    let opening = milliseconds { session = Session(screen, by: reader) }
    var (swipes, taps): ([Double], [Double]) = ([], [])
    for step in 0..<100 {
      let index = session.walk.count / 101 * (step + 1)
      swipes.append(
        milliseconds {
          session.move(to: index)
          _ = session.stop
        })
      while session.walk.screen[session.walk.node(at: session.stopIndex)].role != .checkbox {
        session.move(to: session.stopIndex + 1)
      }
      let node = session.walk.node(at: session.stopIndex)
      taps.append(milliseconds { session.update(session.screen.changes(activating: node)) })
    }
    let middle = [swipes, taps].map { $0.sorted()[50] }
    if middle.contains(where: { $0 > limit }) { isSlow = true }
    print(
      "\(type(of: reader).name) \(nodes) \(rounded(opening)) \(summary(swipes)) \(summary(taps))")
  }
}

/// The maximum time of 1,000 gestures on a form of 1,000 fields in seconds.
let scriptLimit = 1.0

/// Returns a form of text fields.
func fields(_ count: Int) -> Screen {
  var screen = Screen(origin: .design)
  for number in 0..<count {
    var field = Node(.textBox, label: AuthoredText("Field \(number)"))
    field.textInput = TextInput()
    screen.append(field)
  }
  return screen
}

print("reader gestures fields seconds")
for reader in [VoiceOver() as any ScreenReader, TalkBack()] {
  for (gestures, count) in [(250, 1_000), (500, 1_000), (1_000, 1_000), (1_000, 100)] {
    var session = Session(fields(count), by: reader)
    let seconds =
      milliseconds {
        session.begin()
        for number in 0..<gestures / 4 {
          session.perform(.swipe(number.isMultiple(of: 20) ? .left : .right, count: 1))
          session.perform(.doubleTap)
          session.perform(.type("a"))
          session.perform(.returnKey(.next))
        }
        _ = session.record
      } / 1_000
    if gestures == 1_000, seconds > scriptLimit { isSlow = true }
    print("\(type(of: reader).name) \(gestures) \(count) \(rounded(seconds))")
  }
}
if isSlow {
  print("a step takes more than \(limit) ms, or 1,000 gestures more than \(scriptLimit) s")
  exit(1)
}
