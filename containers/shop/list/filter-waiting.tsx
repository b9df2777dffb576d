import { useTranslation } from 'react-i18next';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { WaitingBox } from '@/components/ui/waiting-box/waiting-box';
import { usePhoneSized } from '@/hooks/browser/use-phone-sized';

type FilterWaitingProps = Readonly<{ open: boolean; onClose: () => void }>;

/** The filters' place until they are loaded. */
export function FilterWaiting({ open, onClose }: FilterWaitingProps) {
  const { t } = useTranslation();
  const phone = usePhoneSized();
  if (!open) return null;
  return (
    <WaitingBox
      place={phone ? 'sheet' : 'dialog'}
      title={t('filter.label')}
      onClose={onClose}
    >
      <LinesSkeleton count={12} />
    </WaitingBox>
  );
}
