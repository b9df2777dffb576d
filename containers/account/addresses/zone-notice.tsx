import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotifyBlock } from '@/containers/address/notify-block';
import type { SavedAddress } from '@/utils/address/saved-address';
import styles from './addresses.module.css';

/** Leaving an e-mail for the day when a saved address is delivered to; asked for by a press. */
export function ZoneNotice({ saved }: Readonly<{ saved: SavedAddress }>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <div className={styles.notify}>
        <NotifyBlock place={{ title: saved.address, ...saved.location }} />
      </div>
    );
  return (
    <button
      type="button"
      className={styles.notifyLink}
      onClick={() => setOpen(true)}
    >
      {t('address.notify.action')}
    </button>
  );
}
