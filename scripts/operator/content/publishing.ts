import { type Clock, typedMoment, zonedText } from '../clock';
import { dayOf } from '../day';

/** What posts and jobs share: they are public from a moment on, and can be withdrawn. */
export interface Published {
  readonly published_at: string | null;
  readonly withdrawn: boolean;
}

/** Of a content's fields. */
export const PUBLISHED_FIELDS = {
  published_at:
    'from when it is public, on the site’s clock: 2026-12-01, or 2026-12-01 18:00; null or none: a draft',
  withdrawn: 'true takes it off the site',
} as const;

/** The name of the moment in a file's head. */
export const PUBLISHED_NAMES = { date: 'published_at' } as const;

export const WITHDRAWN_BY_DELETING =
  'takes it off the site; its address answers 410 until it is put again with `withdrawn: false`';

type Facts = Readonly<Record<string, unknown>>;

/** What a file says, its dates as the server takes them: a bare day begins on the site's clock. */
export function datesSent(body: Facts, { zone }: Clock): Facts {
  const { published_at: from, valid_through: last } = body;
  return {
    ...body,
    ...(typeof from === 'string' && {
      published_at: zonedText(from, zone) ?? from,
    }),
    ...(typeof last === 'string' && { valid_through: dayOf(last) ?? last }),
  };
}

/** The value of a field as a file says it: moments on the site's clock. */
export const typedFact = (name: string, value: unknown, clock: Clock) =>
  name === 'published_at' && typeof value === 'string'
    ? typedMoment(value, clock)
    : value;

/** What readers see of it, as one word. */
export function publishedState({
  published_at: at,
  withdrawn,
}: Published): 'draft' | 'public' | 'to come' | 'withdrawn' {
  if (withdrawn) return 'withdrawn';
  if (at === null) return 'draft';
  return Date.parse(at) > Date.now() ? 'to come' : 'public';
}

/** Why nobody can read it, and what changes that; null: it is public, or will be. */
export function whyHidden(row: Published, clock: Clock): string | null {
  const state = publishedState(row);
  if (state === 'draft')
    return `Saved as a draft: nobody can read it yet. Publish: \`date: ${clock.at(new Date().toISOString()).slice(0, 10)}\` in the file’s head.`;
  if (state === 'withdrawn')
    return 'It is withdrawn: nobody can read it. "withdrawn: false" in the file’s head puts it back.';
  return null;
}
