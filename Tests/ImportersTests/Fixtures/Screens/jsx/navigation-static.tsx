import { createStaticNavigation } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createMaterialTopTabNavigator } from '@react-navigation/material-top-tabs';
import { createNativeBottomTabNavigator } from '@bottom-tabs/react-navigation';
import { Text } from 'react-native';

const Page = ({ route }) => <Text>{`This is ${route.name}`}</Text>;

const Charts = createMaterialTopTabNavigator({ screens: { Week: Page, Year: Page } });

const Home = createBottomTabNavigator({
  screenOptions: { headerShown: false },
  screens: {
    Steps: { screen: Charts, options: { tabBarLabel: 'Your steps' } },
    Sleep: Page,
  },
});

const Settings = createNativeBottomTabNavigator({ screens: { Units: Page, Privacy: Page } });

const Root = createNativeStackNavigator({
  initialRouteName: 'Home',
  screens: { Home, Goal: { screen: Page, options: { title: 'Daily goal' } } },
  groups: {
    Modal: {
      screenOptions: { presentation: 'modal' },
      screens: { Settings },
    },
  },
});

const Navigation = createStaticNavigation(Root);

export default function App() {
  return <Navigation />;
}
