import Foundation
import Importers
import Simulator
import Testing

@Suite struct ComposeResourceValueTests {
  @Test func `Numbers and Booleans of resources are read`() throws {
    let screen = "app/src/main/java/org/acme/app/Screen.kt"
    let project = try ProjectFolder([
      "settings.gradle.kts": "include(\":app\")\n", "app/build.gradle.kts": "",
      "app/src/main/res/values/values.xml": """
      <resources>
        <integer name="columns">3</integer>
        <bool name="is_tablet">false</bool>
      </resources>
      """,
      screen: """
      package org.acme.app
      @Preview @Composable fun P() {
        val resources = LocalContext.current.resources
        Column {
          Text("${integerResource(R.integer.columns)} columns")
          Text(if (booleanResource(R.bool.is_tablet)) "Tablet" else "Phone")
          Text("${resources.getInteger(R.integer.columns) * 2}")
          Text("${integerResource(R.integer.rows)}")
        }
      }
      """,
    ])
    try withExtendedLifetime(project) {
      let screens = try ImportedScreen.contents(
        ofFile: project.path(screen), options: ImportOptions())
      let said = TalkBack().read(try #require(screens.first).screen).stops.map(\.announcement.said)
      #expect(said == ["3 columns", "Phone", "6", "{integerResource(R.integer.rows)}"])
    }
  }
}
