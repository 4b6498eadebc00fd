// What is no element, and what only looks as if it ended one.
type Render = <T>(item: T) => void;
interface Props<T extends object = {}> extends Base<T> { onPick: <K extends keyof T>(key: K) => T[K]; }
const identity = <T,>(x: T) => x;
const typed = <T extends unknown>(x: T): Array<Map<string, T>> => [new Map<string, T>()];
async function load<A, B>(a: A): Promise<B | undefined> { return undefined; }
const pattern = /<View>["'`{(]\/[/"]+/g;
const quotient = 10 / 2 / 5;
const small = a < b && c > d;
const shifted = 1 << 2 >> 1;
const tag = html`<Text>${`nested ${'`'} <Text>`}</Text>`;
const text = "<Text>not an element</Text>";
/* <Text>in a comment</Text> */
// <Text>it's in a comment</Text>

export function HardCases<T,>({items}: Props<T>) {
  const [value, setValue] = useState<Record<string, () => void>>({});
  const ref = useRef<Array<TextInput> | null>(null);
  if (a < b) { load<string, number>('x'); }
  const matches = x.replace(/[/<]/g, '').split(/"/);
  return (
    <View onLayout={e => { if (e.width<limit && e.height>limit) { set(e.width / 2); } }}>
      <Text>Don't close it's strings: "quotes", `ticks`, // slashes, /* stars */ and # & ; marks</Text>
      <Text>10 &lt; 20 &amp;&amp; 30 &gt; 20; &unknown; &#x1F600;</Text>
      <TextInput
        // a comment with <b> and it's quote
        accessibilityLabel="Comments" /* > */ placeholder="between /* no comment */ attributes"
        onChangeText={(t: string): void => setValue(v => ({...v, [t]: () => {}}))}
        validate={v => /^[^"'<>{]+$/.test(v) && v.length < 5 && v > <any>3}
      />
      <Pressable accessibilityLabel={`Template with ${'a string } and ' + `another ${1}`} inside`} />
      <List<Item> renderItem={<K,>({item}: {item: K}) => <Row<K> title="From a function" item={item} />} />
      <Text>Last</Text>
    </View>
  );
}
