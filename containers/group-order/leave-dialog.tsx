import { useTranslation } from '@/utils/i18n/use-translation';
import { AskDialog } from '@/containers/ui/ask-dialog';

type LeaveDialogProps = Readonly<{
  isPending: boolean;
  onClose: () => void;
  onLeave: () => void;
}>;

/** Before a member leaves: their dishes go with them. */
export function LeaveDialog({ isPending, onClose, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation(['account-menu', 'group']);
  return (
    <AskDialog
      title={t('group.leave.title')}
      keep={t('group.leave.stay')}
      confirm={t('group.leave.confirm')}
      isPending={isPending}
      onClose={onClose}
      onConfirm={onLeave}
    >
      {t('group.leave.text')}
    </AskDialog>
  );
}
