import { Button, CheckBox, Input, ListItem, SearchBar, Slider, Overlay } from '@rneui/themed';
import { View } from 'react-native';

export default () => (
  <View>
    <SearchBar placeholder="Find a plant" />
    <ListItem onPress={() => {}}>
      <ListItem.Content>
        <ListItem.Title>Fern</ListItem.Title>
        <ListItem.Subtitle>Water on Mondays</ListItem.Subtitle>
      </ListItem.Content>
      <ListItem.Chevron />
    </ListItem>
    <ListItem>
      <ListItem.Title>Moss</ListItem.Title>
    </ListItem>
    <CheckBox title="Remind me" checked />
    <CheckBox title="Every day" checked={false} disabled />
    <Input label="Nickname" placeholder="Fred" />
    <Slider value={30} minimumValue={0} maximumValue={60} accessibilityLabel="Minutes of light" />
    <Button title="Save plant" onPress={() => {}} />
    <Overlay isVisible={false}>
      <Button title="Never shown" />
    </Overlay>
  </View>
);
