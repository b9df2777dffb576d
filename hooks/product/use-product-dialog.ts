import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef } from 'react';

interface ProductDialog {
  /** The product that the address opens; null: none. */
  readonly uuid: string | null;
  readonly open: (uuid: string) => void;
  readonly close: () => void;
}

function single(value: string | string[] | undefined): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  return first || null;
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
  useEffect(() => {
    closing.current = false;
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
      void push({ pathname, query: { ...query, product } }, undefined, {
        shallow: true,
        scroll: false,
      });
    },
    [pathname, push, query],
  );
  const close = useCallback(() => {
    if (closing.current) return;
    closing.current = true;
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
  return { uuid, open, close };
}
