import type { OperatorPostDto } from '@/server/contracts/content/operator-posts';
import { moment } from '../table';
import { contentCommands } from './content-commands';

/** What readers see of it, as one word. */
function stateOf({ published_at: at, withdrawn }: OperatorPostDto): string {
  if (withdrawn) return 'withdrawn';
  if (at === null) return 'draft';
  return Date.parse(at) > Date.now() ? 'to come' : 'public';
}

/** Posts of the blog. */
export const postCommands = contentCommands<OperatorPostDto>({
  one: 'post',
  many: 'posts',
  path: '/blogs',
  columns: [
    { head: 'STATE', cell: stateOf },
    { head: 'FROM (UTC)', cell: (post) => moment(post.published_at) },
  ],
  deleted:
    'takes it off the site; its address answers 410 until it is put again with `withdrawn: false`',
});
