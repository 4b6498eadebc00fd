import Importers
import Testing
import TextIO

/// JSX of React for the web, which contains no screen.
struct JSXWebTests {
  private func problem(_ code: String) -> String? {
    do throws(InputError) {
      _ = try ImportedScreen.contents(of: Array(code.utf8), format: .jsx, file: "a.jsx")
      return nil
    } catch {
      return error.description
    }
  }

  private static let message =
    "a.jsx:2:3: this is JSX for the web (<form>), which holds no screen until a browser shows it; "
    + "start its server and name the URL, such as announce http://localhost:3000/, or give the page "
    + "as HTML"

  @Test(arguments: [
    "export default () => (\n  <form><input type=\"email\" /><button>Send</button></form>\n);\n",
    "import { Button } from '@mui/material';\n  <form><p>Name</p><Button>Send</Button></form>\n",
    "import {Card} from './Card';\n  <form><Card><h1>a</h1></Card></form>\n",
    "const t = {a: 'export.title', b: 'exposed'}; import.meta.env;\n  <form>{t('expo1')}</form>\n",
    "const Button = (p) => p.children;\n  <form><p>Name</p><Button>Send</Button></form>\n",
  ])
  func `A component of HTML elements is refused with one message`(_ code: String) {
    #expect(problem(code) == JSXWebTests.message)
  }

  @Test(arguments: [
    "import {View} from 'react-native';\nexport default () => <View><div>a</div></View>;\n",
    "export default () => <View><Text>a</Text><br /></View>;\n",
    "import {Stack} from 'expo-router';\nexport default () => <div><Stack /></div>;\n",
    "export default () => <Card><item>a</item></Card>;\n",
    "import {Text} from './kit';\nexport default () => <><Text>a</Text><Text>b</Text><br /></>;\n",
  ])
  func `A component of React Native with an occasional lower-case tag is read`(_ code: String) {
    #expect(problem(code) == nil)
  }

  @Test func `An alias for an HTML element makes the file readable`() throws {
    let folder = try ProjectFolder(["aliases": "form = View\ninput = TextInput\n"])
    var options = ImportOptions()
    options.aliases = folder.path("aliases")
    let screens = try ImportedScreen.contents(
      of: Array("<form><input aria-label=\"a\" /></form>".utf8), format: .jsx, file: "a.jsx",
      options: options)
    #expect(screens.count == 1)
  }
}
