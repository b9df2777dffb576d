/** What posts and jobs share: they are public from a moment on, and can be withdrawn. */
export interface Published {
  readonly published_at: string | null;
  readonly withdrawn: boolean;
}

/** Of a content's fields. */
export const PUBLISHED_FIELDS = {
  published_at:
    'from when it is public, such as 2026-12-01; null or none: a draft',
  withdrawn: 'true takes it off the site',
} as const;

/** The name of the moment in a file's head. */
export const PUBLISHED_NAMES = { date: 'published_at' } as const;

export const WITHDRAWN_BY_DELETING =
  'takes it off the site; its address answers 410 until it is put again with `withdrawn: false`';

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
export function whyHidden(row: Published): string | null {
  const state = publishedState(row);
  if (state === 'draft')
    return `Saved as a draft: nobody can read it yet. Publish: \`date: ${new Date().toISOString().slice(0, 10)}\` in the file’s head.`;
  if (state === 'withdrawn')
    return 'It is withdrawn: nobody can read it. "withdrawn: false" in the file’s head puts it back.';
  return null;
}
