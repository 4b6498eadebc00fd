// What is worked out without running the code, and what is not.
import {useTranslation} from 'react-i18next';

const TITLE = 'Settings';
const {save: SAVE, cancel = 'Cancel'} = {save: 'Save'};
const names = ['Ann', 'Bob'];
const options = [{key: 'a', label: 'Option A'}, {key: 'b', label: 'Option B'}];
let changing = 'before';
changing = 'after';
const circle = other, other = circle;
const config = {labels: {email: 'Email', 'first-name': 'First name'}, count: 2 + 1};
const styles = StyleSheet.create({gone: {display: 'none'}, clear: {opacity: 0}, plain: {color: 'red'}});

export default function Evaluation({user, title = 'Default title', children}) {
  const [news, setNews] = useState<boolean>(true);
  const [text, setText] = React.useState(() => 'Start');
  const {t} = useTranslation();
  const intl = useIntl();
  const length = useMemo(() => names.length, [names]);
  return (
    <View>
      <Text>{TITLE}</Text>
      <Text>{SAVE} {cancel}</Text>
      <Text>{config.labels.email}, {config.labels['first-name']}, {config.count}, {length}</Text>
      <Text>{title}</Text>
      <TextInput accessibilityLabel={`${TITLE}: ${config?.labels?.email}`} value={text} />
      <Switch accessibilityLabel="News" value={news} disabled={!news} />
      <Text style={styles.gone}>Not displayed</Text>
      <Text style={[styles.plain, styles.clear]}>See-through</Text>
      {names.map(name => <Text key={name}>{name.toUpperCase()}</Text>)}
      {options.map(({key, label}, index) => {
        return <Pressable key={key} accessibilityLabel={`${index + 1}: ${label}`} />;
      })}
      {news && <Text>News is on</Text>}
      {!news && <Text>News is off</Text>}
      {names.length > 5 ? <Text>Many</Text> : <Text>Few</Text>}
      {null ?? <Text>Nothing else</Text>}
      <Text>{t('form.title')} {i18n.t('known', {defaultValue: 'Default text'})}</Text>
      <Text>{intl.formatMessage({id: 'x', defaultMessage: 'Default message'})}</Text>
      {user.isAdmin && <Text>For admins</Text>}
      {user.ok ? <Text>Good</Text> : <Text>Bad</Text>}
      <Text>{user.ok ? 'Yes' : 'No'}</Text>
      <Text>Hello {user.name}, you have {`${user.count} messages`}</Text>
      <Pressable accessibilityLabel={`Remove ${user.name}`} accessibilityState={{checked: user.checked}} />
      <Pressable accessibilityLabel={user.label} onPress={handlePress} style={makeStyle('x')} />
      <Pressable accessibilityLabel={changing} accessibilityHint={circle} />
      {user.items.map(item => <Text key={item.id}>Item {item.name}</Text>)}
      <FlatList data={names} renderItem={({item}) => <Text>Row of {item}</Text>} />
      <Consumer>{value => <Text>Inside a function</Text>}</Consumer>
      <Pressable {...user.props} accessibilityLabel="After a spread" />
      <Text onPress={() => Alert.alert('Really?', 'This cannot be undone')}>{children}</Text>
      {renderSomething()}
      {children}
      <Text>{new Date().toString()}</Text>
    </View>
  );
}
