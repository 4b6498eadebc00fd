const Email = () => (
  <TextInput accessibilityLabel="Email" placeholder="name@example.com" keyboardType="email-address" />
);

const Agree = () => (
  <Pressable accessibilityRole="checkbox" accessibilityState={{checked: false}} onPress={f}>
    <Text>I agree</Text>
  </Pressable>
);

const Total = () => <View accessible><Text>Total</Text><Text>€12</Text></View>;

const Search = () => <View><Pressable role="searchbox" /><Pressable role="form" accessibilityRole="button" /></View>;

const SignIn = () => <Button title="Sign in" disabled />;

const Labelled = () => (
  <>
    <Text importantForAccessibility="no" accessibilityElementsHidden={true}>Email</Text>
    <TextInput accessibilityLabel="Email" />
  </>
);

const Printed = () => (
  <>
    <Text importantForAccessibility="no" accessibilityElementsHidden="true">Email</Text>
    <TextInput accessibilityLabel="Email" />
  </>
);
