import React, {useRef, useState} from 'react';
import {Pressable, ScrollView, Switch, Text, TextInput, View} from 'react-native';

const PASSWORD_HELP = 'At least 8 characters';

export function SignUp({onSubmit}: {onSubmit: () => void}) {
  const password = useRef<TextInput>(null);
  const [news, setNews] = useState(true);
  return (
    <ScrollView>
      <Text accessibilityRole="header">Sign up</Text>
      <Text importantForAccessibility="no" accessibilityElementsHidden>
        Enter your email address (required)
      </Text>
      <TextInput
        accessibilityLabel="Enter your email address (required)"
        accessibilityHint="Please enter a valid email"
        defaultValue="ann@"
        inputMode="email"
        enterKeyHint="next"
        submitBehavior="submit"
        onSubmitEditing={() => password.current?.focus()}
      />
      <TextInput
        ref={password}
        accessibilityLabel="Password (required)"
        accessibilityHint={PASSWORD_HELP}
        secureTextEntry
        enterKeyHint="done"
      />
      <View>
        <Text importantForAccessibility="no" accessibilityElementsHidden>
          Daily news
        </Text>
        <Switch accessibilityLabel="Daily news" value={news} onValueChange={setNews} />
      </View>
      <Pressable role="checkbox" aria-checked={false} onPress={() => {}}>
        <Text>I accept the terms</Text>
      </Pressable>
      <Pressable accessibilityRole="button" onPress={onSubmit}>
        <Text>Sign up</Text>
      </Pressable>
    </ScrollView>
  );
}
