/// React Native components of fields, each with a text and a button.
enum FormComponent {
  /// Returns the source of the component.
  static func tsx(fields: Int) -> String {
    var code = """
      import React from 'react';
      import {Pressable, ScrollView, Text, TextInput, View} from 'react-native';

      const HELP = 'As it stands on the envelope';

      export function Form({onClear}: {onClear: (line: number) => void}) {
        return (
          <ScrollView>

      """
    for number in 1...fields {
      code += """
              <View>
                <Text>Line \(number) of your address</Text>
                <TextInput
                  accessibilityLabel={`Line ${\(number)} of your address`}
                  accessibilityHint={HELP + ', part \(number)'}
                  defaultValue="Part \(number)"
                />
                <Pressable accessibilityRole="button" onPress={() => onClear(\(number))}>
                  <Text>Clear line {\(number)}</Text>
                </Pressable>
              </View>

        """
    }
    return code + "    </ScrollView>\n  );\n}\n"
  }

  /// Returns the Jest snapshot of the component.
  static func snapshot(fields: Int) -> String {
    var text = """
      // Jest Snapshot v1, https://goo.gl/fbAQLP

      exports[`Form has its fields 1`] = `
      <RCTScrollView>

      """
    for number in 1...fields {
      text += """
          <View>
            <Text>
              Line \(number) of your address
            </Text>
            <TextInput
              accessibilityHint="As it stands on the envelope, part \(number)"
              accessibilityLabel="Line \(number) of your address"
              defaultValue="Part \(number)"
            />
            <View
              accessibilityRole="button"
              accessible={true}
              onClick={[Function]}
            >
              <Text>
                Clear line \(number)
              </Text>
            </View>
          </View>

        """
    }
    return text + "</RCTScrollView>\n`;\n"
  }
}
