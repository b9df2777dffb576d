import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { untilLoaded } from '@/utils/browser/until-loaded';
import type { MenuFinds } from '@/utils/shop/menu-search';
import type { MenuSectionView } from '@/utils/shop/menu-view';

const load = () =>
  Promise.all([
    import('@/utils/shop/menu-search'),
    import('@/utils/search/found-marks'),
  ]);

interface Search {
  readonly createMenuFinder: (
    sections: readonly MenuSectionView[],
  ) => (term: string) => MenuFinds;
  readonly markFound: (root: HTMLElement, finds: MenuFinds) => () => void;
}

interface MenuSearchState {
  readonly term: string;
  readonly setTerm: (term: string) => void;
  /** Loads what is needed to search: ask for it as soon as somebody may. */
  readonly prepare: () => void;
  /** Null while nothing is asked. What is found comes after what is typed: the field never waits for the menu. */
  readonly finds: MenuFinds | null;
}

/** Kept for the next menu. */
let known: Search | null = null;

/** The search within a menu, which marks what it found below `root`; its code comes when the field is used. */
export function useMenuSearch(
  sections: readonly MenuSectionView[],
  root: RefObject<HTMLElement | null>,
): MenuSearchState {
  const [term, setTerm] = useState('');
  const [search, setSearch] = useState<Search | null>(known);
  const asked = useDeferredValue(term);
  const find = useMemo(
    () => search?.createMenuFinder(sections) ?? null,
    [search, sections],
  );
  const finds = useMemo(
    () => (asked.trim() === '' ? null : (find?.(asked) ?? null)),
    [asked, find],
  );
  const prepare = (): void => {
    if (search) return;
    void untilLoaded(load).then(([{ createMenuFinder }, { markFound }]) => {
      known = { createMenuFinder, markFound };
      setSearch(known);
    });
  };
  useEffect(() => {
    const { current } = root;
    return finds && current ? search?.markFound(current, finds) : undefined;
  }, [finds, root, search]);
  return {
    term,
    setTerm: (next) => {
      prepare();
      setTerm(next);
    },
    prepare,
    finds,
  };
}
