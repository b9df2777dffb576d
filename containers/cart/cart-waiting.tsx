import { useTranslation } from '@/utils/i18n/use-translation';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { WaitingBox } from '@/components/ui/waiting-box/waiting-box';
import { usePhoneSized } from '@/hooks/browser/use-phone-sized';
import { useUnloadedCart } from '@/hooks/cart/use-unloaded-cart';

type CartWaitingProps = Readonly<{ open: boolean; onClose: () => void }>;

/** The cart's place until it is loaded; what is pressed meanwhile outlives its page. */
export function CartWaiting({ open, onClose }: CartWaitingProps) {
  const { t } = useTranslation();
  const phone = usePhoneSized();
  useUnloadedCart();
  if (!open) return null;
  return (
    <WaitingBox
      place={phone ? 'sheet' : 'end'}
      title={t('cart.title')}
      onClose={onClose}
    >
      <LinesSkeleton count={4} pictures />
    </WaitingBox>
  );
}
