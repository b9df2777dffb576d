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
 * The product that stands in the address (?product=): opening pushes, Back closes. After a cold load there is no
 * entry of ours to go back to, so closing replaces (spec.md §2, architecture.md §1b).
 */
export function useProductDialog(): ProductDialog {
  const router = useRouter();
  const uuid = single(router.query.product);
  const pushed = useRef(false);
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
    if (!uuid) pushed.current = false;
  }, [uuid]);
  const { back, pathname, push, query, replace } = router;
  const open = useCallback(
    (product: string) => {
      pushed.current = true;
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
    if (pushed.current) {
      back();
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
