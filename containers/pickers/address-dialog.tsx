import { LocateFixed, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressOptions } from '@/components/address-options/address-options';
import { Button } from '@/components/button/button';
import { Modal } from '@/components/modal/modal';
import { Spinner } from '@/components/spinner/spinner';
import { TextField } from '@/components/text-field/text-field';
import { MuiRoot } from '@/contexts/mui-root';
import { useAddressChoice } from '@/hooks/use-address-choice';
import {
  useAddressSearch,
  useSavedAddresses,
} from '@/hooks/use-address-search';
import { useMyLocation } from '@/hooks/use-my-location';
import type { ShellAddress } from '@/utils/shell';

type AddressDialogProps = Readonly<{ open: boolean; onClose: () => void }>;

/** Choosing where to deliver: by typing, from the saved ones, or from where the browser is. */
export function AddressDialog({ open, onClose }: AddressDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const found = useAddressSearch(typed);
  const saved = useSavedAddresses();
  const chooseAddress = useAddressChoice();
  function choose(address: ShellAddress) {
    chooseAddress(address);
    setTyped('');
    onClose();
  }
  const here = useMyLocation(choose);
  const denied = here.state === 'denied' || here.state === 'failed';
  const hint = found.results ? undefined : t('address.hint');
  const none = found.results?.length === 0 && !found.searching;
  return (
    <MuiRoot>
      <Modal open={open} onClose={onClose} title={t('address.title')} size="m">
        <TextField
          label={t('address.field')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the one thing a person opened this dialog for
          autoFocus
          autoComplete="off"
          start={<MapPin size={20} strokeWidth={1.75} aria-hidden="true" />}
          end={found.searching ? <Spinner /> : null}
          hint={none ? t('address.none') : hint}
          error={found.failed && t('address.failed')}
        />
        <AddressOptions
          title={t('address.results')}
          addresses={found.results ?? []}
          onChoose={choose}
        />
        <AddressOptions
          title={t('address.saved')}
          addresses={found.results ? [] : saved}
          onChoose={choose}
          titleShown
        />
        <Button
          variant="secondary"
          block
          loading={here.state === 'locating'}
          icon={<LocateFixed size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={here.locate}
        >
          {t('address.locate')}
        </Button>
        {denied && (
          <p role="alert">
            {t(
              here.state === 'denied'
                ? 'address.locate.denied'
                : 'address.locate.failed',
            )}
          </p>
        )}
      </Modal>
    </MuiRoot>
  );
}
