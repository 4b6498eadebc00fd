import Simulator
import Testing

@testable import Sessions

struct TextEditingTests {
  @Test func `A replacement records removed and inserted text and moves the caret behind it`() {
    var editing = TextEditing()
    let edit = editing.replace(1..<3, of: "abcd", with: "XYZ")
    #expect(edit.after == "aXYZd" && edit.removed == "bc" && edit.offset == 1)
    #expect(editing.selection == 4..<4)
  }

  @Test func `A selection beyond the end is clamped to the text`() {
    var editing = TextEditing()
    editing.selection = 2..<9
    let edit = editing.replace(editing.selection, of: "abc", with: "")
    #expect(edit.after == "ab" && edit.removed == "c")
    editing.moveCaret(to: 9)
    let move = editing.moveCaret(.left, in: "abc")
    #expect(move.over == "c" && move.edge == nil)
    #expect(editing.selection == 2..<2)
  }

  @Test func `The caret stops at both ends`() {
    var editing = TextEditing()
    editing.moveCaret(to: 1)
    let right = editing.moveCaret(.right, in: "ab")
    #expect(right.over == "b" && right.edge == .end)
    let beyond = editing.moveCaret(.right, in: "ab")
    #expect(beyond.over.isEmpty && beyond.edge == .end)
    _ = editing.moveCaret(.left, in: "ab")
    let left = editing.moveCaret(.left, in: "ab")
    #expect(left.over == "a" && left.edge == .start)
  }

  @Test func `The delete key removes the selection or else one character`() {
    var editing = TextEditing()
    #expect(editing.deletion.isEmpty)
    editing.moveCaret(to: 3)
    #expect(editing.deletion == 2..<3)
    editing.selection = 0..<2
    #expect(editing.deletion == 0..<2)
  }

  @Test func `A length limit counts the room that the selection frees`() {
    var editing = TextEditing()
    #expect(editing.room(in: "abc", limit: nil) == .max)
    #expect(editing.room(in: "abc", limit: 4) == 1)
    #expect(editing.room(in: "abcdef", limit: 4) == 0)
    editing.selection = 0..<2
    #expect(editing.room(in: "abc", limit: 4) == 3)
  }
}
