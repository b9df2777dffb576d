import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import styles from './address-search.module.css';

type LocateLineProps = Readonly<{
  isLocating: boolean;
  onLocate: () => void;
  /** Why the browser's location did not help. */
  error: string | undefined;
}>;

/** The browser's own place instead of what is typed. */
export function LocateLine({ error, isLocating, onLocate }: LocateLineProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        className={styles.locate}
        loading={isLocating}
        icon={<LocateFixed size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onLocate}
      >
        {t('address.locate')}
      </Button>
      {error && (
        <p role="status" className={styles.note}>
          {error}
        </p>
      )}
    </>
  );
}
