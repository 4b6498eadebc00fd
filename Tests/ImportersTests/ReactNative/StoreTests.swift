import Importers
import Simulator
import Testing

/// Contexts of React, stores of Zustand, Redux, MobX and Valtio, and atoms of Jotai, whose values the
/// file states.
@Suite struct StoreTests {
  private static func texts(_ file: String) throws -> (texts: [String], diagnostics: [String]) {
    let imports = "import { Pressable, Switch, Text, TextInput, View } from 'react-native';"
    let screen = try #require(
      ImportedScreen.contents(of: Array("\(imports)\n\(file)".utf8), format: .jsx).first)
    return (
      VoiceOver().read(screen.screen).stops.map(\.announcement.text),
      screen.screen.diagnostics.map(\.message)
    )
  }

  private static let theme = """
    const Theme = createContext({ name: 'none' });
    const useTheme = () => useContext(Theme);
    function Label() { const { name } = useTheme(); return <Text>{name}</Text>; }
    """

  @Test(arguments: [
    ("<Theme.Provider value={{ name: 'dark' }}><Label /></Theme.Provider>", ["dark"]),
    ("<Theme value={{ name: 'dark' }}><View><Label /></View></Theme>", ["dark"]),
    (
      """
      <Theme.Provider value={{ name: 'dark' }}>
        <Label />
        <Theme.Provider value={{ name: 'light' }}><Label /></Theme.Provider>
        <Label />
      </Theme.Provider>
      """, ["dark", "light", "dark"]
    ),
    (
      """
      <Theme.Provider value={{ name: 'dark' }}>
        <Theme.Consumer>{theme => <Text>{theme.name}</Text>}</Theme.Consumer>
      </Theme.Provider>
      """, ["dark"]
    ),
  ])
  func `A component has the value of the innermost provider around it`(
    _ elements: String, _ expected: [String]
  ) throws {
    let (texts, diagnostics) = try Self.texts(
      "\(Self.theme)\nexport default function App() { return <View>\(elements)</View>; }")
    #expect(texts == expected)
    #expect(diagnostics == [])
  }

  @Test func `Deep components have the values of the providers around them`() throws {
    let depth = 2_000
    let start = String(repeating: "<Box>", count: depth)
    let end = String(repeating: "</Box>", count: depth)
    let (texts, _) = try Self.texts(
      """
      \(Self.theme)
      function Box({ children }) { return <View>{children}</View>; }
      export default function App() {
        return <Theme.Provider value={{ name: 'dark' }}>\(start)<View>
          <Label />
          <Theme.Provider value={{ name: 'light' }}><Box><Label /></Box></Theme.Provider>
          <Box><Label /></Box>
        </View>\(end)</Theme.Provider>;
      }
      """)
    #expect(texts == ["dark", "light", "dark"])
  }

  @Test(arguments: ["1e300", "0.5", "7"])
  func `An object with the key of a context is no known context`(_ number: String) throws {
    let (texts, diagnostics) = try Self.texts(
      """
      const Theme = { 'createContext()': \(number) };
      export default function App() {
        return <View><Text>a</Text><Text>{useContext(Theme)}</Text></View>;
      }
      """)
    #expect(texts.first == "a")
    #expect(!diagnostics.isEmpty)
  }

  @Test func `A provider of the project passes its state to its children`() throws {
    let (texts, diagnostics) = try Self.texts(
      """
      \(Self.theme)
      function Provider({ children }) {
        const [name, setName] = useState('dark');
        const value = useMemo(() => ({ name, setName }), [name]);
        return <Theme.Provider value={value}>{children}</Theme.Provider>;
      }
      export default function App() { return <Provider><View><Label /></View></Provider>; }
      """)
    #expect(texts == ["dark"])
    #expect(diagnostics == [])
  }

  @Test func `The value of a context without a provider is unknown`() throws {
    let (texts, diagnostics) = try Self.texts(
      "\(Self.theme)\nexport default function App() { return <View><Label /></View>; }")
    #expect(texts == ["⟨name⟩"])
    #expect(diagnostics == ["A text contains ⟨name⟩, which is only known at run time."])
  }

  private static let cart = """
    const useCart = create<Cart>()(persist((set, get) => ({
      items: [{ id: 1, name: 'Lamp' }, { id: 2, name: 'Rug' }],
      note: '',
      add: name => set(state => ({ items: [...state.items, { id: 3, name }] })),
      clear: () => set({ items: [] }),
    }), { name: 'cart' }));
    """
  private static let zustand = """
    import { create } from 'zustand';
    import { persist } from 'zustand/middleware';
    import { useShallow } from 'zustand/react/shallow';
    """

  @Test(arguments: [
    "const items = useCart(state => state.items);", "const { items } = useCart();",
    "const { items } = useCart(useShallow(state => ({ items: state.items })));",
    "const items = useCart.getState().items;",
  ])
  func `A component shows the initial state of a store`(_ code: String) throws {
    let (texts, diagnostics) = try Self.texts(
      """
      \(Self.zustand)
      \(Self.cart)
      export default function App() {
        \(code)
        return <View>{items.map(item => <Text key={item.id}>{item.name}</Text>)}</View>;
      }
      """)
    #expect(texts == ["Lamp", "Rug"])
    #expect(diagnostics == [])
  }

  @Test(arguments: [("clear", ["0 items"]), ("() => add('Pen')", ["3 items"])])
  func `Actions of a store change the screen`(_ handler: String, _ expected: [String]) throws {
    let texts = try ReactAppStateTests.texts(
      "<Text>{`${items.length} items`}</Text>\(ReactAppStateTests.button(handler))",
      code: "const { items, add, clear } = useCart();", after: "touch \"Go\"; double tap",
      file: "\(Self.zustand)\n\(Self.cart)")
    #expect(texts == expected)
  }

  private static let drafts = """
    import { create } from 'zustand';
    import { immer } from 'zustand/middleware/immer';
    const useCart = create(immer(set => ({
      items: [{ name: 'Lamp', count: 1 }], open: false,
      add: name => set(state => { state.items.push({ name, count: 1 }); }),
      double: () => set(state => { for (const i of [0]) { state.items[i].count += 1; } }),
      toggle: () => set(state => { if (!state.open) state.open = true; }),
      clear: () => set(state => { state.items = state.items.filter(item => item.count > 1); }),
      rename: () => set(state => { const item = state.items[0]; item.name = 'Rug'; }),
    })));
    """

  @Test(arguments: [
    ("() => add('Rug')", ["Lamp 1", "Rug 1", "closed"]), ("double", ["Lamp 2", "closed"]),
    ("toggle", ["Lamp 1", "open"]), ("clear", ["closed"]), ("rename", ["Lamp 1", "closed"]),
  ])
  func `Functions that change the draft of a state change the screen`(
    _ handler: String, _ expected: [String]
  ) throws {
    let texts = try ReactAppStateTests.texts(
      "{items.map(item => <Text key={item.name}>{`${item.name} ${item.count}`}</Text>)}"
        + "<Text>{open ? 'open' : 'closed'}</Text>\(ReactAppStateTests.button(handler))",
      code: "const { items, open, add, double, toggle, clear, rename } = useCart();",
      after: "touch \"Go\"; double tap", file: Self.drafts)
    #expect(texts == expected)
  }

  @Test func `A selector reads the initial state of a Redux store`() throws {
    let (texts, diagnostics) = try Self.texts(
      """
      import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
      import { Provider, useSelector } from 'react-redux';
      const settings = createSlice({
        name: 'settings', initialState: { dark: true, user: { name: 'Ada' } }, reducers: {},
      });
      function visits(state = 4, action) {
        switch (action.type) { case 'visit': return state + 1; default: return state; }
      }
      const store = configureStore({
        reducer: combineReducers({ preferences: settings.reducer, visits }),
      });
      const useAppSelector = useSelector.withTypes<RootState>();
      const selectDark = state => state.preferences.dark;
      function Settings() {
        const dark = useAppSelector(selectDark);
        const { user } = useSelector(state => state.preferences);
        const count = useAppSelector(state => state.visits);
        return <View>
          <Text>{`${user.name}, ${count} visits`}</Text>
          <Switch accessibilityLabel="Dark" value={dark} />
        </View>;
      }
      export default function App() { return <Provider store={store}><Settings /></Provider>; }
      """)
    #expect(
      texts == ["Ada, 4 visits", "Dark, switch button, on, double tap to toggle setting"])
    #expect(diagnostics == [])
  }

  @Test func `Atoms of Jotai have their initial or derived values`() throws {
    let (texts, diagnostics) = try Self.texts(
      """
      import { atom, useAtom, useAtomValue } from 'jotai';
      const count = atom(2);
      const doubled = atom(get => `Doubled: ${get(count) * 2}`);
      export default function App() {
        const [value, setValue] = useAtom(count);
        const text = useAtomValue(doubled);
        return <View><Text>{value}</Text><Text>{text}</Text></View>;
      }
      """)
    #expect(texts == ["2", "Doubled: 4"])
    #expect(diagnostics == [])
  }

  private static let todos = """
    import { makeAutoObservable } from 'mobx';
    import { observer } from 'mobx-react-lite';
    class Todos {
      title: string;
      items: { text: string; isDone: boolean }[] = [
        { text: 'Wash', isDone: true }, { text: 'Cook', isDone: false },
      ];
      static limit = 9
      private unit = 'left'
      constructor(title: string, public owner = 'Ann') {
        this.title = title;
        makeAutoObservable(this);
      }
      get open() { return this.items.filter(item => !item.isDone).length; }
      get summary() { return `${this.open} ${this.unit}`; }
      describe(item) { return item.isDone ? `${item.text} (done)` : item.text; }
    }
    """

  @Test func `An instance of a class has its fields and getters`() throws {
    let (texts, diagnostics) = try Self.texts(
      """
      \(Self.todos)
      const store = new Todos('Today', 'Bo');
      export default observer(function Screen() {
        return (
          <View>
            <Text>{store.title}</Text><Text>{store.owner}</Text><Text>{store.summary}</Text>
            {store.items.map(item => <Text key={item.text}>{store.describe(item)}</Text>)}
          </View>
        );
      });
      """)
    #expect(texts == ["Today", "Bo", "1 left", "Wash (done)", "Cook"])
    #expect(diagnostics == [])
  }

  @Test(
    arguments: [
      ("class Box extends Base { size = 3; }", nil), ("", nil),
      ("class Box { constructor() { if (ready()) { this.size = 3; } } }", nil),
      ("class Box { size = 3; constructor() { this.size = 4; } }", "4"),
      ("class Box { @observable.ref size = 3 }", "3"),
      ("class Box {\n  @observable accessor size = 3\n}", "3"),
      ("class Box { @observable size = 3 }", "3"), ("class Box { size?: number; }", "undefined"),
    ] as [(String, String?)])
  func `A field of an instance is known only if the class sets it`(
    _ code: String, _ expected: String?
  ) throws {
    let (texts, _) = try Self.texts(
      "\(code)\nconst box = new Box();\nexport default () => <Text>{`${box.size}`}</Text>;")
    #expect(expected.map { texts == [$0] } ?? texts.contains { $0.hasPrefix("⟨") })
  }

  @Test(arguments: [
    (
      "import { useLocalObservable } from 'mobx-react-lite';",
      "useLocalObservable(() => ({ name: 'Ann' }))"
    ),
    (
      "import { proxy, useSnapshot } from 'valtio';\nconst store = proxy({ name: 'Ann' });",
      "useSnapshot(store)"
    ),
  ])
  func `Objects that MobX and Valtio observe have their initial values`(
    _ imports: String, _ hook: String
  ) throws {
    let (texts, _) = try Self.texts(
      "\(imports)\nexport default function App() { const own = \(hook); return <Text>{own.name}</Text>; }"
    )
    #expect(texts == ["Ann"])
  }
}
