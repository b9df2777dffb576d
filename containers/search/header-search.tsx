import { type KeyboardEvent, useRef, useState } from 'react';
import {
  type SearchCombo,
  SearchForm,
} from '@/components/search/search-form/search-form';
import { useShell } from '@/contexts/shell-context';
import { useOnce } from '@/hooks/browser/use-once';
import type { SiteSearch } from '@/hooks/search/use-site-search';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { localisedPath, routes } from '@/utils/shell/routes';

const SearchPanel = lazyBlock(
  withTexts(
    ['address', 'list', 'list-states', 'search'],
    () => import('./search-panel'),
  ),
  'SearchPanel',
);
const CLOSED: SearchCombo = {};

/** The header's search box. Everything that it opens comes when it is first used. */
export function HeaderSearch({ search }: Readonly<{ search: SiteSearch }>) {
  const { field, shopId, shown } = search;
  const { lang } = useShell();
  const [typed, setTyped] = useState(shown);
  const [open, setOpen] = useState(false);
  const [combo, setCombo] = useState(CLOSED);
  const keysRef = useRef<((event: KeyboardEvent) => void) | null>(null);
  const used = useOnce(open);
  function type(text: string) {
    setTyped(text);
    setOpen(true);
  }
  function refill(text: string) {
    search.refill(text);
    type(text);
  }
  function handleFocus(text: string) {
    setTyped(text);
    // what the page shows already does not lie over it
    if (!search.searching || text !== shown) setOpen(true);
  }
  return (
    <SearchForm
      action={localisedPath(routes.search(), lang)}
      shopId={shopId}
      value={shown}
      filled={typed !== ''}
      field={field}
      combo={open ? combo : CLOSED}
      onFocus={handleFocus}
      onType={type}
      onKey={(event) => {
        if (keysRef.current) keysRef.current(event);
        else if (event.key === 'ArrowDown') setOpen(true);
      }}
      onSubmit={(text) => {
        setOpen(false);
        search.search(text);
      }}
      onClear={() => refill('')}
      onLeave={() => setOpen(false)}
      onNear={SearchPanel.warm}
    >
      {used && (
        <SearchPanel
          typed={typed}
          open={open}
          shopId={shopId}
          keysRef={keysRef}
          onOpen={setOpen}
          onCombo={setCombo}
          onRefill={refill}
        />
      )}
    </SearchForm>
  );
}
