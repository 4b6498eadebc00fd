import ImportSupport
import Testing

@testable import ReactNativeImport

@Suite struct ComponentLibraryTests {
  @Test(arguments: [
    ("@rneui/themed", "CheckBox"), ("tamagui", "Checkbox"), ("@gluestack-ui/themed", "Checkbox"),
    ("native-base", "Checkbox"), ("react-native-ui-lib", "Checkbox"),
    ("expo-checkbox", "AnyName"), ("@react-native-community/checkbox", "Box"),
  ])
  func `The check box of a library has the role and a checked state`(
    _ package: String, _ name: String
  ) throws {
    let alias = try #require(ComponentLibrary.alias(of: name, in: package))
    #expect(alias["role"] == ["checkbox"] && !alias["checked"].isEmpty)
  }

  @Test(arguments: [("react-native-paper", "ProgressBar"), ("tamagui", "H1")])
  func `A library is known by the name of its package`(_ package: String, _ name: String) {
    #expect(ComponentLibrary.alias(of: name, in: package) != nil)
    #expect(ComponentLibrary.alias(of: name, in: "\(package)-other") == nil)
  }

  @Test func `A component that a library does not have is unknown`() {
    #expect(ComponentLibrary.alias(of: "Shimmer", in: "tamagui") == nil)
  }
}
