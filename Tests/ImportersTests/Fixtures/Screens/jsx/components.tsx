// Components of the same file stand where they are used.
const Field = ({label, hint = 'Required', error, ...rest}: FieldProps) => {
  const id = `${label}-field`;
  return (
    <View>
      <Text nativeID={id}>{label}</Text>
      <TextInput accessibilityLabelledBy={id} accessibilityHint={hint} {...rest} />
      {error && <Text>{error}</Text>}
    </View>
  );
};

function Card(props) {
  return <View accessible={props.grouped}>{props.children}</View>;
}

function Guarded({show, text}) {
  if (!show) return null;
  return <Text>{text}</Text>;
}

function Loop({depth}) {
  return <View><Text>Again</Text><Loop depth={depth + 1} /></View>;
}

class Old extends React.Component {
  render() {
    const {title} = this.props;
    return <Text accessibilityRole="header">{title}</Text>;
  }
}

const Round = styled.Pressable`border-radius: 8px;`;
const Moving = Animated.createAnimatedComponent(Pressable);
const Wrapped = withTheme(Unknown);
const Fancy = Card;

export default function Components() {
  return (
    <View>
      <Old title="A class" />
      <Field label="First name" placeholder="Ann" />
      <Field label="Email" hint="Your address" error="Enter an email" keyboardType="email-address" />
      <Card grouped><Text>Inside</Text><Text>a card</Text></Card>
      <Fancy><Text>Another name</Text></Fancy>
      <Guarded show text="Shown" />
      <Guarded show={false} text="Not shown" />
      <Guarded show={unknown} text="Perhaps" />
      <Round accessibilityLabel="Styled" />
      <Moving accessibilityLabel="Animated" />
      <Wrapped title="Unknown" />
      <Loop depth={1} />
    </View>
  );
}
