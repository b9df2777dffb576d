import { SEARCH_MAX_LENGTH } from '@/utils/constants/limits';
import { contentRoutes } from '@/utils/shell/content-routes';

/** What the questions of /help are about, in the order of the page. */
export const FAQ_TOPICS = [
  'orders',
  'refunds',
  'payment',
  'wallet',
  'group',
  'account',
] as const;

export type FaqTopic = (typeof FAQ_TOPICS)[number];

const TOPIC = 'topic-';

/** Where a topic begins on the page. No question is called that way. */
export const topicId = (topic: FaqTopic): string => `${TOPIC}${topic}`;

/** Letters, figures and hyphens, as in an address; never a topic's id. */
export const FAQ_SLUG = new RegExp(
  `^(?!${TOPIC})[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$`,
);

/** A search of /help as its address has it: one line, no longer than a search is. */
export function faqTerm(asked: string | readonly string[] | undefined): string {
  const [first = ''] = typeof asked === 'string' ? [asked] : (asked ?? []);
  return first.trim().replace(/\s+/g, ' ').slice(0, SEARCH_MAX_LENGTH);
}

/** The address of a search; of none the help itself. */
export function helpSearch(term: string): string {
  const help = contentRoutes.help();
  return term ? `${help}?q=${encodeURIComponent(term)}` : help;
}
