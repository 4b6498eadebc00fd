// Several components: the default first, then in order; parts of others are no screens.
import {Text} from 'react-native';

function Row({label}) {
  return <Text>{label}</Text>;
}

export const First = () => <View><Row label="First row" /></View>;

class Second extends React.Component<Props> {
  state = {open: false};
  renderRow(label: string) {
    return <Row label={label} />;
  }
  handle = () => { this.setState({open: true}); };
  render() {
    return (
      <View>
        {this.renderRow('A row of the class')}
        <Text>{this.props.title}</Text>
      </View>
    );
  }
}

const Third = React.memo(React.forwardRef<View, Props>(({title}, ref) => {
  return <View ref={ref}><Text>Third</Text></View>;
}));

const unusedPart = <Text>A constant nobody shows</Text>;

function Steps({step, ready}) {
  if (!ready) return <Text>Please wait</Text>;
  switch (step) {
    case 1:
      return <Text>Step one</Text>;
    default: {
      return <Text>Other step</Text>;
    }
  }
}

const Choice = ({isOpen}) => isOpen ? <Text>Open</Text> : <Text>Closed</Text>;

function helper() { return 1; }

export default function Main() {
  const header = <Text accessibilityRole="header">Main</Text>;
  const renderFooter = () => <Text>Footer</Text>;
  return (
    <View>
      {header}
      <FlatList data={data} renderItem={({item}) => <Row label="From the list" />} ListFooterComponent={renderFooter} />
      {renderFooter()}
    </View>
  );
}
