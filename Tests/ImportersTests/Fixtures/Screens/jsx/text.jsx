// The rule for blanks and lines between tags.
const Lines = () => (
  <View>
    <Text>
      One line
    </Text>
    <Text>
      Two
      lines
    </Text>
    <Text>  kept  blanks  </Text>
    <Text>
      Blank line

      between
    </Text>
    <Text>Before{' '}
      after</Text>
    <Text>
      A <Text>nested</Text> text, <Text>
        another
      </Text>.
    </Text>
    <Text>{'a'}
      {'b'}</Text>
    <Text>&nbsp;kept&nbsp;</Text>
    <Text>	tab	</Text>
    <View>

    </View>
    <Text>日本語 é 😀 {"ü"}</Text>
  </View>
);
