import { LOCALE_CODES } from '@/utils/i18n/locales';

/** What the agent's last message asked: where a talk stands. */
export const STEPS = [
  'none',
  'menu',
  'confirmCancel',
  'askNote',
  'whichForWhere',
  'whichForNote',
  'whichForCancel',
  'whichForRefund',
] as const;

export type Step = (typeof STEPS)[number];

export interface TalkState {
  readonly step: Step;
  readonly lang: string;
  readonly orderId: number | null;
}

/** The agent's messages, by their client ids, as SQL's LIKE has it. */
export const AGENT_IDS = '________-____-8000-8000-____________';
const AGENT_ID =
  /^[0-9a-f]{8}-([0-9a-f]{2})([0-9a-f]{2})-8000-8000-([0-9a-f]{12})$/;

const hex = (value: number, length: number): string =>
  value.toString(16).padStart(length, '0');

/**
 * The client id of the answer to a message: made of that message, so that none is answered twice, and of where the talk
 * stands after it, so that any process can go on with it.
 */
export function answerId(
  messageId: number,
  { lang, orderId, step }: TalkState,
): string {
  const at = hex(STEPS.indexOf(step), 2);
  const language = hex(Math.max(0, LOCALE_CODES.indexOf(lang)), 2);
  return `${hex(messageId, 8)}-${at}${language}-8000-8000-${hex(orderId ?? 0, 12)}`;
}

/** Where a talk stands by the client id of the agent's last message; null: it is not the agent's. */
export function readAnswerId(clientId: string): TalkState | null {
  const [, step = '', lang = '', order = ''] = AGENT_ID.exec(clientId) ?? [];
  if (!order) return null;
  return {
    step: STEPS[parseInt(step, 16)] ?? 'none',
    lang: LOCALE_CODES[parseInt(lang, 16)] ?? 'en',
    orderId: parseInt(order, 16) || null,
  };
}
