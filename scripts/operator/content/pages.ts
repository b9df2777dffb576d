import type {
  OperatorPageDto,
  PageChange,
} from '@/server/contracts/content/operator-pages';
import type { ContentShape, Shaped } from './content-shape';
import { contentCommands } from './content-commands';

const shape: ContentShape = {
  one: 'page',
  words: {
    title: 'its heading',
    summary: 'one or two sentences above the text',
    description: 'the text',
  },
  fields: {
    img: 'its picture: a file beside this one, or an https address',
    active: 'false takes it off the site',
    changes: 'what readers are told is new; it makes a new version',
  },
  shown: ['path', 'layout', 'source', 'version', 'updated_at'],
} satisfies ContentShape & Shaped<PageChange>;

function seen({ active, path, slug }: OperatorPageDto, site: string): string {
  if (!active) return 'It is off: "active: true" in the file’s head shows it.';
  return path === null
    ? `It is a part of another page: ${slug}.`
    : `It is shown at ${site}${path}`;
}

/** Pages of words: about, privacy, terms, what stands above the applications, and the operator's own. */
export const pageCommands = contentCommands<OperatorPageDto>({
  shape,
  seen,
  wanted: ['description'],
  many: 'pages',
  path: '/pages',
  columns: () => [
    { head: 'AT', cell: ({ path }) => path ?? '' },
    { head: 'WORDS', cell: ({ source }) => source },
    { head: 'VERSION', cell: ({ version }) => version, right: true },
    { head: 'STATE', cell: ({ active }) => (active ? 'on' : 'off') },
  ],
  deleted:
    'gives our own words back; a page that we have none of answers 410 until it is put again with `active: true`',
});
