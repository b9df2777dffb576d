import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Dialog } from '@/containers/ui/dialog';
import { useAddressDraft } from '@/hooks/address/use-address-draft';
import { useKnownAddresses } from '@/hooks/address/use-known-addresses';
import type { SavedAddress } from '@/utils/address/saved-address';
import { AddressChoice } from './address-choice';
import { AddressDetails } from './address-details';

type SavedAddressDialogProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** To be changed; null: a new one. */
  saved: SavedAddress | null;
}>;

type Step = 'details' | 'place';

type StepsProps = Omit<SavedAddressDialogProps, 'open'> &
  Readonly<{
    known: ReturnType<typeof useKnownAddresses>;
    step: Step;
    onStep: (step: Step) => void;
  }>;

function Steps({ known, onClose, onStep, saved, step }: StepsProps) {
  const { t } = useTranslation('auth');
  const draft = useAddressDraft(
    saved && { title: saved.address, ...saved.location },
  );
  return step === 'place' ? (
    <AddressChoice
      draft={draft}
      known={known}
      confirm={t('auth.code.verify')}
      onConfirm={() => onStep('details')}
    />
  ) : (
    <AddressDetails
      draft={draft}
      saved={saved}
      onPlace={() => onStep('place')}
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
  const { t } = useTranslation('address');
  const first = saved ? 'details' : 'place';
  const [step, setStep] = useState<Step>(first);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setStep(first);
  }
  const { recent } = useKnownAddresses();
  const isLow = step === 'place' && recent.length === 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(saved ? 'addresses.edit' : 'addresses.new')}
      size="l"
      tall={isLow ? 'low' : true}
      bare
    >
      <Steps
        // the saved ones are saved already
        known={{ saved: [], recent }}
        step={step}
        onStep={setStep}
        saved={saved}
        onClose={onClose}
      />
    </Dialog>
  );
}
