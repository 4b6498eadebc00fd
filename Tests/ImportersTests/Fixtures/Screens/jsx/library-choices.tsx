import SegmentedControl from '@react-native-segmented-control/segmented-control';
import { Picker } from '@react-native-picker/picker';
import { SegmentedButtons } from 'react-native-paper';
import { useState } from 'react';
import { View } from 'react-native';

export default function Units({ choices }) {
  const [language, setLanguage] = useState('pt');
  return (
    <View>
      <SegmentedControl values={['Metric', 'Imperial']} selectedIndex={1} />
      <Picker selectedValue={language} onValueChange={setLanguage}>
        <Picker.Item label="Danish" value="da" />
        <Picker.Item label="Portuguese" value="pt" />
      </Picker>
      <Picker accessibilityLabel="Currency" enabled={false}>
        <Picker.Item label="Krone" value="dkk" />
      </Picker>
      <SegmentedButtons value="a" buttons={choices} onValueChange={() => {}} />
    </View>
  );
}
