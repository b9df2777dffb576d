import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressChosen } from '@/components/address/address-chosen/address-chosen';
import { AddressSearch } from '@/components/address/address-search/address-search';
import { Modal } from '@/components/ui/modal/modal';
import { MuiRoot } from '@/contexts/mui-root';
import { useAddressChoice } from '@/hooks/address/use-address-choice';
import { useAddressDraft } from '@/hooks/address/use-address-draft';
import {
  useAddressSearch,
  useSavedAddresses,
} from '@/hooks/address/use-address-search';
import { useMediaQuery } from '@/hooks/browser/use-media-query';
import { useMyPosition } from '@/hooks/address/use-my-location';
import { AddressMap } from './address-map';
import { NotifyBlock } from './notify-block';
import styles from './address-dialog.module.css';

type AddressDialogProps = Readonly<{ open: boolean; onClose: () => void }>;

/** Below it the map lies under the field instead of beside it. */
const NARROW = '(max-width: 899px)';

function AddressChoice({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const isNarrow = useMediaQuery(NARROW);
  const draft = useAddressDraft();
  const found = useAddressSearch(typed ?? '');
  const saved = useSavedAddresses();
  const here = useMyPosition((point) => {
    draft.moveTo(point, true);
    setTyped(null);
  });
  const choose = useAddressChoice();
  const isLost = here.state !== 'idle' && here.state !== 'locating';
  const { point, savedId, title } = draft;
  const chosenTitle = draft.isChosen ? (title ?? '') : '';
  const place = { ...point, title: title ?? '' };

  return (
    <div className={styles.panes}>
      <div className={styles.search}>
        <AddressSearch
          typed={typed ?? chosenTitle}
          isChosen={typed === null}
          onType={setTyped}
          results={found.results}
          saved={saved}
          isSearching={found.searching}
          isFailed={found.failed}
          onRetry={found.retry}
          onPick={(picked) => {
            draft.pick(picked);
            setTyped(null);
          }}
          onLocate={here.locate}
          isLocating={here.state === 'locating'}
          locateError={
            isLost ? t(`address.locate.${here.state}`, '') : undefined
          }
          over={isNarrow}
          focusAtOnce={!isNarrow}
        />
      </div>
      <AddressMap
        at={[point.latitude, point.longitude]}
        title={draft.isChosen ? title : null}
        picks={draft.picks}
        onMove={([latitude, longitude]) => {
          draft.moveTo({ latitude, longitude });
          setTyped(null);
        }}
      />
      <div className={styles.chosen}>
        <AddressChosen
          isChosen={draft.isChosen}
          title={title}
          reach={draft.reach}
          onConfirm={() => {
            void choose(place, savedId);
            onClose();
          }}
        >
          <NotifyBlock place={place} />
        </AddressChosen>
      </div>
    </div>
  );
}

/** Choosing where to deliver: by typing, on the map, from the saved ones, or from where the browser is. */
export function AddressDialog({ open, onClose }: AddressDialogProps) {
  const { t } = useTranslation();
  return (
    <MuiRoot>
      <Modal
        open={open}
        onClose={onClose}
        title={t('address.title')}
        size="l"
        tall
        bare
      >
        <AddressChoice onClose={onClose} />
      </Modal>
    </MuiRoot>
  );
}
