import { useTranslation } from 'react-i18next';
import { AskDialog } from '@/containers/ui/ask-dialog';

type CancelDialogProps = Readonly<{
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}>;

export function CancelDialog(props: CancelDialogProps) {
  const { t } = useTranslation();
  return (
    <AskDialog
      {...props}
      title={t('order.cancel.title')}
      keep={t('order.cancel.keep')}
      confirm={t('order.cancel.confirm')}
    >
      {t('order.cancel.text')}
    </AskDialog>
  );
}
