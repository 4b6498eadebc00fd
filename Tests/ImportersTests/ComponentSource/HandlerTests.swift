import ComponentSource
import Testing

/// The effects of handlers: calls, assignments and changes of states.
struct HandlerTests {
  @Test func `Effects come in order, and conditions decide`() {
    var source = EvaluatedSource(
      swift: """
        struct Main: View {
          @State private var count = 1
          @State private var name: String? = "a"
          var body: some View {
            Button("Go", action: {
              count += 2
              if count > 2 { name = nil } else { name = "b" }
              dismiss()
              UIAccessibility.post(notification: .announcement, argument: "Done \\(count)")
            })
            Text("\\(count) \\(name ?? "none")")
          }
        }
        """)
    #expect(
      source.run("action") == [
        "count = 3", "name = nil", "dismiss()",
        "UIAccessibility.post(notification: .announcement, argument: 'Done 3')",
      ])
    #expect(source.screen().last == "Text('3 none')")
  }

  @Test func `An assignment of an implicit member evaluates its target once`() {
    var source = EvaluatedSource(
      swift: """
        enum Kind { case open, closed }
        struct Main: View {
          @State private var count = 0
          @State private var kind = Kind.open
          @State private var kinds = [Kind.open, Kind.open]
          func next() -> Int {
            count += 1
            return 0
          }
          var body: some View {
            Button("Go", action: {
              kind = .closed
              kinds[next()] = .closed
            })
          }
        }
        """)
    let effects = source.run("action")
    #expect(effects.filter { $0.hasPrefix("count") } == ["count = 1"], "\(effects)")
    #expect(effects.contains("kind = closed"), "\(effects)")
  }

  @Test func `An assignment to a binding changes the state of its owner`() {
    var source = EvaluatedSource(
      swift: """
        struct Person { var name = "Ann"; var age = 3 }
        struct Field: View {
          @Binding var text: String
          var body: some View { Button("Set", action: { text = "Bo" }); Text(text) }
        }
        struct Main: View {
          @State private var person = Person()
          var body: some View { Field(text: $person.name); Text("\\(person.name) \\(person.age)") }
        }
        """)
    #expect(source.run("action") == ["person.name = Bo"])
    #expect(source.screen() == ["Button('Set', action: {})", "Text(Bo)", "Text('Bo 3')"])
  }

  @Test func `The methods of a class change its published properties`() {
    var source = EvaluatedSource(
      swift: """
        class Store: ObservableObject {
          @Published var items = ["a"]
          @Published var isOpen = false
          func add(_ item: String) { items.append(item); isOpen.toggle() }
        }
        struct Main: View {
          @StateObject private var store = Store()
          var body: some View {
            Button("Add", action: { store.add("b") })
            Text("\\(store.items.count) \\(store.isOpen)")
          }
        }
        """)
    #expect(source.run("action") == ["items = [\"a\", \"b\"]", "isOpen = true"])
    #expect(source.screen().last == "Text('2 true')")
    _ = source.run("action")
    #expect(source.screen().last == "Text('3 false')")
  }

  @Test func `Remembered states change by value, delegate and setter`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
          val open = remember { mutableStateOf(false) }
          var count by remember { mutableStateOf(0) }
          val (text, setText) = remember { mutableStateOf("a") }
          Button(onClick = { open.value = !open.value; count++; setText("b") })
          Text("${open.value} $count $text")
        }
        """)
    #expect(
      source.run("onClick") == [
        "open = true", "count = 1", "text = 'b'",
      ])
    #expect(source.screen().last == "Text('true 1 b')")
  }

  @Test func `Each pass of a loop has states of its own`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Item(name: String) {
          var on by remember { mutableStateOf(false) }
          Switch(onClick = { on = !on }, on = on)
        }
        @Composable fun Main() { listOf("a", "b").forEach { Item(it) } }
        """)
    #expect(source.run("onClick", ofComponent: 1) == ["on = true"])
    #expect(
      source.screen() == ["Switch(onClick: {}, on: false)", "Switch(onClick: {}, on: true)"])
  }

  @Test func `A block sets properties of its undeclared receiver`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
          Node(onClick = {
            heading()
            contentDescription = "Close"
            this.selected = true
            if (1 > 2) disabled()
            keyboard?.hide()
          })
        }
        """)
    #expect(
      source.run("onClick") == [
        "heading()", "contentDescription = Close", "selected = true",
        "keyboard.hide()",
      ])
  }

  @Test func `A handler takes its argument and writes local variables`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
          var query by remember { mutableStateOf("") }
          Field(onChange = { var next = it.trim(); next += "!"; query = next })
        }
        """)
    #expect(source.run("onChange", [.string(SourceText(" ab "))]) == ["query = ab!"])
  }

  @Test func `A declared function that is passed as handler runs`() {
    var source = EvaluatedSource(
      swift: """
        struct Main: View {
          @State private var isOn = false
          var body: some View { Button("x", action: flip) }
          private func flip() { isOn.toggle(); save(isOn) }
          private func save(_ value: Bool) { store.write(value) }
        }
        """)
    #expect(source.run("action") == ["isOn = true", "store.write(true)"])
  }

  @Test func `A changed state is found again in a new evaluation`() {
    let text = """
      struct Main: View {
        @State private var isOn = false
        var body: some View { if isOn { Text("x") }; Toggle("T", isOn: $isOn) }
      }
      """
    var first = EvaluatedSource(swift: text)
    guard case .state(let key, _)? = first.components().first?.value("isOn") else {
      Issue.record("no state")
      return
    }
    var second = EvaluatedSource(swift: text)
    second.evaluator.states[key] = .boolean(true)
    #expect(second.screen() == ["Text('x')", "Toggle('T', isOn: $isOn=true)"])
  }

  @Test func `A component keeps its identity after a state changed`() {
    var source = EvaluatedSource(
      swift: """
        struct Main: View {
          @State private var isOn = false
          var body: some View {
            if isOn { Text("more") }
            Button("x", action: { isOn = true })
            ForEach(0..<2) { Text("\\($0)") }
          }
        }
        """)
    let before = source.components().map(\.identity)
    _ = source.run("action")
    let after = source.components().map(\.identity)
    #expect(Set(before).count == 3)
    #expect(Array(after.dropFirst()) == before)
  }

  @Test func `A loop in a handler runs if it ends at once, and is an effect if it waits`() {
    var swift = EvaluatedSource(
      swift: """
        struct Main: View {
          @State private var count = 0
          let isBusy: Bool
          var body: some View {
            Button("Add", action: { while count < 3 { count += 1 } })
            Button("Wait", action: { while count < 9 { count += 1; Task.sleep(for: .seconds(1)) } })
            Button("Poll", action: { while !isBusy { count += 1 }; count = 7 })
            Button("Once", action: { repeat { count += 2 } while count < 3 })
          }
        }
        """)
    #expect(swift.run("action", ofComponent: 0) == ["count = 1", "count = 2", "count = 3"])
    var waiting = swift
    let waited = waiting.run("action", ofComponent: 1)
    #expect(waited.count == 1 && waited[0].hasPrefix("while count < 9"))
    var polling = swift
    let polled = polling.run("action", ofComponent: 2)
    #expect(polled.count == 2 && polled[0].hasPrefix("while !isBusy") && polled[1] == "count = 7")
    var kotlin = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
          var count by remember { mutableStateOf(0) }
          Button(onClick = { while (count < 2) { count++ } })
          Button(onClick = { while (true) { delay(1000); count++ } })
        }
        """)
    #expect(kotlin.run("onClick", ofComponent: 0) == ["count = 1", "count = 2"])
    let endless = kotlin.run("onClick", ofComponent: 1)
    #expect(endless.count == 1 && endless[0].hasPrefix("while (true)"))
  }
}
