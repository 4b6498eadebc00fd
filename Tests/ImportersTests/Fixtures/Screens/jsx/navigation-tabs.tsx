import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { NavigationContainer } from '@react-navigation/native';
import { Ionicons } from '@expo/vector-icons';
import { Pressable, ScrollView, Text, View } from 'react-native';

const { Navigator, Screen } = createBottomTabNavigator();
const ICONS = { Ferries: 'boat', Tickets: 'ticket', Account: 'person' };

function FerriesScreen({ navigation }) {
  return (
    <ScrollView>
      <Text accessibilityRole="header">Next departures</Text>
      <Pressable accessibilityRole="button" onPress={() => navigation.navigate('Tickets')}>
        <Text>Buy a ticket</Text>
      </Pressable>
    </ScrollView>
  );
}

const TicketsScreen = () => <Text>No tickets yet</Text>;

class AccountScreen extends React.Component {
  render() {
    return <Text>Signed in as {this.props.route.name}</Text>;
  }
}

export default function App() {
  const unpaid = 2;
  return (
    <NavigationContainer>
      <Navigator
        initialRouteName="Tickets"
        screenOptions={({ route }) => ({
          tabBarIcon: ({ color }) => <Ionicons name={ICONS[route.name]} color={color} />,
          headerRight: () => (
            <Pressable accessibilityRole="button" accessibilityLabel="Help" onPress={() => {}} />
          ),
        })}
      >
        <Screen name="Ferries" component={FerriesScreen} options={{ title: 'Ferry times' }} />
        <Screen
          name="Tickets"
          component={TicketsScreen}
          options={{ tabBarBadge: unpaid, tabBarButtonTestID: 'tickets-tab' }}
        />
        <Screen
          name="Account"
          component={AccountScreen}
          options={{
            headerShown: false,
            tabBarAccessibilityLabel: 'Your account',
            tabBarLabel: 'Me',
          }}
        />
        <Screen name="Debug" options={{ tabBarButton: () => null }}>
          {() => <View><Text>Build 7</Text></View>}
        </Screen>
      </Navigator>
    </NavigationContainer>
  );
}
