import Importers
import Simulator
import Testing

/// Components of libraries whose props decide what the screen shows.
@Suite struct LibraryScreenTests {
  private static func stops(_ source: String) throws -> [String] {
    let screen = try #require(
      ImportedScreen.contents(of: Array(source.utf8), format: .jsx).first)
    return VoiceOver().read(screen.screen).stops.map(\.announcement.text)
  }

  @Test(arguments: [
    ("", ["Nearby"]), ("index={0}", ["Nearby"]), ("index={-1}", []),
  ])
  func `A bottom sheet is open unless its index is negative`(
    _ prop: String, _ expected: [String]
  ) throws {
    let stops = try Self.stops(
      """
      import { Text, View } from 'react-native';
      import BottomSheet, { BottomSheetModal, BottomSheetView } from '@gorhom/bottom-sheet';
      export default () => <View>
        <BottomSheet \(prop)><BottomSheetView><Text>Nearby</Text></BottomSheetView></BottomSheet>
        <BottomSheetModal><Text>Later</Text></BottomSheetModal>
      </View>;
      """)
    #expect(stops == expected)
  }

  @Test(arguments: [
    ("native-base", "<Input type=\"password\" accessibilityLabel=\"Code\" />", true),
    ("native-base", "<Input type=\"text\" accessibilityLabel=\"Code\" />", false),
    ("@gluestack-ui/themed", "<Input type=\"password\" accessibilityLabel=\"Code\" />", true),
    ("react-native", "<Input type=\"password\" accessibilityLabel=\"Code\" />", false),
  ])
  func `A field of a library with the type “password” hides its text`(
    _ package: String, _ element: String, _ isSecure: Bool
  ) throws {
    let name =
      package == "native-base" ? "Input" : package == "react-native" ? "TextInput" : "InputField"
    let stops = try Self.stops(
      """
      import { \(name) as Input } from '\(package)';
      export default () => \(element);
      """)
    let kind = isSecure ? "secure text field" : "text field"
    #expect(stops == ["Code, \(kind), double tap to edit"])
  }

  @Test(arguments: [
    ("lucide-react-native", "Heart", "<Heart size={20} />"),
    ("react-error-boundary", "ErrorBoundary", "<ErrorBoundary><View /></ErrorBoundary>"),
    ("react-native-gesture-handler", "Swipeable", "<Swipeable><View /></Swipeable>"),
    (
      "react-native-gesture-handler", "GestureDetector",
      "<GestureDetector><View /></GestureDetector>"
    ),
  ])
  func `Icons and gesture handlers of packages are known`(
    _ package: String, _ name: String, _ element: String
  ) throws {
    let source = """
      import { View } from 'react-native';
      import { \(name) } from '\(package)';
      export default () => <View>\(element)</View>;
      """
    let screen = try #require(
      ImportedScreen.contents(of: Array(source.utf8), format: .jsx).first)
    #expect(screen.screen.diagnostics.map(\.message) == [])
  }

  @Test func `A component of a package with the prefix RN is unknown`() throws {
    let source = """
      import RNPickerSelect from 'react-native-picker-select';
      export default () => <RNPickerSelect value="1" />;
      """
    let screen = try #require(
      ImportedScreen.contents(of: Array(source.utf8), format: .jsx).first)
    #expect(screen.screen.diagnostics.contains { $0.message.contains("RNPickerSelect") })
  }

  @Test(arguments: [
    ("<Button>Go on</Button>", ["Go on, button"]),
    ("<Button><Text>Skip</Text></Button>", ["Skip, button"]),
    ("<Button>{`Buy ${2}`}</Button>", ["Buy 2, button"]),
  ])
  func `The type of children decides what a component renders`(
    _ element: String, _ expected: [String]
  ) throws {
    let stops = try Self.stops(
      """
      import { Pressable, Text } from 'react-native';
      const Button = ({ children }) => (
        <Pressable role="button">
          {typeof children === 'string' ? <Text>{children}</Text> : children}
        </Pressable>
      );
      export default () => \(element);
      """)
    #expect(stops == expected)
  }

  @Test func `Elements of a constant are no screens if a screen shows one of them`() throws {
    let source = """
      import { Text, View } from 'react-native';
      const STEPS = { cart: <Text>2 items</Text>, pay: <Text>Card</Text> };
      export function Checkout() { const step = 'pay'; return <View>{STEPS[step]}</View>; }
      """
    let screens = try ImportedScreen.contents(of: Array(source.utf8), format: .jsx)
    #expect(screens.count == 1)
    #expect(screens.first?.screen.outline.contains("Card") == true)
  }

  @Test func `The fallback of an unknown component is not shown beside its content`() throws {
    let stops = try Self.stops(
      """
      import { ErrorBoundary } from 'some-boundary';
      import { Text } from 'react-native';
      export default () => <ErrorBoundary fallback={<Text>Broken</Text>} footer={<Text>Foot</Text>}>
        <Text>Body</Text>
      </ErrorBoundary>;
      """)
    #expect(stops == ["Body", "Foot"])
  }

  @Test func `A header of React Native Elements shows the texts of its parts`() throws {
    let stops = try Self.stops(
      """
      import { Header } from '@rneui/themed';
      export default () => <Header centerComponent={{ text: 'Contacts', style: {} }} />;
      """)
    #expect(stops == ["Contacts"])
  }
}
