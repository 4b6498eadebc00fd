<Text accessibilityElementsHidden="true" importantForAccessibility="no">First name \*</Text>
<TextInput accessibilityLabel="First name \*" editable="false" /> >
<View>
  text outside
  <Pressable accessibilityRole="tabbar" aria-label="Odd role" />>
  <Text>5 > 3</Text>
</View>
