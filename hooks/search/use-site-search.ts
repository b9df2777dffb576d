import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { termSearched } from '@/redux/slices/search';
import { useAppDispatch } from '@/redux/store';
import { shownShopId } from '@/utils/shop/shop-path-id';
import { routes } from '@/utils/shell/routes';
import { parseSearchAddress } from '@/utils/search/search-address';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** What the page's address says of searching: the term it shows, and the shop whose products are meant. */
function useSearchPlace() {
  const router = useRouter();
  const searching = router.pathname === routes.search();
  const { shopId, term } = parseSearchAddress(searching ? router.query : {});
  return { searching, term, shopId: shopId ?? shownShopId(router) };
}

/** The search box of the header: what it searches, `/` to get there, and where a search goes; that is remembered. */
export function useSiteSearch() {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const { searching, shopId, term: shown } = useSearchPlace();
  /** Another page begins with an empty field, and on phones without it. */
  const place = `${router.pathname} ${shopId ?? ''} ${shown}`;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const opened = openedAt === place;
  const asked = searching && shown === '';
  useEffect(() => {
    const { current } = field;
    // focused before this script came
    if (current && document.activeElement === current)
      current.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !plain || isTyping(event.target)) return;
      if (!field.current?.offsetParent) return;
      event.preventDefault();
      field.current.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  useEffect(() => {
    if (asked || opened) field.current?.focus();
  }, [asked, opened]);
  return {
    field,
    place,
    shown,
    shopId,
    /** The page itself is /search. */
    searching,
    /** The compact header shows the field too. */
    open: opened || searching,
    toggle: () => setOpenedAt(opened ? null : place),
    /** Puts a text into the field and the focus there. */
    refill: (text: string) => {
      const { current } = field;
      if (current) current.value = text;
      current?.focus();
    },
    search: (typed: string) => {
      const term = typed.trim();
      if (!term) return;
      field.current?.blur();
      dispatch(termSearched(term));
      void router.push(routes.search(term, shopId));
    },
  };
}

export type SiteSearch = ReturnType<typeof useSiteSearch>;
