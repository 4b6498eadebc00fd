import Importers
import Simulator
import Testing

/// React Native modals that open and close in a session.
struct ModalTests {
  private static let cart = """
    import {useState} from 'react';
    import {View, Text, Pressable, Modal} from 'react-native';
    export default function Cart() {
      const [open, setOpen] = useState(false);
      return <View>
        <Text>Two items</Text>
        <Pressable accessibilityRole="button" onPress={() => setOpen(true)}><Text>Empty</Text></Pressable>
        <Modal visible={open}>
          <Text>Really?</Text>
          <Pressable accessibilityRole="button" onPress={() => setOpen(false)}><Text>Yes</Text></Pressable>
        </Modal>
      </View>;
    }
    """

  private func lines(by reader: any ScreenReader) throws -> [[String]] {
    var options = ImportOptions()
    options.readsApp = true
    let imported = try #require(
      try ImportedScreen.contents(
        of: Array(Self.cart.utf8), format: InputFormat(named: "jsx"), file: "Cart.tsx",
        options: options
      ).first)
    var session = Session(imported.screen(for: reader), by: reader, app: imported.activeApp)
    session.begin()
    for step in try GestureScript(
      "until \"Empty\"; double tap; until \"Yes\"; double tap"
    ).steps {
      session.perform(step.gesture)
    }
    return session.record.map { $0.lines.map(\.written) }
  }

  @Test func `TalkBack moves into a modal, and back to what opened it`() throws {
    let heard = try lines(by: TalkBack())
    #expect(heard[2] == ["→ \"Really?\"", "Really?"])
    #expect(heard[4].prefix(2) == ["→ \"Empty\"", "Empty, button"])
  }

  @Test func `VoiceOver plays a sound at a modal, and returns to the first stop`() throws {
    let heard = try lines(by: VoiceOver())
    #expect(heard[2] == ["→ \"Really?\"", "♪ screen changed", "Really?"])
    #expect(heard[4] == ["→ \"Two items\"", "♪ screen changed", "Two items"])
  }
}
