import type { ComponentProps } from 'react';
import { Modal } from '@/components/ui/modal/modal';
import { MuiRoot } from '@/contexts/mui-root';

type DialogProps = Omit<ComponentProps<typeof Modal>, 'open'> &
  Readonly<{ open?: boolean }>;

/** A dialog with what MUI needs around it: small, and open where it is not said. */
export function Dialog(props: DialogProps) {
  return (
    <MuiRoot>
      <Modal open size="s" {...props} />
    </MuiRoot>
  );
}
