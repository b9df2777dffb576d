import { errorMessage } from '@/server/domain/i18n/error-message';
import type { RoomRow } from '@/server/repositories/chat/room-repository';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import type { Step } from './step-id';
import type { Wish } from './understand';

/** What the agent says, and where the talk stands then. */
export interface Reply {
  readonly text: string;
  readonly step: Step;
  readonly orderId: number | null;
  /** The order whose card goes with it. */
  readonly card: number | null;
  /** From then on people answer. */
  readonly handsOver: boolean;
}

/** What the agent can do, in the order of its list. */
const MENUS: Readonly<Record<RoomRow['role'], readonly Wish[]>> = {
  admin: ['where', 'note', 'cancel', 'refund', 'people'],
  shop: ['where', 'note', 'cancel', 'people'],
  courier: ['where', 'note', 'people'],
};

const OFFERS: Readonly<Record<Wish, string>> = {
  where: 'agent.menu.where',
  note: 'agent.menu.note',
  cancel: 'agent.menu.cancel',
  refund: 'agent.menu.refund',
  people: 'agent.menu.people',
};

/** The wish of that number in the list of this kind of room; null: none. */
export const wishOf = (role: RoomRow['role'], choice: number): Wish | null =>
  MENUS[role][choice - 1] ?? null;

/** A reply that asks nothing and stays with the agent. */
export function reply(text: string, more: Partial<Reply> = {}): Reply {
  const quiet = { step: 'none', orderId: null, card: null } as const;
  return { text, ...quiet, handsOver: false, ...more };
}

interface Speaker {
  readonly lang: string;
  readonly name: string;
  readonly room: Pick<RoomRow, 'role'>;
}

/** What the agent can do, as a numbered list below its name, or below that it did not understand. */
export function offerMenu(
  { lang, name, room }: Speaker,
  key: 'agent.hello' | 'agent.unsure' = 'agent.hello',
): Reply {
  const lines = MENUS[room.role].map(
    (wish, index) => `${index + 1}. ${errorMessage(lang, OFFERS[wish])}`,
  );
  const text = [
    errorMessage(lang, key, { name }),
    ...lines,
    errorMessage(lang, 'agent.pick'),
  ].join('\n');
  return reply(text, { step: 'menu' });
}

/** How to choose from the list that stands above. */
export const askToPick = ({ lang }: Speaker): Reply =>
  reply(errorMessage(lang, 'agent.pick'), { step: 'menu' });

/** Several answers in one message: what the last one asks is what the talk goes on with. */
export function joined(replies: readonly Reply[]): Reply {
  const last = replies.at(-1) ?? reply('');
  return { ...last, text: replies.map(({ text }) => text).join('\n\n') };
}

/** The name of an order's shop in that language, else in one it has. */
export function shopOf({ shop }: OrderView, lang: string): string {
  const { translations } = shop;
  return (
    translations[lang]?.title ??
    translations.en?.title ??
    Object.values(translations)[0]?.title ??
    ''
  );
}

/** Asks which of these orders is meant. */
export function askWhich(
  orders: readonly OrderView[],
  lang: string,
  step: Step,
): Reply {
  const lines = orders.map(
    (view, index) => `${index + 1}. #${view.order.id} – ${shopOf(view, lang)}`,
  );
  return reply([errorMessage(lang, 'agent.which'), ...lines].join('\n'), {
    step,
  });
}

/** The agent gives the room to people, and says so. */
export function handOver(lang: string, key: 'agent.people' | 'agent.unknown') {
  return reply(errorMessage(lang, key), { handsOver: true });
}
