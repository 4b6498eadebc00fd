// One component is broken; the others stand.
export const Before = () => <Text>Before</Text>;

export function Broken() {
  return (
    <View>
      <Text>Mismatched</Txt>
      {items.map(() => <Text>Inside</Text>)}
    </View>
  );
}

export const After = () => (
  <View>
    {show && <Text>Only this is broken</View>}
    <Text>After</Text>
  </View>
);
