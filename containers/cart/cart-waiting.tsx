import { useTranslation } from 'react-i18next';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { WaitingBox } from '@/components/ui/waiting-box/waiting-box';
import { usePhoneSized } from '@/hooks/browser/use-phone-sized';

type CartWaitingProps = Readonly<{ open: boolean; onClose: () => void }>;

/** The cart's place until it is loaded. */
export function CartWaiting({ open, onClose }: CartWaitingProps) {
  const { t } = useTranslation();
  const phone = usePhoneSized();
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
