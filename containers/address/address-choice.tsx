import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AddressChosen } from '@/components/address/address-chosen/address-chosen';
import { AddressSearch } from '@/components/address/address-search/address-search';
import type { useAddressDraft } from '@/hooks/address/use-address-draft';
import {
  useAddressSearch,
  useSavedAddresses,
} from '@/hooks/address/use-address-search';
import { useCanLookUp } from '@/hooks/address/use-can-look-up';
import type { useKnownAddresses } from '@/hooks/address/use-known-addresses';
import { useMyPosition } from '@/hooks/address/use-my-location';
import { useMediaQuery } from '@/hooks/browser/use-media-query';
import { clsx as cx } from 'clsx';
import { namesHouse } from '@/utils/address/checkout-address';
import type { ShellAddress } from '@/utils/shell/shell';
import { AddressMap } from './address-map';
import { NotifyBlock } from './notify-block';
import styles from './address-dialog.module.css';

type AddressChoiceProps = Readonly<{
  draft: ReturnType<typeof useAddressDraft>;
  /** Offered before anything is typed. */
  known?: ReturnType<typeof useKnownAddresses>;
  /** The browser's place has no known address, which is said until another is asked for. */
  isUnknown?: boolean | undefined;
  /** Keeps the words of an address that nobody looks up. */
  onType?: ((typed: string) => void) | undefined;
  /** On the button; by default that it is brought there. */
  confirm?: string | undefined;
  onConfirm: (place: ShellAddress, savedId: number | null) => void;
}>;

/** Below it the map lies under the field instead of beside it. */
const NARROW = '(max-width: 899px)';

/** A place by typing, on the map, from the saved ones, or where the browser is; with who delivers there. */
export function AddressChoice({
  confirm,
  draft,
  isUnknown = false,
  known,
  onConfirm,
  onType,
}: AddressChoiceProps) {
  const { t } = useTranslation('address');
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const isNarrow = useMediaQuery(NARROW);
  const found = useAddressSearch(typed ?? '');
  const saved = useSavedAddresses();
  const hasNone = !known || known.saved.length + known.recent.length === 0;
  const here = useMyPosition((point) => {
    draft.moveTo(point, true);
    setTyped(null);
  });
  const { point, savedId, title } = draft;
  const canLookUp = useCanLookUp();
  // typed first, or the pin put first: both make an address
  const isChosen = draft.isChosen && (canLookUp || title?.trim() !== '');
  const chosenTitle = draft.isChosen || !canLookUp ? (title ?? '') : '';
  const place = { ...point, title: title?.trim() ?? '' };
  function lacking(): string {
    if (draft.isChosen) return t('address.lacksWords');
    return t(place.title ? 'address.lacksPin' : 'address.typeAndPin');
  }
  const same = saved.find(
    ({ latitude, longitude, title: street }) =>
      street === place.title &&
      latitude === point.latitude &&
      longitude === point.longitude,
  );
  const id = savedId ?? same?.id ?? null;
  // a saved address has its house beside it, and only who brings something needs one
  const isBrought = !confirm && draft.reach !== 0;
  const lacksHouse = isBrought && id === null && !namesHouse(place.title);
  const isAsked = lacksHouse && title !== null && asked === title;
  function rename(words: string): void {
    draft.rename(words);
    onType?.(words);
  }
  function take(): void {
    if (lacksHouse && !isAsked) setAsked(title);
    else onConfirm(place, id);
  }

  return (
    <div className={cx(styles.panes, hasNone && styles.low)}>
      <div className={styles.search}>
        <AddressSearch
          typed={typed ?? chosenTitle}
          isChosen={canLookUp && typed === null}
          onType={canLookUp ? setTyped : rename}
          results={canLookUp ? found.results : undefined}
          saved={known?.saved}
          recent={known?.recent}
          isSearching={found.searching}
          isFailed={found.failed}
          onRetry={found.retry}
          onPick={(picked) => {
            draft.pick(picked);
            setTyped(null);
          }}
          onLocate={here.locate}
          isLocating={here.isLocating}
          locateError={
            here.locateError ??
            (isUnknown && !draft.isChosen
              ? t('address.locate.unknown')
              : undefined)
          }
          over={isNarrow || hasNone}
          focusAtOnce={!isNarrow}
        />
      </div>
      <AddressMap
        at={[point.latitude, point.longitude]}
        title={isChosen ? title : null}
        picks={draft.picks}
        onMove={([latitude, longitude]) => {
          draft.moveTo({ latitude, longitude });
          setTyped(null);
        }}
      />
      <div className={styles.chosen}>
        <AddressChosen
          isChosen={isChosen}
          hint={canLookUp ? undefined : lacking()}
          title={title}
          reach={draft.reach}
          confirm={isAsked ? t('address.house.without') : confirm}
          question={isAsked ? t('address.house.ask') : null}
          onConfirm={take}
        >
          <NotifyBlock place={place} />
        </AddressChosen>
      </div>
    </div>
  );
}
