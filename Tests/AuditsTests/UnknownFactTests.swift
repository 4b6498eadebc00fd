import Importers
import Simulator
import Testing

@testable import Audits

/// Findings about facts that only the running app knows.
struct UnknownFactTests {
  @Test(arguments: [
    ("role-missing", "<Pressable {...props} onPress={go}><Text>Go</Text></Pressable>"),
    (
      "role-missing", "<Pressable accessibilityRole={role} onPress={go}><Text>Go</Text></Pressable>"
    ),
    (
      "role-missing",
      "<Pressable role={isLink && 'link'} onPress={go}><Text>Go</Text></Pressable>"
    ),
    ("label-missing", "<TextInput {...field} />"),
    ("label-missing", "<Pressable accessibilityRole='button' {...rest}><Image /></Pressable>"),
    ("label-missing", "<Pressable accessibilityRole='button'><Label /></Pressable>"),
    ("image-alt-missing", "<View><Image {...picture} /></View>"),
    ("visible-label-missing", "<TextInput accessibilityLabel={props.label} />"),
    (
      "visible-label-missing",
      "<View>{renderLabel()}<TextInput accessibilityLabel='Name' /></View>"
    ),
  ]) func `A finding that depends on an unknown fact needs review`(rule: String, source: String)
    throws
  {
    #expect(try found(rule, source).allSatisfy(\.needsReview))
  }

  @Test(arguments: [
    (
      "role-missing",
      "<Pressable accessibilityRole={isLink ? 'link' : 'button'} onPress={go}><Text>Go</Text></Pressable>"
    ),
    (
      "state-not-heard",
      "<Pressable accessibilityRole='checkbox' accessibilityState={{checked: isOn}}><Text>A</Text></Pressable>"
    ),
    (
      "state-not-heard",
      "<Pressable accessibilityRole='checkbox' accessibilityState={state}><Text>A</Text></Pressable>"
    ),
    (
      "state-not-heard",
      "<Pressable accessibilityRole='checkbox' aria-checked={isOn}><Text>A</Text></Pressable>"
    ),
    ("heard-twice", "<Text>Total: {total}</Text>"),
    ("heard-twice", "<Pressable accessibilityLabel={`Count: ${count}`} onPress={go} />"),
  ]) func `A fact that is present in every case is not reported as missing`(
    rule: String, source: String
  ) throws {
    #expect(try found(rule, source).isEmpty)
  }

  @Test(arguments: [
    (
      "role-missing",
      "<Pressable accessibilityLabel={label} onPress={go}><Text>Go</Text></Pressable>"
    ),
    (
      "label-missing",
      "<Pressable accessibilityRole='button' disabled={isBusy}><Image /></Pressable>"
    ),
    ("label-missing", "<Pressable accessibilityRole='button'><CloseIcon /></Pressable>"),
    ("role-conflict", "<Pressable accessibilityRole='buton' accessibilityLabel={label} />"),
    (
      "label-is-code",
      "<Pressable accessibilityRole='button' accessibilityLabel='⟨icon save⟩' onPress={save} />"
    ),
    ("has-valid-accessibility-state", "<Pressable {...rest} accessibilityState={{on: true}} />"),
  ]) func `A finding that does not depend on an unknown fact is certain`(
    rule: String, source: String
  ) throws {
    #expect(try found(rule, source).contains { !$0.needsReview })
  }

  @Test func `An unresolved text counts as present`() throws {
    let layout = """
      <EditText xmlns:android="http://schemas.android.com/apk/res/android"
        android:hint="@string/email" android:contentDescription="@string/email_label"/>
      """
    let found = try found("label-masked", layout, as: "android-layout")
    #expect(found.contains { !$0.needsReview })
  }

  private func found(
    _ rule: String, _ source: String, as format: String = "jsx"
  ) throws -> [Finding] {
    try Audit([#require(AuditRule(named: rule))])
      .report(on: source, as: #require(InputFormat(named: format))).findings
  }
}
