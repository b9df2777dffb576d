import { useState } from 'react';
import { ScheduleDialog } from '@/containers/cart/schedule/schedule-dialog';
import { MuiRoot } from '@/contexts/mui-root';
import type { ShopPanel } from '@/utils/shop/shop-panel';
import type { ShopView } from '@/utils/shop/shop-view';
import { InfoDialog } from './info-dialog';
import { ReviewsDialog } from './reviews-dialog';

type ShopPanelsProps = Readonly<{
  shop: ShopView;
  /** Null closes what is open. */
  panel: ShopPanel | null;
  onClose: () => void;
}>;

const DIALOGS = {
  info: InfoDialog,
  reviews: ReviewsDialog,
  schedule: ScheduleDialog,
} as const;

/** What a shop's page opens on request; the last one stays in its box while it closes. */
export function ShopPanels({ onClose, panel, shop }: ShopPanelsProps) {
  const isOpen = panel !== null;
  const [shown, setShown] = useState({ panel, open: isOpen, times: 0 });
  const isOther = isOpen && panel !== shown.panel;
  if (isOther || isOpen !== shown.open)
    setShown({
      panel: panel ?? shown.panel,
      open: isOpen,
      times: shown.times + (isOpen ? 1 : 0),
    });
  if (!shown.panel) return null;
  const Dialog = DIALOGS[shown.panel];
  return (
    <MuiRoot>
      <Dialog key={shown.times} shop={shop} open={isOpen} onClose={onClose} />
    </MuiRoot>
  );
}
