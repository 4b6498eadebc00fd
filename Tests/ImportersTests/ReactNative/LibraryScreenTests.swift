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

  @Test func `A header of React Native Elements shows the texts of its parts`() throws {
    let stops = try Self.stops(
      """
      import { Header } from '@rneui/themed';
      export default () => <Header centerComponent={{ text: 'Contacts', style: {} }} />;
      """)
    #expect(stops == ["Contacts"])
  }
}
