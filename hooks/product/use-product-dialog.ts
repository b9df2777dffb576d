import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';

interface ProductDialog {
  /** The product that the address opens, or is about to; null: none. */
  readonly uuid: string | null;
  readonly open: (uuid: string) => void;
  readonly close: () => void;
}

function single(value: string | string[] | undefined): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  return first || null;
}

/** What the address says, or at once what it is told to open: Next takes a while, and draws the whole page anew. */
function useAhead(uuid: string | null) {
  const [told, setTold] = useState(uuid);
  const [ahead, setAhead] = useState<string | null>();
  if (told !== uuid) {
    setTold(uuid);
    setAhead(undefined);
  }
  return [ahead === undefined ? uuid : ahead, setAhead] as const;
}

/**
 * The product that stands in the address (?product=): opening pushes, also one from another; Back returns to that one
 * or closes. Closing goes back over all that were opened here. After a cold load there is no entry of ours to go back
 * to, so closing replaces (spec.md §2).
 */
export function useProductDialog(): ProductDialog {
  const router = useRouter();
  const uuid = single(router.query.product);
  /** What was opened here and not left, the newest last; null: a cold load stands under them. */
  const opened = useRef<readonly string[] | null>(uuid ? null : []);
  const closing = useRef(false);
  const pushed = useRef<Promise<unknown>>(Promise.resolve());
  const isAhead = useRef(false);
  const [shown, setAhead] = useAhead(uuid);
  useEffect(() => {
    // Back: where Next is drawing what was opened, it may draw neither that nor the address before it
    const turnBack = (): void => {
      setAhead(new URLSearchParams(window.location.search).get('product'));
      if (!isAhead.current) return;
      isAhead.current = false;
      opened.current = opened.current?.slice(0, -1) ?? null;
    };
    window.addEventListener('popstate', turnBack);
    return () => window.removeEventListener('popstate', turnBack);
  }, [setAhead]);
  useEffect(() => {
    closing.current = false;
    isAhead.current = false;
    if (!uuid) opened.current = [];
    else if (opened.current?.at(-2) === uuid)
      opened.current = opened.current.slice(0, -1);
    // by a link of the search, or by Forward
    else if (opened.current && opened.current.at(-1) !== uuid)
      opened.current = [...opened.current, uuid];
  }, [uuid]);
  const { back, pathname, push, query, replace } = router;
  const open = useCallback(
    (product: string) => {
      opened.current = opened.current && [...opened.current, product];
      isAhead.current = true;
      setAhead(product);
      const to = { pathname, query: { ...query, product } };
      pushed.current = push(to, undefined, { shallow: true, scroll: false });
    },
    [pathname, push, query, setAhead],
  );
  const leave = useCallback(() => {
    const count = opened.current?.length ?? 0;
    if (count === 1) {
      back();
      return;
    }
    if (count > 1) {
      window.history.go(-count);
      return;
    }
    const { product: _product, ...rest } = query;
    void replace({ pathname, query: rest }, undefined, {
      shallow: true,
      scroll: false,
    });
  }, [back, pathname, query, replace]);
  const close = useCallback(() => {
    if (closing.current) return;
    closing.current = true;
    // There is nothing to go back from before.
    void pushed.current.then(leave);
  }, [leave]);
  return { uuid: shown, open, close };
}
