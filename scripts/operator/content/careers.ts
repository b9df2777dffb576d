import type { OperatorCareerDto } from '@/server/contracts/content/operator-posts';
import { contentCommands } from './content-commands';

/** What readers see of it, as one word. */
function stateOf(job: OperatorCareerDto): string {
  const { published_at: at, valid_through: last, withdrawn } = job;
  if (withdrawn) return 'withdrawn';
  if (at === null) return 'draft';
  if (Date.parse(at) > Date.now()) return 'to come';
  const today = new Date().toISOString().slice(0, 10);
  return last !== null && last < today ? 'over' : 'open';
}

/** Jobs. */
export const careerCommands = contentCommands<OperatorCareerDto>({
  one: 'career',
  many: 'careers',
  path: '/careers',
  columns: [
    { head: 'ID', cell: ({ id }) => id, right: true },
    { head: 'STATE', cell: stateOf },
    { head: 'UNTIL', cell: (job) => job.valid_through ?? '' },
  ],
  deleted:
    'takes it off the site; its address answers 410 until it is put again with `withdrawn: false`',
});
