import {
  type Asked,
  type Fields,
  isOrder,
  isText,
  isTextOrNull,
  isTime,
  isTimeOrNull,
  same,
} from './asked';

const ROOM_FIELDS = [
  ...['user', 'role', 'roleId', 'title', 'img', 'simulated', 'order_id'],
  ...['closes_at', 'created_at', 'agent', 'last', 'last_at', 'count_other'],
  ...['count_read', 'read_at', 'typing_at', 'hidden_at'],
  ...['other_delivered_at', 'other_read_at', 'other_typing_at'],
];
const MESSAGE_FIELDS = [
  ...['chat_id', 'user', 'roleId', 'chat_content', 'sender', 'author'],
  ...['img', 'order_id', 'seq', 'created_at'],
];
const LAST_FIELDS = ['id', 'content', 'sender', 'author', 'img', 'order_id'];
const UNTOUCHED = [
  ...['agent', 'last', 'last_at', 'read_at', 'typing_at', 'hidden_at'],
  ...['other_delivered_at', 'other_read_at', 'other_typing_at'],
];
const CUSTOMER_FIELDS = [
  ...['title', 'img', 'simulated', 'order_id', 'closes_at', 'last', 'last_at'],
  ...['count_read', 'read_at', 'typing_at', 'hidden_at'],
];
const CUSTOMER_MARKS = ['count_read', 'read_at', 'hidden_at'];
const OPERATOR_FIELDS = [
  ...['agent', 'last', 'last_at', 'count_other'],
  ...['other_delivered_at', 'other_read_at', 'other_typing_at'],
];
const MESSAGE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const PICTURE = /^documents\/[0-9a-f]{2}\/[0-9a-f-]{36}[.]webp$/;

const isPictureOrNull = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && PICTURE.test(value));

const hasExactly = (data: Fields, names: readonly string[]): boolean =>
  names.every((name) => name in data) &&
  Object.keys(data).every((name) => names.includes(name));

const isOperator = ({ auth }: Asked): boolean => auth?.sofra_role === 'admin';

const isOwn = ({ auth }: Asked, data: Fields): boolean =>
  auth !== null && data.user === auth.uid;

function isOpen({ auth, now }: Asked, id: unknown): boolean {
  const closes = typeof id === 'string' ? auth?.rooms?.[id] : undefined;
  return (
    closes !== undefined && (closes === 0 || +new Date(now) < closes * 1_000)
  );
}

/** The names of what a write changes. */
function changesOf(before: Fields, after: Fields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !same(before[name], after[name]));
}

const about = (data: Fields): boolean =>
  isText(data.title, 200) &&
  isTextOrNull(data.img, 500) &&
  typeof data.simulated === 'boolean' &&
  isOrder(data.order_id) &&
  isTimeOrNull(data.closes_at);

function isLast(asked: Asked, id: string, last: unknown, sender: number) {
  if (typeof last !== 'object' || last === null) return false;
  const words = last as Fields;
  const said =
    typeof words.id === 'string' && asked.after(`messages/${words.id}`);
  return (
    !!said &&
    hasExactly(words, LAST_FIELDS) &&
    isText(words.content, 140) &&
    words.sender === sender &&
    typeof words.img === 'boolean' &&
    said.chat_id === id &&
    said.sender === sender &&
    same(said.author, words.author) &&
    same(said.order_id, words.order_id) &&
    isTime(said.created_at, asked.now)
  );
}

const canCreateRoom = (asked: Asked, id: string, room: Fields): boolean =>
  isOwn(asked, room) &&
  isOpen(asked, id) &&
  hasExactly(room, ROOM_FIELDS) &&
  ['admin', 'shop', 'courier'].includes(String(room.role)) &&
  isText(room.roleId, 40) &&
  (room.role === 'admin') === (room.roleId === 'admin') &&
  about(room) &&
  isTime(room.created_at, asked.now) &&
  room.count_other === 0 &&
  room.count_read === 0 &&
  UNTOUCHED.every((name) => room[name] === null);

function saysLast(asked: Asked, id: string, changed: string[], sender: number) {
  if (!changed.includes('last') && !changed.includes('last_at')) return true;
  const { last, last_at } = asked.written ?? {};
  return isTime(last_at, asked.now) && isLast(asked, id, last, sender);
}

function canUpdateOwnRoom(asked: Asked, id: string, was: Fields, is: Fields) {
  const changed = changesOf(was, is);
  const only = (names: readonly string[]) =>
    changed.every((name) => names.includes(name));
  return (
    isOwn(asked, was) &&
    isOwn(asked, is) &&
    only(CUSTOMER_FIELDS) &&
    (isOpen(asked, id) || only(CUSTOMER_MARKS)) &&
    about(is) &&
    Number.isInteger(is.count_read) &&
    Number(is.count_read) >= Number(was.count_read) &&
    Number(is.count_read) <= Number(was.count_other) &&
    (same(is.read_at, was.read_at) || isTime(is.read_at, asked.now)) &&
    (same(is.typing_at, was.typing_at) || isTime(is.typing_at, asked.now)) &&
    (is.hidden_at === null ||
      same(is.hidden_at, was.hidden_at) ||
      isTime(is.hidden_at, asked.now)) &&
    saysLast(asked, id, changed, 1)
  );
}

function canServeRoom(asked: Asked, id: string, was: Fields, is: Fields) {
  const changed = changesOf(was, is);
  return (
    isOperator(asked) &&
    changed.every((name) => OPERATOR_FIELDS.includes(name)) &&
    isTextOrNull(is.agent, 100) &&
    Number.isInteger(is.count_other) &&
    Number(is.count_other) >= Number(was.count_other) &&
    isTimeOrNull(is.other_delivered_at) &&
    isTimeOrNull(is.other_read_at) &&
    isTimeOrNull(is.other_typing_at) &&
    saysLast(asked, id, changed, 0)
  );
}

function isWholeMessage(asked: Asked, id: string, data: Fields): boolean {
  const room = asked.after(`chats/${String(data.chat_id)}`);
  return (
    MESSAGE_ID.test(id) &&
    hasExactly(data, MESSAGE_FIELDS) &&
    isText(data.chat_content, 2_000) &&
    isPictureOrNull(data.img) &&
    isOrder(data.order_id) &&
    (data.chat_content !== '' || data.img !== null || data.order_id !== null) &&
    isTime(data.created_at, asked.now) &&
    room !== null &&
    data.user === room.user &&
    data.roleId === room.roleId
  );
}

function canCreateMessage(asked: Asked, id: string, data: Fields): boolean {
  const own =
    isOwn(asked, data) &&
    isOpen(asked, data.chat_id) &&
    data.sender === 1 &&
    data.author === null &&
    data.seq === 0;
  const answer =
    isOperator(asked) &&
    data.sender === 0 &&
    isTextOrNull(data.author, 100) &&
    data.seq === asked.after(`chats/${String(data.chat_id)}`)?.count_other;
  return (own || answer) && isWholeMessage(asked, id, data);
}

/** A list is allowed when it is filtered by who asks: rules are no filter, they check the query. */
const canList = (asked: Asked): boolean =>
  isOperator(asked) ||
  (asked.auth !== null &&
    asked.filters.some(
      ([field, value]) => field === 'user' && value === asked.auth?.uid,
    ));

const canGet = (asked: Asked): boolean =>
  isOperator(asked) ||
  (asked.auth !== null &&
    (asked.before === null || isOwn(asked, asked.before)));

/**
 * Who may read and write in Firestore: services/firebase/firestore.rules, said as a function, rule by rule. The stand-in
 * of the tests asks it; the rules themselves cannot be run here (docs/adr/0032).
 */
export function authorize(asked: Asked): boolean {
  const [collection, id = '', ...deeper] = asked.path.split('/');
  if (deeper.length || !['chats', 'messages'].includes(collection ?? ''))
    return false;
  const { before, op, written } = asked;
  if (op === 'list') return canList(asked);
  if (op === 'get') return canGet(asked);
  if (op === 'delete' || !written) return false;
  if (collection === 'messages')
    return op === 'create' && canCreateMessage(asked, id, written);
  if (op === 'create') return canCreateRoom(asked, id, written);
  return (
    before !== null &&
    (canUpdateOwnRoom(asked, id, before, written) ||
      canServeRoom(asked, id, before, written))
  );
}
