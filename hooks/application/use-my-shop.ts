import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { asApiError } from '@/services/http/api-error';
import { ownShopQueries } from '@/services/application/own-shop-queries';
import { useKeptOnLeave } from '@/hooks/form/use-kept-on-leave';
import { useKeptTyping } from '@/hooks/form/use-kept-typing';
import type { OwnShopDetailDto } from '@/server/contracts/application/shop';
import {
  type DraftEvent,
  firstState,
  reduceDraft,
} from '@/utils/application/draft-store';
import {
  postedShop,
  sectionChange,
  sectionProblems,
  storedPhones,
} from '@/utils/application/shop-change';
import {
  changedFields,
  changedSections,
  type ShopDraft,
  type ShopSection,
  toShopDraft,
  withSection,
} from '@/utils/application/shop-draft';
import { FORMS } from '@/utils/constants/forms';

/** Whose shops they are, and in which language they are read. */
function useOwner() {
  const { lang, user } = useShell();
  return { lang, userId: user?.id ?? 0 };
}

/** The account's shops; undefined while they are on their way. */
export function useMyShops() {
  const { data, isError, refetch } = useQuery(ownShopQueries.list(useOwner()));
  return {
    shops: data,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** One of them with what may be changed of it; `isMissing`: it is another's, or gone. */
export function useMyShop(id: number) {
  const query = useQuery(ownShopQueries.detail(id, useOwner()));
  const { data, error, isError, refetch } = query;
  return {
    shop: data,
    isMissing: asApiError(error)?.status === 404,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** Who changed what of it, newest first. */
export function useShopHistory(id: number) {
  const query = useQuery(ownShopQueries.changes(id, useOwner()));
  const { data, isError, refetch } = query;
  return {
    edits: data?.data,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

interface Typed {
  readonly base: ShopDraft;
  readonly draft: ShopDraft;
}

/**
 * A shop as the server has it (`base`) and as it is typed (`draft`): what is typed is kept in this tab while the page is
 * left. `posted`: what was posted of a card without script.
 */
export function useShopDraft(
  first: OwnShopDetailDto,
  dialCode: string,
  posted: Readonly<Record<string, string>> | null,
) {
  const owner = useOwner();
  const client = useQueryClient();
  const [shop, setShop] = useState(first);
  const [state, setState] = useState(() => {
    const base = toShopDraft(first, dialCode);
    const draft = posted ? postedShop(base, posted) : base;
    return firstState<ShopDraft, never>(draft, base, first.version);
  });
  const now = useRef({ ...state, shop });
  const { base, draft, isRestored } = state;
  const changed = changedSections(base, draft);

  function dispatch(event: DraftEvent<ShopDraft, never>): void {
    const next = reduceDraft(now.current, event);
    now.current = { ...next, shop: now.current.shop };
    setState(next);
  }

  useKeptOnLeave();
  useKeptTyping<Typed>(
    `${FORMS.myShop}-${first.id}`,
    changed.length > 0 ? { base, draft } : undefined,
    (kept) =>
      dispatch({
        type: 'restored',
        base: kept.base,
        mine: kept.draft,
        theirs: null,
      }),
  );

  function take(newest: OwnShopDetailDto, next: ShopDraft): void {
    const { version } = newest;
    dispatch({
      type: 'rebased',
      base: toShopDraft(newest, dialCode),
      draft: next,
      version,
    });
    now.current.shop = newest;
    setShop(newest);
    const { queryKey } = ownShopQueries.detail(newest.id, owner);
    client.setQueryData(queryKey, newest);
    const { queryKey: changes } = ownShopQueries.changes(newest.id, owner);
    void client.invalidateQueries({ queryKey: changes });
  }

  /** Unchanged cards as `to` has them, changed ones as they are typed. */
  function rebased(to: ShopDraft): ShopDraft {
    const { base: from, draft: mine } = now.current;
    return changedSections(from, mine).reduce(
      (next, section) => withSection(next, section, mine),
      to,
    );
  }

  return {
    shop,
    base,
    draft,
    changed,
    isRestored,
    change: (values: Partial<ShopDraft>) => dispatch({ type: 'typed', values }),
    /** As they are now, for what ends later than it began. */
    read: () => now.current,
    /** The server has this card: what is typed in others stays. */
    accept: (section: ShopSection, newest: OwnShopDetailDto): void => {
      const saved = toShopDraft(newest, dialCode);
      take(newest, withSection(rebased(saved), section, saved));
    },
    /** Whether the server has this card as it is typed. */
    isAs: (section: ShopSection, newest: OwnShopDetailDto): boolean =>
      changedFields(section, toShopDraft(newest, dialCode), now.current.draft)
        .length === 0,
    /** Takes in what others changed. Answers the cards that were changed here, too, in another way. */
    takeIn: (newest: OwnShopDetailDto): ShopSection[] => {
      const { base: from, draft: mine } = now.current;
      const theirs = toShopDraft(newest, dialCode);
      take(newest, rebased(theirs));
      return changedSections(from, mine).filter(
        (each) =>
          changedFields(each, from, theirs).length > 0 &&
          changedFields(each, theirs, mine).length > 0,
      );
    },
    /** What a card sends, and what keeps it from being sent. */
    prepared: async (section: ShopSection) => {
      const { base: from, draft: mine } = now.current;
      const phones = await storedPhones(mine, dialCode);
      return {
        problems: sectionProblems(section, mine, phones),
        body: sectionChange(section, { base: from, draft: mine }, phones),
      };
    },
  };
}
