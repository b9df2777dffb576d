import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/modal/modal';
import { MuiRoot } from '@/contexts/mui-root';
import styles from './order-detail.module.css';

type CancelDialogProps = Readonly<{
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}>;

export function CancelDialog({
  isPending,
  onClose,
  onConfirm,
}: CancelDialogProps) {
  const { t } = useTranslation();
  return (
    <MuiRoot>
      <Modal
        open
        size="s"
        title={t('order.cancel.title')}
        onClose={onClose}
        footer={
          <>
            <Button variant="secondary" block onClick={onClose}>
              {t('order.cancel.keep')}
            </Button>
            <Button block loading={isPending} onClick={onConfirm}>
              {t('order.cancel.confirm')}
            </Button>
          </>
        }
      >
        <p className={styles.explanation}>{t('order.cancel.text')}</p>
      </Modal>
    </MuiRoot>
  );
}
