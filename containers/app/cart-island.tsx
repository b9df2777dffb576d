import dynamic from 'next/dynamic';
import { CartExtras } from '@/containers/cart/cart-extras';
import { useAccountCartSource } from '@/hooks/use-account-cart-source';
import { useCarryGuestCart } from '@/hooks/use-carry-guest-cart';
import { useCartConflict } from '@/hooks/use-cart-conflict';
import { withTexts } from '@/utils/i18n/tab-texts';

const CartConflictDialog = dynamic(
  () =>
    withTexts(() => import('@/containers/session/cart-conflict-dialog')).then(
      (module) => module.CartConflictDialog,
    ),
  { ssr: false },
);

type CartIslandProps = Readonly<{
  /** Somebody asked for the cart's sheet before this was loaded. */
  openAtOnce: boolean;
}>;

/** The cart beside every page: kept true, carried over at sign-in, its sheet, and the question of two carts. */
export function CartIsland({ openAtOnce }: CartIslandProps) {
  const { conflict } = useCartConflict();
  useCarryGuestCart();
  useAccountCartSource();
  return (
    <>
      <CartExtras openAtOnce={openAtOnce} />
      {conflict && <CartConflictDialog />}
    </>
  );
}
