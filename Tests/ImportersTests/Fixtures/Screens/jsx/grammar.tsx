import * as React from 'react';
import {Pressable, Text, TextInput, View} from 'react-native';
import {Form} from './form';

const shared = {accessibilityHint: 'Shared hint'};
const first = 'first';

// Every way to write elements, attributes, values and what stands between tags.
export default function Grammar() {
  return (
    <>
      <View testID="names">
        <Animated.View accessible accessibilityLabel="Name with a point" />
        <svg:path title="Name with a colon" />
        <List<Item, 'key'> title="Type arguments" />
        <Form.Field label="Own component with a point"></Form.Field>
      </View>
      <View testID="attributes">
        <TextInput accessibilityLabel="Double &quot;quotes&quot; &amp; &lt;entities&gt; &#169;&#xA9;&nbsp;&copy;" />
        <TextInput accessibilityLabel='Single quotes with "others"' placeholder='No \n escape' />
        <TextInput
          accessibilityLabel="Over
two lines" // a comment
          /* another */ editable={false}
          placeholder={"In braces"}
        />
        <Pressable disabled accessibilityLabel={'No value is true'} />
        <Pressable accessibilityLabel='Spread' {...shared} {...{accessibilityRole: 'button'}} />
        <Card icon=<Text>Element as a value</Text> footer={<Text>Element in braces</Text>} />
        <TextInput accessibilityLabel="Dashes" data-kind="x" aria-required={true} />
        <Pressable accessibilityLabel="Twice" accessibilityLabel="Twice, the last wins" />
      </View>
      <View testID="values">
        <Pressable accessibilityLabel={`Template
on lines`} />
        <Pressable accessibilityLabel={'Added ' + "parts" + `, ${1 + 1} and ${'a'}`} />
        <Pressable accessibilityLabel={('Parentheses' as string)!} />
        <Pressable accessibilityLabel={'Escapes: \'\u0041\x42\u{43}\' \
continued'} />
        <Pressable
          accessibilityRole="adjustable"
          accessibilityLabel="Numbers"
          accessibilityValue={{min: -1, max: 1e3, now: 0x10, "text": undefined}}
        />
        <Pressable
          accessibilityLabel="Object"
          accessibilityState={{['checked']: true, ...{busy: false}, disabled: !true, selected: null}}
        />
        <Pressable
          accessibilityLabel="Array"
          accessibilityActions={[{name: 'cut', label: 'Cut'}, ...[{name: 'copy', label: 'Copy'}]]}
          onPress={function press() { return {a: [1, (2)]}; }}
        />
      </View>
      <View testID="children">
        {}
        {/* nothing */}
        {null}{undefined}{true}{false}
        {'text outside'}
        <Text>{'{'}braces{"}"} {1}{' '}{`2`}</Text>
        {[<Text key="1">In a list</Text>, 'x' && <Text key="2">After a value</Text>]}
        <>
          <Text>In a fragment</Text>
        </>
        <React.Fragment key="f"><Text>In a named fragment</Text></React.Fragment>
      </View>
    </>
  );
}
