import type { CartDto } from '@/server/contracts/cart';
import { toMinor } from '@/utils/money/money';
import type { CartShop, LocalCartLine } from './cart-line';
import type {
  AddCommand,
  CartCommand,
  CartState,
  KnownPrice,
} from './cart-state';
import { hasLines } from './own-part';
import { carryOut, confirmedCart, showCart } from './show-cart';

/** What one of a line costs with its add-ons, in minor units, only to be compared. */
function unitMinor({ addons, discount, price }: KnownPrice): number {
  return addons.reduce(
    (sum, addon) =>
      sum + (toMinor(addon.price) - toMinor(addon.discount)) * addon.quantity,
    toMinor(price) - toMinor(discount),
  );
}

/**
 * The prices that were shown and are not true any more: those of before, and those that have changed with this
 * answer. Another currency is no change, and a price that has come back is forgotten.
 */
function outdatedBy(
  before: CartState,
  after: CartState,
): CartState['outdated'] {
  const shown = new Map(
    showCart(before).lines.map((line) => [line.key, line] as const),
  );
  const known = (line: LocalCartLine): KnownPrice | undefined => {
    const old = shown.get(line.key);
    if (old?.currencyId !== line.currencyId) return undefined;
    return before.outdated[line.key] ?? old;
  };
  const entries = showCart(after).lines.flatMap((line) => {
    const old = known(line);
    if (!old || unitMinor(old) === unitMinor(line)) return [];
    const { addons, discount, price } = old;
    return [[line.key, { addons, discount, price }] as const];
  });
  return Object.fromEntries(entries);
}

/** So many commands of the customer wait at most; more are not taken, which hooks/cart/use-cart says. */
export const MOST_COMMANDS = 100;

type Waiting = readonly CartCommand[];

const isKeyed = (
  command: CartCommand,
): command is Extract<CartCommand, { key: string }> => 'key' in command;

function keyOf(command: CartCommand): string | null {
  if (isKeyed(command)) return command.key;
  return 'line' in command ? command.line.key : null;
}

/** One more command; what it makes pointless is dropped: set after set, note after note, anything before a removal or a clear. */
function fold(waiting: Waiting, next: CartCommand): Waiting {
  const key = keyOf(next);
  if (next.kind === 'clear' || next.kind === 'replaceWith') return [next];
  if (next.kind === 'remove')
    return [...waiting.filter((one) => !isOfLine(one, key)), next];
  const last = waiting.findLast((one) => keyOf(one) === key);
  if (!last) return [...waiting, next];
  const isSetAnew =
    last.kind === next.kind && (next.kind === 'set' || next.kind === 'note');
  if (isSetAnew) return waiting.map((one) => (one === last ? next : one));
  const isRepeated =
    last.kind === 'add' &&
    next.kind === 'add' &&
    last.line.note === next.line.note &&
    last.shop.id === next.shop.id;
  if (!isRepeated) return [...waiting, next];
  const by = last.by + next.by;
  return waiting.map((one) => (one === last ? { ...last, by } : one));
}

function isOfLine(command: CartCommand, key: string | null): boolean {
  return command.kind !== 'replaceWith' && keyOf(command) === key;
}

/** The cart belongs to another shop, by the customer's lines or by a group's. */
function isForeign(
  state: CartState,
  shop: CartShop | null,
  add: AddCommand,
): boolean {
  if (shop) return shop.id !== add.shop.id;
  const { confirmed } = state;
  return isElsewhere(confirmed, add.shop) && (confirmed?.group ?? false);
}

const isElsewhere = (cart: CartDto | null, shop: CartShop): boolean =>
  cart !== null && cart.shop_id !== shop.id;

/** What was added of another shop becomes a question, as soon as it is known whose the cart is. */
function settle(state: CartState): CartState {
  if (!state.known) return state;
  let cart = confirmedCart(state.confirmed, '');
  const kept: CartCommand[] = [];
  const foreign: AddCommand[] = [];
  for (const command of state.commands) {
    const asks =
      command.kind === 'add' &&
      command.sentAs === undefined &&
      isForeign(state, cart.shop, command);
    if (asks) foreign.push(command);
    else {
      kept.push(command);
      cart = carryOut(cart, command);
    }
  }
  const [first] = foreign;
  if (!first) return state;
  const commands = kept;
  if (state.confirmed?.group)
    return { ...state, commands, question: { kind: 'in_group' } };
  const { question } = state;
  const before = question?.kind === 'other_shop' ? question.adds : [];
  const asked = [...before, ...foreign];
  const wanted = asked.at(-1)?.shop.id;
  const adds = asked.filter(({ shop }) => shop.id === wanted);
  return { ...state, commands, question: { kind: 'other_shop', adds } };
}

/** The customer does something: shown at once, sent soon. When too much waits already, it is the same state. */
export function give(state: CartState, command: CartCommand): CartState {
  const next = put(state, command);
  const before = countWaiting(state);
  const after = countWaiting(next);
  return after > MOST_COMMANDS && after > before ? state : next;
}

const countWaiting = ({ commands }: CartState): number =>
  commands.filter(({ sentAs }) => !sentAs).length;

/** One more command, however many wait. */
function put(state: CartState, command: CartCommand): CartState {
  const sent = state.commands.filter(({ sentAs }) => sentAs);
  const waiting = state.commands.filter(({ sentAs }) => !sentAs);
  const folded = fold(waiting, command);
  const shown = command.kind === 'clear' ? showCart(state) : null;
  const { shop = null, lines = [] } = shown ?? {};
  const cleared = shop && { shop, lines };
  return settle({ ...state, cleared, commands: [...sent, ...folded] });
}

/** Brings back what the last "clear" took, all of it. `id` names each command made of it. */
export function undoClear(state: CartState, id: () => string): CartState {
  const { cleared } = state;
  if (!cleared) return state;
  const { lines, shop } = cleared;
  return lines.reduce<CartState>(
    (next, line) =>
      put(next, {
        kind: 'add',
        id: id(),
        shop,
        line: toPlain(line),
        by: line.quantity,
      }),
    { ...state, cleared: null },
  );
}

/** Without the server's id of the line, which is gone with it. */
function toPlain(line: LocalCartLine & { detailId?: number }): LocalCartLine {
  const { detailId: _, ...plain } = line;
  return plain;
}

const isOlder = (known: CartDto | null, next: CartDto | null): boolean =>
  known !== null && next?.id === known.id && next.version < known.version;

/** What the server has. Of one cart the later version stays; what waited for it is decided now. */
export function receive(state: CartState, cart: CartDto | null): CartState {
  const confirmed = isOlder(state.confirmed, cart) ? state.confirmed : cart;
  const next = { ...state, confirmed, known: true, failed: false };
  return settle({ ...next, outdated: outdatedBy(state, next) });
}

/** These commands go out with a request of that key. */
export function markSent(
  state: CartState,
  ids: readonly string[],
  key: string,
): CartState {
  const commands = state.commands.map((command) =>
    ids.includes(command.id) ? { ...command, sentAs: key } : command,
  );
  return { ...state, commands };
}

const withoutSent = (state: CartState, key: string): CartState => ({
  ...state,
  commands: state.commands.filter(({ sentAs }) => sentAs !== key),
});

/** Whether a request of that key still stands for something in the cart. */
export const isAwaited = ({ commands }: CartState, key: string): boolean =>
  commands.some(({ sentAs }) => sentAs === key);

/**
 * The request was carried out: the answer holds what it carried. What it said of a line held what was done to it before,
 * also where it overtook the request of that.
 */
export function settleSent(
  state: CartState,
  key: string,
  cart: CartDto | null,
): CartState {
  const { commands } = state;
  const last = commands.findLastIndex(({ sentAs }) => sentAs === key);
  const carried = commands.filter(({ sentAs }) => sentAs === key);
  const waiting = commands.filter(
    (command, index) =>
      command.sentAs !== key &&
      (index > last || !carried.some((one) => holds(one, command))),
  );
  return receive({ ...state, commands: waiting }, cart);
}

/** Whether one command says all that an earlier one did. */
function holds(later: CartCommand, earlier: CartCommand): boolean {
  if (later.kind === 'clear' || later.kind === 'replaceWith') return true;
  return isOfLine(earlier, keyOf(later));
}

/** The request was refused: what it carried never happened, and what the server has is to be read. */
export function rollBack(state: CartState, key: string): CartState {
  return { ...withoutSent(state, key), known: false };
}

/** The request came too late for its version: what it carried is to be resolved again. */
export function release(state: CartState, key: string): CartState {
  const commands = state.commands.map((command) => {
    if (command.sentAs !== key) return command;
    const { sentAs: _, ...unsent } = command;
    return unsent;
  });
  return settle({ ...state, commands });
}

/** The answer to a question of another shop's items; of two carts it is noted, for the server to carry out. */
export function answer(
  state: CartState,
  takesWanted: boolean,
  id: () => string,
): CartState {
  const { question } = state;
  if (question?.kind === 'two_carts')
    return { ...state, question: { ...question, takesWanted } };
  const closed = { ...state, question: null };
  if (!takesWanted || question?.kind !== 'other_shop') return closed;
  const [first, ...rest] = question.adds;
  if (!first) return closed;
  const { by, line, shop } = first;
  const replaced = put(closed, {
    kind: 'replaceWith',
    id: id(),
    shop,
    line: { ...line, quantity: by },
  });
  return rest.reduce(put, replaced);
}

/** Whether anything is in it or on its way: such a cart is kept true. */
export function isAlive({ commands, confirmed, question }: CartState): boolean {
  return (
    commands.length > 0 ||
    question !== null ||
    (confirmed !== null && (confirmed.group || hasLines(confirmed)))
  );
}
