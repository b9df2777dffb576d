import { keptValue } from '@/utils/browser/kept';

/** What was typed while a session ended, by the name of its form. */
interface Typed {
  readonly user: number;
  readonly page: string;
  readonly drafts: Readonly<Record<string, unknown>>;
}

export const TYPED_KEY = 'sofra:typed:1';
/** What takes longer is not kept: a tab's storage holds some megabytes for everything. */
const LONGEST = 200_000;

/** Nothing but kept-typing.ts writes it. */
export const keptTyping = keptValue(
  'session',
  TYPED_KEY,
  (kept) => kept as Typed | null,
  LONGEST,
);

/** What is typed on the page that is shown, by the name of its form. */
export const openTyping = new Map<string, () => unknown>();

/** Logging out forgets it. Browser only. */
export const forgetTyping = keptTyping.forget;
