import { useTranslation } from '@/utils/i18n/use-translation';
import { Dialog } from '@/containers/ui/dialog';
import { useAddressChoice } from '@/hooks/address/use-address-choice';
import { useAddressDraft } from '@/hooks/address/use-address-draft';
import { useKnownAddresses } from '@/hooks/address/use-known-addresses';
import type { ShellAddress } from '@/utils/shell/shell';
import { AddressChoice } from './address-choice';

type Choose = (place: ShellAddress, savedId: number | null) => void;

type AddressDialogProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** The browser is where the map knows no address, which is said. */
  isUnknown?: boolean;
  /** Where it begins; by default with the site's address. */
  start?: ShellAddress | null;
  /** Where nobody looks addresses up: the words it begins with, and whoever keeps them. */
  typed?: string | undefined;
  onType?: ((typed: string) => void) | undefined;
  /** What is done with the choice; by default everything is brought there from now on. */
  onChoose?: Choose;
}>;

type ContentProps = Pick<
  AddressDialogProps,
  'isUnknown' | 'onType' | 'start' | 'typed'
> &
  Readonly<{
    known: ReturnType<typeof useKnownAddresses>;
    onChoose: Choose;
  }>;

function Content({
  isUnknown,
  known,
  onChoose,
  onType,
  start,
  typed,
}: ContentProps) {
  return (
    <AddressChoice
      draft={useAddressDraft(start, typed)}
      isUnknown={isUnknown}
      onType={onType}
      known={known}
      onConfirm={onChoose}
    />
  );
}

/** Choosing where to deliver: by typing, on the map, from the saved ones, or from where the browser is. */
export function AddressDialog({
  isUnknown = false,
  onChoose,
  onClose,
  onType,
  open,
  start,
  typed,
}: AddressDialogProps) {
  const { t } = useTranslation('address');
  const chooseForSite = useAddressChoice();
  const known = useKnownAddresses();
  const hasNone = known.saved.length + known.recent.length === 0;
  const choose: Choose =
    onChoose ?? ((place, savedId) => void chooseForSite(place, savedId));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('address.title')}
      size="l"
      tall={hasNone ? 'low' : true}
      bare
    >
      <Content
        start={start}
        typed={typed}
        onType={onType}
        isUnknown={isUnknown}
        known={known}
        onChoose={(place, savedId) => {
          choose(place, savedId);
          onClose();
        }}
      />
    </Dialog>
  );
}
