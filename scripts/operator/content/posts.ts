import type {
  OperatorPostDto,
  PostChange,
} from '@/server/contracts/content/operator-posts';
import type { Clock } from '../clock';
import type { ContentShape, Shaped } from './content-shape';
import { contentCommands } from './content-commands';
import {
  PUBLISHED_FIELDS,
  PUBLISHED_NAMES,
  publishedState,
  whyHidden,
  WITHDRAWN_BY_DELETING,
} from './publishing';

const shape: ContentShape = {
  one: 'post',
  words: {
    title: 'its heading',
    summary: 'one or two sentences for lists',
    description: 'the text',
  },
  fields: {
    ...PUBLISHED_FIELDS,
    img: 'its picture: a file beside this one, or an https address',
    tags: 'words it is found by: [news, city]',
  },
  shown: ['id', 'uuid', 'created_at', 'updated_at'],
  otherNames: PUBLISHED_NAMES,
} satisfies ContentShape & Shaped<PostChange>;

function seen(post: OperatorPostDto, site: string, clock: Clock): string {
  const from =
    publishedState(post) === 'to come'
      ? `from ${clock.at(post.published_at)} (${clock.zone}) on `
      : '';
  return (
    whyHidden(post, clock) ?? `It is public ${from}at ${site}/blog/${post.slug}`
  );
}

/** Posts of the blog. */
export const postCommands = contentCommands<OperatorPostDto>({
  shape,
  seen,
  wanted: ['summary', 'img'],
  many: 'posts',
  path: '/blogs',
  columns: ({ at, head }) => [
    { head: 'STATE', cell: publishedState },
    { head: head('FROM'), cell: (post) => at(post.published_at) },
  ],
  deleted: WITHDRAWN_BY_DELETING,
});
