import { useBrand } from '@/hooks/shell/use-brand';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { WaitingBox } from '@/components/ui/waiting-box/waiting-box';
import { useShell } from '@/contexts/shell-context';
import { userName } from '@/utils/account/user-name';

type MenuWaitingProps = Readonly<{ open: boolean; onClose: () => void }>;

/** The menu's place until it is loaded. */
export function MenuWaiting({ open, onClose }: MenuWaitingProps) {
  const { user } = useShell();
  const { name } = useBrand();
  if (!open) return null;
  return (
    <WaitingBox
      place="start"
      title={user ? userName(user) : name}
      onClose={onClose}
    >
      <LinesSkeleton count={7} />
    </WaitingBox>
  );
}
