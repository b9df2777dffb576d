import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { CityMap } from '@/components/address/city-map/city-map';
import type { MapData } from '@/components/address/city-map/map-types';
import { Button } from '@/components/ui/button/button';
import { useAddressChoice } from '@/hooks/address/use-address-choice';
import { useCityMap } from '@/hooks/address/use-city-map';
import { useFirstAddress } from '@/hooks/address/use-first-address';
import type { DeliveryPoint } from '@/utils/address/delivery-point';
import type { ShellAddress } from '@/utils/shell/shell';
import styles from './address-prompt.module.css';

type AddressPromptProps = Readonly<{
  point: DeliveryPoint;
  /** It was taken or put off. */
  onDone: () => void;
  onChange: () => void;
  /** The map knows no address there. */
  onUnknown: () => void;
}>;

type QuestionProps = Pick<AddressPromptProps, 'onChange' | 'onDone'> &
  Readonly<{
    found: ShellAddress;
    map: ReturnType<typeof useCityMap<MapData>>;
  }>;

/** "Order for this address?" below the address button. Nothing waits for the answer, and the focus stays where it is. */
function AddressQuestion({ found, map, onChange, onDone }: QuestionProps) {
  const { t } = useTranslation('address');
  const choose = useAddressChoice();
  const id = useId();
  useEffect(() => {
    function dismiss({ defaultPrevented, key }: KeyboardEvent): void {
      const isMeant =
        key === 'Escape' &&
        !defaultPrevented &&
        !document.querySelector('[aria-modal="true"]');
      if (isMeant) onDone();
    }
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [onDone]);
  return (
    <section
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-place`}
      className={styles.question}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {t('address.prompt.title')}
      </h2>
      <div className={styles.map}>
        <CityMap
          map={map}
          label={t('address.map.label')}
          markers={[{ kind: 'home', at: [found.latitude, found.longitude] }]}
          width={360}
          height={120}
        />
      </div>
      <p id={`${id}-place`} className={styles.place}>
        <MapPin size={22} />
        <span className={styles.words}>
          <b>
            <bdi>{found.title}</bdi>
          </b>
          <small>{t('address.prompt.source')}</small>
        </span>
      </p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onChange}>
          {t('address.prompt.no')}
        </Button>
        <Button
          onClick={() => {
            void choose(found);
            onDone();
          }}
        >
          {t('address.prompt.yes')}
        </Button>
      </div>
    </section>
  );
}

/** Asks a new visitor whether to deliver to where the browser is; nothing to see without an address there. */
export function AddressPrompt({
  onChange,
  onDone,
  onUnknown,
  point,
}: AddressPromptProps) {
  const { t } = useTranslation('address');
  const found = useFirstAddress(point);
  const map = useCityMap<MapData>();
  const title = found?.title ?? '';
  const tellUnknown = useEffectEvent(onUnknown);
  const isUnknown = found === null;
  useEffect(() => {
    if (isUnknown) tellUnknown();
  }, [isUnknown]);
  return (
    <>
      <span role="status" className="sr-only">
        {found && `${t('address.prompt.title')} ${title}`}
      </span>
      {found && (
        <AddressQuestion
          found={found}
          map={map}
          onChange={onChange}
          onDone={onDone}
        />
      )}
    </>
  );
}
