import { Checkbox as Tick, H2, ListItem, RadioGroup, Switch, YStack } from 'tamagui';
import {
  Button, ButtonText, Checkbox, CheckboxIndicator, CheckboxLabel, Heading, Radio, RadioGroup as Choices,
  RadioLabel, Shimmer,
} from '@gluestack-ui/themed';
import { Checkbox as BaseBox, FormControl, Input, Radio as BaseRadio } from 'native-base';
import { Checkbox as KitBox, TextField } from 'react-native-ui-lib';
import ExpoBox from 'expo-checkbox';
import CommunityBox from '@react-native-community/checkbox';
import Volume from '@react-native-community/slider';

export function Tamagui() {
  return (
    <YStack>
      <H2>Alerts</H2>
      <Tick checked aria-label="Storms">
        <Tick.Indicator />
      </Tick>
      <Switch checked={false} aria-label="Silent at night">
        <Switch.Thumb />
      </Switch>
      <RadioGroup value="km">
        <RadioGroup.Item value="km" aria-label="Kilometres" />
        <RadioGroup.Item value="mi" aria-label="Miles" />
      </RadioGroup>
      <ListItem title="Region" subTitle="North" onPress={() => {}} />
    </YStack>
  );
}

export function Gluestack() {
  return (
    <>
      <Heading>Seats</Heading>
      <Checkbox value="window" isChecked>
        <CheckboxIndicator />
        <CheckboxLabel>Window</CheckboxLabel>
      </Checkbox>
      <Choices value="front">
        <Radio value="front"><RadioLabel>Front</RadioLabel></Radio>
        <Radio value="back" isDisabled><RadioLabel>Back</RadioLabel></Radio>
      </Choices>
      <Button isDisabled><ButtonText>Reserve</ButtonText></Button>
      <Shimmer>Loading seats</Shimmer>
    </>
  );
}

export function NativeBase() {
  return (
    <FormControl>
      <FormControl.Label>Team</FormControl.Label>
      <Input placeholder="Name of the team" />
      <BaseBox value="a" isChecked>Accept</BaseBox>
      <BaseRadio.Group value="b">
        <BaseRadio value="a">Home</BaseRadio>
        <BaseRadio value="b">Away</BaseRadio>
      </BaseRadio.Group>
    </FormControl>
  );
}

export function Others() {
  return (
    <>
      <KitBox label="Gift wrap" value />
      <TextField label="Note" placeholder="Best wishes" />
      <ExpoBox value accessibilityLabel="Receipt" />
      <CommunityBox value={false} accessibilityLabel="Insurance" />
      <Volume value={5} minimumValue={0} maximumValue={20} accessibilityLabel="Volume" />
    </>
  );
}
