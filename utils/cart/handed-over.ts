import type { CartDto } from '@/server/contracts/cart';
import type { CartCommand, CartDeed, CartState } from './cart-state';
import { addQuantities } from './quantity';
import {
  carryOut,
  confirmedCart,
  showCart,
  type ShownCart,
  type ShownLine,
} from './show-cart';

/** What makes the line of `before` the line of `after`, said of the account's line of that key. */
function lineDeeds(
  before: ShownLine,
  after: ShownLine | undefined,
  held: ShownLine | undefined,
): CartDeed[] {
  if (!held) return [];
  const { key, note } = before;
  const more = (after?.quantity ?? 0) - before.quantity;
  const quantity = addQuantities(held.quantity, more);
  if (quantity <= 0) return [{ kind: 'remove', key }];
  return [
    ...(more === 0 ? [] : [{ kind: 'set' as const, key, quantity }]),
    ...(after && after.note !== note
      ? [{ kind: 'note' as const, key, note: after.note }]
      : []),
  ];
}

/** One of a guest's commands as deeds to the account's cart. */
function deedsOf(
  command: CartCommand,
  before: ShownCart,
  account: ShownCart,
): CartDeed[] {
  if (command.kind === 'add') return [command];
  const find = (cart: ShownCart, key: string): ShownLine | undefined =>
    cart.lines.find((line) => line.key === key);
  const replaces = command.kind === 'replaceWith';
  const after = replaces ? null : carryOut(before, command);
  const changed = before.lines.flatMap((line) =>
    lineDeeds(
      line,
      after?.lines.find(({ key }) => key === line.key),
      find(account, line.key),
    ),
  );
  if (!replaces) return changed;
  const { line, shop } = command;
  return [...changed, { kind: 'add', shop, line, by: line.quantity }];
}

/**
 * What a guest did and the server never heard of, in the order it was done, as deeds to the account's cart that has taken
 * the guest's in, at `guestVersion`: with a later one than was confirmed it holds what was on its way. Quantities are
 * said by how much they changed: what the account had of its own stays.
 */
export function handedOver(
  guest: CartState,
  account: CartDto | null,
  guestVersion: number,
): readonly CartDeed[] {
  const isHeld = guestVersion > (guest.confirmed?.version ?? 0);
  const sent = guest.commands.filter(({ sentAs }) => isHeld && sentAs);
  let mine = showCart({ confirmed: guest.confirmed, commands: sent });
  let theirs = confirmedCart(account, '');
  return guest.commands.flatMap((command) => {
    if (sent.includes(command)) return [];
    const deeds = deedsOf(command, mine, theirs);
    mine = carryOut(mine, command);
    theirs = deeds.reduce<ShownCart>(
      (cart, deed) => carryOut(cart, { ...deed, id: command.id }),
      theirs,
    );
    return deeds;
  });
}
