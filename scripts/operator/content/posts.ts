import type {
  OperatorPostDto,
  PostChange,
} from '@/server/contracts/content/operator-posts';
import { moment } from '../table';
import type { ContentShape, Shaped } from './content-shape';
import { contentCommands } from './content-commands';

/** What readers see of it, as one word. */
function stateOf({ published_at: at, withdrawn }: OperatorPostDto): string {
  if (withdrawn) return 'withdrawn';
  if (at === null) return 'draft';
  return Date.parse(at) > Date.now() ? 'to come' : 'public';
}

const shape: ContentShape = {
  one: 'post',
  words: {
    title: 'its heading',
    summary: 'one or two sentences for lists',
    description: 'the text',
  },
  fields: {
    published_at:
      'from when it is public, such as 2026-12-01; null or none: a draft',
    img: 'its picture: a file beside this one, or an https address',
    tags: 'words it is found by: [news, city]',
    withdrawn: 'true takes it off the site',
  },
  shown: ['id', 'uuid', 'created_at', 'updated_at'],
  otherNames: { date: 'published_at' },
} satisfies ContentShape & Shaped<PostChange>;

function seen(post: OperatorPostDto, site: string): string {
  const state = stateOf(post);
  if (state === 'draft')
    return `It is a draft: nobody can read it. To publish it put "date: ${new Date().toISOString().slice(0, 10)}" in the file’s head.`;
  if (state === 'withdrawn')
    return 'It is withdrawn: nobody can read it. "withdrawn: false" in the file’s head puts it back.';
  const from =
    state === 'to come' ? `from ${moment(post.published_at)} UTC on ` : '';
  return `It is public ${from}at ${site}/blog/${post.slug}`;
}

/** Posts of the blog. */
export const postCommands = contentCommands<OperatorPostDto>({
  shape,
  seen,
  wanted: ['summary', 'img'],
  many: 'posts',
  path: '/blogs',
  columns: [
    { head: 'STATE', cell: stateOf },
    { head: 'FROM (UTC)', cell: (post) => moment(post.published_at) },
  ],
  deleted:
    'takes it off the site; its address answers 410 until it is put again with `withdrawn: false`',
});
