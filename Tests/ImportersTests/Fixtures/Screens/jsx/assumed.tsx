export default function Assumed({isOpen, user, items, kind}) {
  return (
    <View>
      {isOpen && <Text>Open</Text>}
      {!isOpen && <Text>Closed</Text>}
      {user.isAdmin ? <Text>Admin</Text> : <Text>Guest</Text>}
      {items.length > 0 && <Text>There are items</Text>}
      <Text>{kind === 'new' ? 'New' : 'Old'} {user.name}</Text>
    </View>
  );
}
