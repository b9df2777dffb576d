import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { termSearched } from '@/redux/slices/search';
import { useAppDispatch } from '@/redux/store';
import { parseShopFilters } from '@/utils/shop-filters';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** The search box of the header: what the address searches for, `/` to get there, and where a search goes; it is remembered. */
export function useSiteSearch() {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const shown = parseShopFilters(router.query).search;
  const asked = router.query.focus === 'search';
  const [opened, setOpened] = useState(false);
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
    shown,
    /** The compact header shows the field too. */
    open: opened || asked || shown !== '',
    toggle: () => setOpened((before) => !before),
    search: (term: string) => {
      const search = term.trim();
      field.current?.blur();
      dispatch(termSearched(search));
      void router.push(search ? { pathname: '/', query: { search } } : '/');
    },
  };
}
