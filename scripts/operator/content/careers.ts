import type {
  CareerChange,
  OperatorCareerDto,
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

/** What readers see of it, as one word. */
function stateOf(job: OperatorCareerDto): string {
  const state = publishedState(job);
  if (state !== 'public') return state;
  const { valid_through: last } = job;
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
    ...PUBLISHED_FIELDS,
    valid_through: 'the last day to apply, such as 2026-12-31',
    employment: 'full_time, part_time, contractor or intern',
    remote: 'true when it is done from home',
    country: 'two letters, such as UZ; needed when remote',
    apply_url: 'an https address or mailto:jobs@example.com',
  },
  shown: ['id', 'uuid', 'created_at', 'updated_at'],
  otherNames: PUBLISHED_NAMES,
} satisfies ContentShape & Shaped<CareerChange>;

function seen(job: OperatorCareerDto, site: string, clock: Clock): string {
  const state = stateOf(job);
  return (
    whyHidden(job, clock) ??
    `It is ${state === 'to come' ? `public from ${clock.at(job.published_at)} (${clock.zone}) on` : state} at ${site}/careers/${job.slug}`
  );
}

/** Jobs. */
export const careerCommands = contentCommands<OperatorCareerDto>({
  shape,
  seen,
  wanted: ['place', 'summary', 'valid_through'],
  many: 'careers',
  path: '/careers',
  listed: 'lists the jobs',
  columns: () => [
    { head: 'ID', cell: ({ id }) => id, right: true },
    { head: 'STATE', cell: stateOf },
    { head: 'UNTIL', cell: (job) => job.valid_through ?? '' },
  ],
  deleted: WITHDRAWN_BY_DELETING,
});
