import { useState } from 'react';
import type { ShopEditDto } from '@/server/contracts/application/own-shop';
import type { ShopSection } from '@/utils/application/shop-draft';

/** What is said of one card. */
export interface SectionNotes {
  readonly state: 'idle' | 'saving' | 'saved';
  /** By field of the API: what is wrong with it. */
  readonly errors: Readonly<Record<string, string>>;
  /** What went wrong with all of it; empty: nothing. */
  readonly message: string;
  /** Somebody else changed this card meanwhile: what, as far as it is known; null: nobody did. */
  readonly stale: ShopEditDto['changes'] | null;
  /** Counts the times that something was told, which the focus follows. */
  readonly told: number;
}

type Notes = Readonly<Partial<Record<ShopSection, SectionNotes>>>;

const QUIET: SectionNotes = {
  state: 'idle',
  errors: {},
  message: '',
  stale: null,
  told: 0,
};

const isOf = (field: string, named: readonly string[]): boolean =>
  named.some((each) => field === each || field.startsWith(`${each}.`));

/** What is said of each card of the owner's page. */
export function useShopNotes(first: Notes) {
  const [notes, setNotes] = useState<Notes>(first);
  const patch = (section: ShopSection, next: Partial<SectionNotes>): void =>
    setNotes((all) => ({
      ...all,
      [section]: { ...(all[section] ?? QUIET), ...next },
    }));
  return {
    of: (section: ShopSection): SectionNotes => notes[section] ?? QUIET,
    begin: (section: ShopSection) =>
      patch(section, { state: 'saving', message: '', errors: {} }),
    saved: (section: ShopSection) =>
      patch(section, { ...QUIET, state: 'saved' }),
    /** It is not saved, for this reason. */
    tell: (
      section: ShopSection,
      said: Partial<Pick<SectionNotes, 'errors' | 'message' | 'stale'>>,
    ) =>
      setNotes((all) => {
        const before = all[section] ?? QUIET;
        const told = before.told + 1;
        return {
          ...all,
          [section]: { ...before, ...said, told, state: 'idle' },
        };
      }),
    /** These fields are being mended. */
    mend: (section: ShopSection, fields: readonly string[]) =>
      setNotes((all) => {
        const before = all[section] ?? QUIET;
        const errors = Object.fromEntries(
          Object.entries(before.errors).filter(
            ([field]) => !isOf(field, fields),
          ),
        );
        return { ...all, [section]: { ...before, errors, state: 'idle' } };
      }),
    settle: (section: ShopSection) => patch(section, { stale: null }),
  };
}

/** What is said of the card that was posted without script. */
export const postedNotes = (
  section: ShopSection,
  said: Pick<SectionNotes, 'errors' | 'message'> & { readonly isDone: boolean },
): Notes => ({
  [section]: {
    ...QUIET,
    errors: said.errors,
    message: said.message,
    state: said.isDone ? 'saved' : 'idle',
  },
});
