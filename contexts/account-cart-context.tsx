import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CartActions } from '@/utils/cart/cart-view';

type Work = (cart: CartActions) => void;

interface AccountCartSlot {
  /** Null until the account's cart code, which loads after the page, is there. */
  readonly cart: CartActions | null;
  readonly publish: (cart: CartActions | null) => void;
  /** Done now, or as soon as the cart is there. */
  readonly whenThere: (work: Work) => void;
}

const AccountCartContext = createContext<AccountCartSlot | null>(null);

/** Where the lazily loaded account cart (containers/app/cart-island) meets the screens that show it. */
export function AccountCartProvider({
  children,
}: Readonly<{ children: ReactNode }>) {
  const [cart, setCart] = useState<CartActions | null>(null);
  const waiting = useRef<Work[]>([]);
  const current = useRef<CartActions | null>(null);
  const publish = useCallback((next: CartActions | null) => {
    current.current = next;
    setCart(next);
    if (next) for (const work of waiting.current.splice(0)) work(next);
  }, []);
  const whenThere = useCallback((work: Work) => {
    if (current.current) work(current.current);
    else waiting.current.push(work);
  }, []);
  const slot = useMemo(
    () => ({ cart, publish, whenThere }),
    [cart, publish, whenThere],
  );
  return (
    <AccountCartContext.Provider value={slot}>
      {children}
    </AccountCartContext.Provider>
  );
}

export function useAccountCartSlot(): AccountCartSlot {
  const slot = useContext(AccountCartContext);
  if (!slot) throw new Error('useAccountCartSlot needs an AccountCartProvider');
  return slot;
}
