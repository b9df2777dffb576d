import type { OperatorPageDto } from '@/server/contracts/content/operator-pages';
import { contentCommands } from './content-commands';

/** Pages of words: about, privacy, terms, what stands above the applications, and the operator's own. */
export const pageCommands = contentCommands<OperatorPageDto>({
  one: 'page',
  many: 'pages',
  path: '/pages',
  columns: [
    { head: 'AT', cell: ({ path }) => path ?? '' },
    { head: 'WORDS', cell: ({ source }) => source },
    { head: 'VERSION', cell: ({ version }) => version, right: true },
    { head: 'STATE', cell: ({ active }) => (active ? 'on' : 'off') },
  ],
  deleted:
    'gives our own words back; a page that we have none of answers 410 until it is put again with `active: true`',
});
