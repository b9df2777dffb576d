import type {
  FaqChange,
  OperatorFaqDto,
} from '@/server/contracts/content/faqs';
import { FAQ_TOPICS } from '@/utils/content/faq-topics';
import type { ContentShape, Shaped } from './content-shape';
import { contentCommands } from './content-commands';

const shape: ContentShape = {
  one: 'faq',
  words: { title: 'the question', description: 'the answer' },
  fields: {
    topic: `where it stands: ${FAQ_TOPICS.join(', ')}`,
    position: 'its place among the questions of its topic: 0, 1, 2 …',
    active: 'false hides it',
  },
  shown: ['own', 'updated_at'],
} satisfies ContentShape & Shaped<FaqChange>;

/** Questions and answers of /help. */
export const faqCommands = contentCommands<OperatorFaqDto>({
  shape,
  seen: ({ active, slug }, site) =>
    active
      ? `It is shown at ${site}/help#${slug}`
      : 'It is hidden: "active: true" shows it.',
  wanted: ['description'],
  many: 'faqs',
  path: '/faqs',
  listed: 'lists the questions',
  columns: () => [
    { head: 'TOPIC', cell: ({ topic }) => topic },
    { head: 'PLACE', cell: ({ position }) => position, right: true },
    { head: 'WORDS', cell: ({ own }) => (own ? 'yours' : 'ours') },
    { head: 'SHOWN', cell: ({ active }) => (active ? 'yes' : 'no') },
  ],
  deleted: 'one of yours is gone, one of ours is ours again or hidden',
});
