import type { OperatorFaqDto } from '@/server/contracts/content/faqs';
import { contentCommands } from './content-commands';

/** Questions and answers of /help. */
export const faqCommands = contentCommands<OperatorFaqDto>({
  one: 'faq',
  many: 'faqs',
  path: '/faqs',
  columns: [
    { head: 'TOPIC', cell: ({ topic }) => topic },
    { head: 'PLACE', cell: ({ position }) => position, right: true },
    { head: 'WORDS', cell: ({ own }) => (own ? 'yours' : 'ours') },
    { head: 'SHOWN', cell: ({ active }) => (active ? 'yes' : 'no') },
  ],
  deleted: 'one of yours is gone, one of ours is ours again or hidden',
});
