import { useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import type {
  OwnShopDetailDto,
  ShopEditDto,
  StaleShopDto,
} from '@/server/contracts/application/shop';
import {
  type ShopDraft,
  type ShopSection,
  withSection,
} from '@/utils/application/shop-draft';
import { usePostedForm } from '@/contexts/posted-form-context';
import { usePhoneCode } from '@/hooks/account/use-contact';
import { ownShopService } from '@/services/application/own-shop-queries';
import { asApiError } from '@/services/http/api-error';
import { formFailure } from '@/services/http/form-failure';
import {
  plainFields,
  withoutFields,
  wordedProblems,
} from '@/utils/application/problems';
import { sectionOfField } from '@/utils/application/shop-change';
import { FORMS } from '@/utils/constants/forms';
import { useShopDraft } from './use-my-shop';

/** What is said of one card. */
interface SectionNotes {
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

/** What is said of each card of the owner's page. */
function useShopNotes(first: Notes) {
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
        const errors = withoutFields(before.errors, fields);
        return { ...all, [section]: { ...before, errors, state: 'idle' } };
      }),
    settle: (section: ShopSection) => patch(section, { stale: null }),
  };
}

/** What is said of the card that was posted without script. */
const postedNotes = (
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

type Theirs = Pick<StaleShopDto, 'shop'> &
  Partial<Pick<StaleShopDto, 'changes'>>;

/** How often a card is saved again by itself, as others changed other cards meanwhile. */
const AGAIN_MAX = 3;

/**
 * A shop as its owner changes it: what is typed, saved card by card. What others changed meanwhile is taken in; where it
 * is the same card, the person is asked. What did not arrive is said to be so, and nothing typed is lost.
 */
export function useShopEditor(first: OwnShopDetailDto) {
  const { t } = useTranslation(['form', 'my-shop']);
  const dialCode = usePhoneCode();
  const anyPosted = usePostedForm();
  const posted = anyPosted?.form === FORMS.myShop ? anyPosted : null;
  const draft = useShopDraft(first, dialCode, posted?.values ?? null);
  const postedOf = posted && sectionOfField(posted.values.section ?? '');
  const notes = useShopNotes(
    posted && postedOf ? postedNotes(postedOf, posted) : {},
  );
  const queue = useRef<Promise<void>>(Promise.resolve());

  function arrived(section: ShopSection, newest: OwnShopDetailDto): void {
    draft.accept(section, newest);
    notes.saved(section);
  }

  /** Somebody changed the shop meanwhile. Answers whether this card can be saved again without a question. */
  function meet(section: ShopSection, { changes, shop }: Theirs): boolean {
    if (draft.isAs(section, shop)) {
      arrived(section, shop);
      return false;
    }
    const asked = draft.takeIn(shop);
    for (const each of asked)
      notes.tell(each, {
        stale: (changes ?? []).filter(
          ({ field }) => sectionOfField(field) === each,
        ),
      });
    return !asked.includes(section);
  }

  function refuse(section: ShopSection, error: unknown): void {
    const { fields, message } = formFailure(error, {
      offline: t('error.offline'),
      fault: t('error.fault'),
    });
    notes.tell(section, {
      errors: plainFields(fields),
      message: message && `${t('myShop.notSaved')} ${message}`,
    });
  }

  /** No answer came, or one that says nothing: the shop itself tells whether it was saved. */
  async function askWhether(section: ShopSection): Promise<void> {
    const { id, version } = draft.read().shop;
    const newest = await ownShopService.detail(id).catch(() => null);
    if (!newest) notes.tell(section, { message: t('myShop.unknown') });
    else if (newest.version === version)
      notes.tell(section, { message: t('myShop.notSaved') });
    else if (meet(section, { shop: newest }))
      notes.tell(section, { message: t('myShop.notSaved') });
  }

  async function send(section: ShopSection, again = 0): Promise<void> {
    const { body, problems } = await draft.prepared(section);
    if (Object.keys(problems).length > 0)
      return notes.tell(section, { errors: wordedProblems(problems, t) });
    const { id, version } = draft.read().shop;
    try {
      arrived(section, await ownShopService.change(id, version, body));
    } catch (error) {
      const info = asApiError(error)?.info;
      if (info?.status === 409 && info.data) {
        const isClear = meet(section, info.data as StaleShopDto);
        if (isClear && again < AGAIN_MAX) await send(section, again + 1);
      } else if (!info || info.status === 0 || info.status >= 500)
        await askWhether(section);
      else refuse(section, error);
    }
  }

  /** One card after the other. */
  function enqueue(section: ShopSection): void {
    notes.begin(section);
    queue.current = queue.current.then(() => send(section));
  }

  const { base, changed, read } = draft;
  return {
    shop: draft.shop,
    base,
    draft: draft.draft,
    isRestored: draft.isRestored,
    read,
    isDirty: changed.length > 0,
    isChanged: (section: ShopSection) => changed.includes(section),
    notesOf: notes.of,
    /** `fields` of the API are being mended. */
    change: (
      section: ShopSection,
      values: Partial<ShopDraft>,
      ...fields: readonly string[]
    ) => {
      draft.change(values);
      notes.mend(section, fields);
    },
    save: (section: ShopSection) => {
      if (notes.of(section).state !== 'saving') enqueue(section);
    },
    /** Of two versions of a card: what was typed here, saved over the other, or the other one. */
    settle: (section: ShopSection, whose: 'mine' | 'theirs') => {
      notes.settle(section);
      if (whose === 'mine') enqueue(section);
      else draft.change(withSection(read().draft, section, read().base));
    },
  };
}

export type ShopEditor = ReturnType<typeof useShopEditor>;
