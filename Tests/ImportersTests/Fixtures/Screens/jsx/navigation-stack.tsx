import { useLayoutEffect } from 'react';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { createStackNavigator } from '@react-navigation/stack';
import { createDrawerNavigator } from '@react-navigation/drawer';
import { Button, Text } from 'react-native';

const Root = createNativeStackNavigator();
const Help = createStackNavigator();
const Drawer = createDrawerNavigator();

const Recipes = () => <Text>Soup</Text>;

function Recipe({ navigation, route }) {
  useLayoutEffect(() => {
    navigation.setOptions({ title: 'Leek soup' });
  }, [navigation]);
  return <Text>Boil for ten minutes</Text>;
}

const Question = () => <Text>How do I peel an onion?</Text>;
const Answer = () => <Text>Under water</Text>;

function HelpStack() {
  return (
    <Help.Navigator screenOptions={{ headerBackTitle: 'All questions' }}>
      <Help.Group>
        <Help.Screen name="Question" component={Question} />
        <Help.Screen name="Answer" component={Answer} options={{ headerTitle: 'An answer' }} />
      </Help.Group>
    </Help.Navigator>
  );
}

function Kitchen() {
  return (
    <Drawer.Navigator>
      <Drawer.Screen name="Timer" component={() => <Text>10:00</Text>} />
      <Drawer.Screen name="Scale" component={() => <Text>250 g</Text>} />
    </Drawer.Navigator>
  );
}

export default () => (
  <Root.Navigator>
    <Root.Screen name="Recipes" component={Recipes} options={{ title: 'All recipes' }} />
    <Root.Screen
      name="Recipe"
      component={Recipe}
      options={{ headerRight: () => <Button title="Share" onPress={() => {}} /> }}
    />
    <Root.Screen name="Help" component={HelpStack} options={{ headerShown: false }} />
    <Root.Screen name="Kitchen" component={Kitchen} />
    <Root.Screen
      name="Filter"
      component={require('./missing')}
      options={{ presentation: 'modal', headerTitle: () => <Text>Filter recipes</Text> }}
    />
  </Root.Navigator>
);
