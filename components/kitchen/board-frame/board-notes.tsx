import { X } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import styles from './board-frame.module.css';

/** What somebody at the board has to know; it stays until it is put away. */
export type BoardNote = Readonly<{ id: string; text: string }>;

/** Sentences above the columns, read aloud when they appear. */
export function BoardNotes({
  notes,
  onClose,
}: Readonly<{
  notes: readonly BoardNote[];
  onClose: (id: string) => void;
}>) {
  const { t } = useTranslation();
  return (
    // a new sentence is read alone
    <div role="alert" aria-atomic="false" className={styles.notes}>
      {notes.map(({ id, text }) => (
        <p key={id}>
          <bdi>{text}</bdi>
          <IconButton
            variant="plain"
            label={`${t('common.close')}: ${text}`}
            icon={<X size={22} />}
            onClick={() => onClose(id)}
          />
        </p>
      ))}
    </div>
  );
}
