import React, {useState} from 'react';
import {View, Text as T, TextInput, Pressable} from 'react-native';
const styles = StyleSheet.create({a: {display: 'none'}});
function Row({title, ...rest}: Props) { return <Pressable {...rest} accessibilityRole="button"><T>{`${title}!`}</T></Pressable>; }
export default function Screen({isOpen = false}) {
  const [text, setText] = useState<string>("a" + 1);
  return (<View style={[styles.a, isOpen && {opacity: 0}]}>
    {["x", "y"].map((x, i) => <Row key={i} title={x ?? "z"} accessibilityState={{checked: i > 0}} />)}
    {isOpen ? <></> : <TextInput value={text} onChangeText={t => setText(t)} secureTextEntry maxLength={5} />}
    {/* c */}{t('key', {count: 2})}&nbsp;&#x41;
  </View>);
}
