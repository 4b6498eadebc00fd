class A extends React.Component { static x = 1; render() { if (!this.props.a) return null; switch (1) { case 1: return <B.C d='e"f' {...{g: [1,,2]}}>h{/r[/]\/x/g.test(`i${`j`}`)}</B.C>; } } }
const D = memo(forwardRef((p, r) => <E ref={r} onPress={async () => { for (;;) {} }} label={<F/>}/>));
