import Importers
import Simulator
import Testing
import TextIO

/// Screens with the bars of their navigators: React Navigation and expo-router.
@Suite struct JSXNavigationTests {
  private static let app = [
    "app/_layout.tsx": """
    import { Stack } from 'expo-router';
    export default function Layout() {
      return (
        <Stack>
          <Stack.Screen name="(tabs)" options={{ headerShown: false, title: 'Start' }} />
          <Stack.Screen name="trip/[id]" options={{ title: 'Trip' }} />
        </Stack>
      );
    }
    """,
    "app/(tabs)/_layout.tsx": """
    import { Tabs } from 'expo-router';
    export default () => (
      <Tabs>
        <Tabs.Screen name="index" options={{ title: 'Trips' }} />
        <Tabs.Screen name="secret" options={{ href: null }} />
      </Tabs>
    );
    """,
    "app/(tabs)/index.tsx": page("All trips"), "app/(tabs)/secret.tsx": page("Psst"),
    "app/(tabs)/saved.tsx": page("Saved trips"),
    "app/trip/[id].tsx": """
    import { Stack } from 'expo-router';
    import { Text } from 'react-native';
    export default () => <><Stack.Screen options={{ title: 'To Bern' }} /><Text>Two hours</Text></>;
    """,
    "app/about+api.ts": "export const GET = () => null;",
  ]

  private static func page(_ text: String) -> String {
    "import { Text } from 'react-native';\nexport default () => <Text>\(text)</Text>;"
  }

  private func screens(
    _ files: [String: String] = app, at path: String
  ) throws -> [ImportedScreen] {
    let project = try ProjectFolder(files.merging(["package.json": "{}"]) { first, _ in first })
    return try withExtendedLifetime(project) {
      try ImportedScreen.contents(ofFile: project.path(path))
    }
  }

  private func heard(_ screen: Screen) -> [String] {
    VoiceOver().read(screen).stops.map(\.announcement.text)
  }

  @Test func `A layout shows each route with its header and tab bar`() throws {
    let screens = try screens(at: "app/_layout.tsx").map(\.screen)
    #expect(
      screens.map(\.name) == ["(tabs)/index", "trip/[id]", "(tabs)/secret", "(tabs)/saved"])
    #expect(
      heard(try #require(screens.first)) == [
        "Trips, heading", "All trips", "selected, Trips, tab, 1 of 3, button",
        "saved, tab, 3 of 3, button",
      ])
  }

  @Test func `Options for a navigator that was not found are reported`() throws {
    let code = """
      import { Stack } from 'expo-router';
      import { Text } from 'react-native';
      export default () => <><Stack.Screen options={{ title: 'Bern' }} /><Text>Two hours</Text></>;
      """
    let screen = try #require(try screens(["src/Trip.tsx": code], at: "src/Trip.tsx").first).screen
    #expect(heard(screen) == ["Two hours"])
    #expect(screen.diagnostics.contains { $0.message.contains("navigator") })
  }

  @Test func `A route file is shown in the bars of the layouts around it`() throws {
    let screens = try screens(at: "app/(tabs)/saved.tsx").map(\.screen)
    #expect(screens.map(\.name) == ["(tabs)/saved"])
    #expect(
      heard(try #require(screens.first)) == [
        "saved, heading", "Saved trips", "Trips, tab, 1 of 3, button",
        "selected, saved, tab, 3 of 3, button",
      ])
  }

  @Test func `Options inside a route override those of its layout`() throws {
    let screens = try screens(at: "app/trip/[id].tsx")
    let screen = try #require(screens.first)
    #expect(heard(screen.screen) == ["Start, back button", "To Bern, heading", "Two hours"])
    let android = TalkBack().read(try #require(screen.android)).stops.map(\.announcement.text)
    #expect(
      android == ["Navigate up, button, double tap to activate", "To Bern", "Two hours"])
  }

  @Test func `A route that only passes a screen on is shown in its bars`() throws {
    var files = Self.app
    files["src/Saved.tsx"] = files["app/(tabs)/saved.tsx"]
    files["app/(tabs)/saved.tsx"] = "export { default } from '../../src/Saved';"
    let screen = try #require(try screens(files, at: "app/(tabs)/saved.tsx").first).screen
    #expect(heard(screen).prefix(2) == ["saved, heading", "Saved trips"])
    let all = try screens(files, at: "app/_layout.tsx").map(\.screen)
    let same = try #require(all.first { $0.name == "(tabs)/saved" })
    #expect(heard(same).prefix(2) == ["saved, heading", "Saved trips"])
  }

  @Test(arguments: ["./missing", "@acme/screens"])
  func `A file that only passes on what is not read names the file to give`(
    _ specifier: String
  ) {
    let files = ["app/index.tsx": "export { default } from '\(specifier)';"]
    let error = #expect(throws: InputError.self) { try screens(files, at: "app/index.tsx") }
    #expect(error?.remedy == "give the file of “\(specifier)”")
  }

  @Test func `A file outside of routes has no bars`() throws {
    let files = ["app/_layout.tsx": Self.page("Root"), "app/index.tsx": Self.page("Home")]
    let screen = try #require(try screens(files, at: "app/index.tsx").first).screen
    #expect(heard(screen) == ["Home"])
  }

  @Test func `The app's own tab bar gets the state and the options of the routes`() throws {
    let code = """
      import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
      import { Pressable, Text, View } from 'react-native';
      const Tab = createBottomTabNavigator();
      const Page = () => null;
      function Bar({ state, descriptors, navigation }) {
        return <View>{state.routes.map((route, index) => (
          <Pressable accessibilityRole="button" key={route.key}
            accessibilityState={{ selected: state.index === index }}>
            <Text>{descriptors[route.key].options.title ?? route.name}</Text>
          </Pressable>
        ))}</View>;
      }
      export default () => (
        <Tab.Navigator tabBar={(props) => <Bar {...props} />} screenOptions={{ headerShown: false }}>
          <Tab.Screen name="Inbox" component={Page} options={{ title: 'Letters' }} />
          <Tab.Screen name="Sent" component={Page} />
        </Tab.Navigator>
      );
      """
    let screens = try screens(["App.tsx": code], at: "App.tsx").map(\.screen)
    #expect(screens.map(\.name) == ["Inbox", "Sent"])
    #expect(
      screens.map(heard) == [
        ["selected, Letters, button", "Sent, button"],
        ["Letters, button", "selected, Sent, button"],
      ])
  }

  @Test func `A navigator without known routes reports a diagnostic`() throws {
    let code = """
      import { createStackNavigator } from '@react-navigation/stack';
      import { Text, View } from 'react-native';
      const Stack = createStackNavigator();
      export default ({ routes }) => (
        <View><Text>Top</Text><Stack.Navigator>{routes}</Stack.Navigator></View>
      );
      """
    let screen = try #require(try screens(["App.tsx": code], at: "App.tsx").first).screen
    #expect(heard(screen) == ["Top"])
    #expect(screen.diagnostics.map(\.message).contains { $0.contains("routes of this navigator") })
  }

  // MARK: Sessions

  private static let tabs = """
    import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
    import { Text, View } from 'react-native';
    const Tab = createBottomTabNavigator();
    const Orders = () => <View><Text>No orders</Text></View>;
    const Help = () => <View><Text>Call us</Text></View>;
    export default () => (
      <Tab.Navigator>
        <Tab.Screen name="Orders" component={Orders} />
        <Tab.Screen name="Help" component={Help} options={{ title: 'Get help' }} />
      </Tab.Navigator>
    );
    """

  @Test(arguments: [true, false])
  func `A press on a tab shows its screen and header, and focus stays on the tab`(
    _ isAndroid: Bool
  ) throws {
    var options = ImportOptions()
    options.readsApp = true
    let imported = try #require(
      try ImportedScreen.contents(
        of: Array(Self.tabs.utf8), format: .jsx, file: "Shop.tsx", options: options
      ).first)
    let reader: any ScreenReader = isAndroid ? TalkBack() : VoiceOver()
    var session = Session(imported.screen(for: reader), by: reader, app: imported.activeApp)
    func texts() -> [String] {
      let screen = session.screen
      return screen.preorder.map { screen[$0.index] }
        .filter { $0.role == .text || $0.role == .heading }.map(\.name)
    }
    let before = texts()
    #expect(before.contains("No orders") && !before.contains("Call us"))
    let tab = try #require(
      session.screen.preorder.map(\.index).last {
        session.screen[$0].name.hasPrefix("Get help") && session.screen[$0].role.isInteractive
      } ?? session.screen.index(called: "Get help"))
    let name = session.screen[tab].name.isEmpty ? "Get help" : session.screen[tab].name
    session.perform(.touch(name))
    session.perform(.doubleTap)
    let after = texts()
    #expect(after.contains("Call us") && !after.contains("No orders"))
    #expect(after.first == "Get help")
    let focus = try #require(session.stop)
    #expect(session.screen[focus.node].states.selected == true)
    session.perform(.touch(isAndroid ? "Orders" : "Orders, tab, 1 of 2"))
    session.perform(.doubleTap)
    #expect(texts() == before)
  }
}
