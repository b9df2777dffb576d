import { MuiRoot } from '@/contexts/mui-root';
import type { ShopView } from '@/utils/shop/shop-view';
import { ScheduleDialog } from './schedule/schedule-dialog';

type CartScheduleDialogProps = Readonly<{
  shop: ShopView;
  open: boolean;
  onClose: () => void;
}>;

/** Another day and time for the cart's order, asked for in the cart. */
export function CartScheduleDialog(props: CartScheduleDialogProps) {
  return (
    <MuiRoot>
      <ScheduleDialog {...props} />
    </MuiRoot>
  );
}
