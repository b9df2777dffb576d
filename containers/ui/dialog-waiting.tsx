import type { ComponentProps } from 'react';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { WaitingBox } from '@/components/ui/waiting-box/waiting-box';
import { usePhoneSized } from '@/hooks/browser/use-phone-sized';

type DialogWaitingProps = Readonly<{
  open: boolean;
  /** As many as fill it. */
  lines: number;
}> &
  Pick<ComponentProps<typeof WaitingBox>, 'onClose' | 'size' | 'title'>;

/** The place of a dialog, a sheet on phones, until it is loaded. */
export function DialogWaiting({ lines, open, ...box }: DialogWaitingProps) {
  const phone = usePhoneSized();
  if (!open) return null;
  return (
    <WaitingBox {...box} place={phone ? 'sheet' : 'dialog'}>
      <LinesSkeleton count={lines} />
    </WaitingBox>
  );
}
