import * as React from 'react';
import {
  Appbar, Checkbox, List, ProgressBar, RadioButton, SegmentedButtons, TouchableRipple,
} from 'react-native-paper';
import { Text, View } from 'react-native';

export default function Delivery() {
  const [speed, setSpeed] = React.useState('express');
  const [size, setSize] = React.useState('m');
  return (
    <View>
      <Appbar.Header>
        <Appbar.BackAction onPress={() => {}} />
        <Appbar.Content title="Delivery" />
        <Appbar.Action icon="dots-vertical" accessibilityLabel="More" onPress={() => {}} />
      </Appbar.Header>
      <List.Item title="Address" description="Mill Lane 4" onPress={() => {}} />
      <List.Item
        title="Phone"
        right={() => <Text>+44 20 7946 0000</Text>}
      />
      <RadioButton.Group value={speed} onValueChange={setSpeed}>
        <RadioButton.Item label="Standard" value="standard" />
        <RadioButton.Item label="Express" value="express" />
      </RadioButton.Group>
      <Checkbox.Item label="Leave at the door" status="checked" onPress={() => {}} />
      <SegmentedButtons
        value={size}
        onValueChange={setSize}
        buttons={[
          { value: 's', label: 'Small' },
          { value: 'm', label: 'Medium', accessibilityLabel: 'Medium box' },
          { value: 'l', label: 'Large', disabled: true },
        ]}
      />
      <ProgressBar progress={0.4} accessibilityLabel="Packing" />
      <TouchableRipple onPress={() => {}}>
        <Text>Change order</Text>
      </TouchableRipple>
    </View>
  );
}
