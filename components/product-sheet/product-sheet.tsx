import type { ReactNode } from 'react';
import { BottomSheet } from '@/components/bottom-sheet/bottom-sheet';
import { Modal } from '@/components/modal/modal';
import styles from './product-sheet.module.css';

type ProductSheetProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** A sheet from below instead of a dialog. */
  phone: boolean;
  title: string;
  picture: ReactNode;
  /** Name, price, words, allergens. */
  about: ReactNode;
  options: ReactNode;
  footer: ReactNode;
}>;

/** The box of an open dish: two halves in a dialog, one column in a sheet, the footer always in sight. */
export function ProductSheet(props: ProductSheetProps) {
  const { open, onClose, phone, title, picture, about, options, footer } =
    props;
  if (phone)
    return (
      <BottomSheet
        open={open}
        onClose={onClose}
        title={title}
        titleHidden
        overPicture
        footer={footer}
      >
        <div className={styles.picture}>{picture}</div>
        <div className={styles.sheetAbout}>{about}</div>
        <div className={styles.sheetOptions}>{options}</div>
      </BottomSheet>
    );
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      titleHidden
      size="l"
      bare
    >
      <div className={styles.halves}>
        <div className={styles.start}>
          <div className={styles.picture}>{picture}</div>
          <div className={styles.about}>{about}</div>
        </div>
        <div className={styles.end}>
          <div className={styles.options}>{options}</div>
          <div className={styles.footer}>{footer}</div>
        </div>
      </div>
    </Modal>
  );
}
