const hint = Platform.select({ios: 'On an iPhone', android: 'On Android', default: 'Elsewhere'});

export default function Platforms() {
  return (
    <View>
      <Text accessibilityHint={hint}>{Platform.OS === 'ios' ? 'Apple' : 'Google'}</Text>
      {Platform.OS === 'android' && <Text>Android only</Text>}
      <Text>{Platform.select({native: 'Native', default: 'Web'})}</Text>
    </View>
  );
}

export const Same = () => <Text>The same on both</Text>;
