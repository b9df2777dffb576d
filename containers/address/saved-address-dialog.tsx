import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '@/components/ui/modal/modal';
import { MuiRoot } from '@/contexts/mui-root';
import { useAddressDraft } from '@/hooks/address/use-address-draft';
import type { SavedAddress } from '@/utils/address/saved-address';
import { AddressChoice } from './address-choice';
import { AddressDetails } from './address-details';

type SavedAddressDialogProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** To be changed; null: a new one. */
  saved: SavedAddress | null;
}>;

function Steps({ onClose, saved }: Omit<SavedAddressDialogProps, 'open'>) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'details' | 'place'>(
    saved ? 'details' : 'place',
  );
  const draft = useAddressDraft(
    saved && { title: saved.address, ...saved.location },
  );
  return step === 'place' ? (
    <AddressChoice
      draft={draft}
      confirm={t('auth.code.verify')}
      onConfirm={() => setStep('details')}
    />
  ) : (
    <AddressDetails
      draft={draft}
      saved={saved}
      onPlace={() => setStep('place')}
      onSaved={onClose}
    />
  );
}

/** An address saved or changed: its place by the same means as everywhere, then what the courier needs at the door. */
export function SavedAddressDialog({
  onClose,
  open,
  saved,
}: SavedAddressDialogProps) {
  const { t } = useTranslation();
  return (
    <MuiRoot>
      <Modal
        open={open}
        onClose={onClose}
        title={t(saved ? 'addresses.edit' : 'addresses.new')}
        size="l"
        tall
        bare
      >
        <Steps saved={saved} onClose={onClose} />
      </Modal>
    </MuiRoot>
  );
}
