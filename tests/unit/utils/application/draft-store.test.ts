import { describe, expect, test } from 'vitest';
import {
  type DraftEvent,
  type DraftState,
  firstState,
  isToKeep,
  reduceDraft,
} from '@/utils/application/draft-store';

interface Draft {
  readonly title: string;
  readonly phone: string;
}

interface Stored extends Draft {
  readonly version: number;
}

type State = DraftState<Draft, Stored>;

const BASE: Draft = { title: 'Anor', phone: '1' };

/** The draft after all of them, in their order. */
const after = (
  state: State,
  ...events: readonly DraftEvent<Draft, Stored>[]
): State => events.reduce(reduceDraft<Draft, Stored>, state);

const begun = firstState<Draft, Stored>(BASE, BASE, 3);

const met = (other: Draft, version = 4): DraftEvent<Draft, Stored> => ({
  type: 'met',
  theirs: { ...other, version },
  other,
});

const typed = (values: Partial<Draft>): DraftEvent<Draft, Stored> => ({
  type: 'typed',
  values,
});

describe('a draft that is typed', () => {
  test('is changed from what the server has until the server has it', () => {
    const now = after(begun, typed({ title: 'Anor Tandir' }));
    expect(now.draft).toEqual({ title: 'Anor Tandir', phone: '1' });
    expect(now.base).toBe(BASE);
    const saved = after(now, {
      type: 'accepted',
      sent: now.draft,
      version: 4,
    });
    expect(saved).toMatchObject({ base: now.draft, version: 4 });
  });

  test('keeps what was typed while it was on its way', () => {
    const sent = after(begun, typed({ title: 'A' }));
    const now = after(
      sent,
      { type: 'told', state: 'saving' },
      typed({ title: 'AB' }),
      { type: 'accepted', sent: sent.draft, version: 4 },
      { type: 'told', state: 'saved' },
    );
    expect(now).toMatchObject({
      base: { title: 'A' },
      draft: { title: 'AB' },
      state: 'saved',
    });
  });
});

describe('a newer one of the server', () => {
  test('is laid under what is typed in other fields', () => {
    const now = after(
      begun,
      typed({ title: 'Mine' }),
      met({ title: 'Anor', phone: '2' }),
    );
    expect(now.conflict).toBeNull();
    expect(now).toMatchObject({
      draft: { title: 'Mine', phone: '2' },
      base: { title: 'Anor', phone: '2' },
      version: 4,
    });
  });

  test.each([
    ['mine', { title: 'Mine', phone: '2' }],
    ['theirs', { title: 'Theirs', phone: '2' }],
  ] as const)('asks about a field that both changed: %s', (whose, draft) => {
    const asked = after(
      begun,
      typed({ title: 'Mine' }),
      met({ title: 'Theirs', phone: '2' }),
    );
    expect(asked.conflict?.fields).toEqual(['title']);
    expect(asked.draft.title).toBe('Mine');
    const now = after(asked, { type: 'settled', whose });
    expect(now).toMatchObject({ conflict: null, draft, version: 4 });
  });

  test('settles nothing where nothing was asked', () => {
    expect(after(begun, { type: 'settled', whose: 'theirs' })).toBe(begun);
  });
});

describe('what this browser kept', () => {
  const kept = { type: 'restored', base: BASE } as const;

  test('is no news where it is what is shown', () => {
    expect(after(begun, { ...kept, mine: BASE, theirs: null })).toBe(begun);
  });

  test('comes back over what was changed elsewhere meanwhile', () => {
    const elsewhere = firstState<Draft, Stored>(
      { title: 'Anor', phone: '2' },
      { title: 'Anor', phone: '2' },
      4,
    );
    const now = after(elsewhere, {
      ...kept,
      mine: { title: 'Mine', phone: '1' },
      theirs: { title: 'Anor', phone: '2', version: 4 },
    });
    expect(now).toMatchObject({
      isRestored: true,
      conflict: null,
      draft: { title: 'Mine', phone: '2' },
    });
  });

  test('is asked about where the server’s is another, and stands where it has none', () => {
    const draft = { title: 'Theirs', phone: '2' };
    const elsewhere = firstState<Draft, Stored>(draft, draft, 4);
    const mine = { title: 'Mine', phone: '1' };
    const theirs = { ...draft, version: 4 };
    const asked = after(elsewhere, { ...kept, mine, theirs });
    expect(asked.conflict).toMatchObject({ fields: ['title'], mine, theirs });
    expect(asked.draft).toBe(draft);
    expect(after(elsewhere, { ...kept, mine, theirs: null }).draft).toEqual({
      title: 'Mine',
      phone: '2',
    });
  });
});

describe('what this browser is to keep', () => {
  test('changes with what is typed and saved, not with what is told', () => {
    const now = after(begun, typed({ title: 'Mine' }));
    expect(isToKeep(begun, now)).toBe(true);
    expect(isToKeep(now, after(now, { type: 'told', state: 'kept' }))).toBe(
      false,
    );
    const saved = after(now, { type: 'accepted', sent: now.draft, version: 4 });
    expect(isToKeep(now, saved)).toBe(true);
  });

  test('stays as it was typed while a question stands, so that a reload asks again', () => {
    const now = after(begun, typed({ title: 'Mine' }));
    const asked = after(now, met({ title: 'Theirs', phone: '1' }));
    expect(isToKeep(now, asked)).toBe(false);
    const settled = after(asked, { type: 'settled', whose: 'mine' });
    expect(isToKeep(asked, settled)).toBe(true);
  });
});
