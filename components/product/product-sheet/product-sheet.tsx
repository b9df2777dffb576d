import type { ReactNode } from 'react';
import { BottomSheet } from '@/components/ui/bottom-sheet/bottom-sheet';
import { Modal } from '@/components/ui/modal/modal';

type ProductSheetProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** A sheet from below instead of a dialog. */
  phone: boolean;
  /** As wide as one column (ProductParts). */
  narrow: boolean;
  title: string;
  /** ProductParts. */
  children: ReactNode;
}>;

/** The box of an open dish; it stays while what is in it loads or another dish takes its place. */
export function ProductSheet({
  open,
  onClose,
  phone,
  narrow,
  title,
  children,
}: ProductSheetProps) {
  const frame = { open, onClose, title, titleHidden: true };
  return phone ? (
    <BottomSheet {...frame} overPicture>
      {children}
    </BottomSheet>
  ) : (
    <Modal {...frame} size={narrow ? 'm' : 'l'} bare>
      {children}
    </Modal>
  );
}
