import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from './dialog';
import styles from './ask-dialog.module.css';

type AskDialogProps = Readonly<{
  title: string;
  children: ReactNode;
  /** False while it closes; it is open where it is not said. */
  open?: boolean;
  /** What closing means. */
  keep: string;
  confirm: string;
  isPending?: boolean;
  onClose: () => void;
  onConfirm: () => void;
}>;

/** A question before something that cannot be taken back. */
export function AskDialog(props: AskDialogProps) {
  const { children, confirm, isPending = false, keep, onClose } = props;
  const { open = true, title } = props;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" block onClick={onClose}>
            {keep}
          </Button>
          <Button block loading={isPending} onClick={props.onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles.text}>{children}</div>
    </Dialog>
  );
}
