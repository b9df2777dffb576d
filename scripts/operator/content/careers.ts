import type {
  CareerChange,
  OperatorCareerDto,
} from '@/server/contracts/content/operator-posts';
import type { ContentShape, Shaped } from './content-shape';
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

const shape: ContentShape = {
  one: 'career',
  words: {
    title: 'what the job is called',
    summary: 'one or two sentences for lists',
    place: 'city or office; needed, unless it is remote with a country',
    department: 'the team',
    description: 'the text',
  },
  fields: {
    published_at:
      'from when it is public, such as 2026-12-01; null or none: a draft',
    valid_through: 'the last day to apply, such as 2026-12-31',
    employment: 'full_time, part_time, contractor or intern',
    remote: 'true when it is done from home',
    country: 'two letters, such as UZ; needed when remote',
    apply_url: 'an https address or mailto:jobs@example.com',
    withdrawn: 'true takes it off the site',
  },
  shown: ['id', 'uuid', 'created_at', 'updated_at'],
  otherNames: { date: 'published_at' },
} satisfies ContentShape & Shaped<CareerChange>;

function seen(job: OperatorCareerDto, site: string): string {
  const state = stateOf(job);
  if (state === 'draft')
    return `It is a draft: nobody can read it. To publish it put "date: ${new Date().toISOString().slice(0, 10)}" in the file’s head.`;
  if (state === 'withdrawn')
    return 'It is withdrawn: nobody can read it. "withdrawn: false" in the file’s head puts it back.';
  return `It is ${state === 'to come' ? `public from ${job.published_at} on` : state} at ${site}/careers/${job.slug}`;
}

/** Jobs. */
export const careerCommands = contentCommands<OperatorCareerDto>({
  shape,
  seen,
  wanted: ['place', 'summary', 'valid_through'],
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
