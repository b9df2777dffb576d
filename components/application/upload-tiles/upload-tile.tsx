import { FileText, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FORM_ACTION_FIELD } from '@/utils/constants/forms';
import styles from './upload-tiles.module.css';

export type UploadItem = Readonly<{
  key: string;
  /** As the person's file is called; a saved one has a number. */
  name: string;
  /** Its picture; null: it has none to show. */
  preview: string | null;
  /** 0 to 1 while it is on its way; null: it is there. */
  progress: number | null;
  /** Why it did not come through. */
  error?: string | undefined;
  /** Another try can help. */
  canRetry?: boolean;
}>;

type UploadTileProps = Readonly<{
  item: UploadItem;
  onRemove: () => void;
  onRetry: () => void;
}>;

/** One of them, with what is to be said of it. */
export function UploadTile({ item, onRemove, onRetry }: UploadTileProps) {
  const { t } = useTranslation();
  const { canRetry, error, name, preview, progress } = item;
  return (
    <li className={styles.tile}>
      <span className={styles.picture}>
        {preview ? (
          <img src={preview} alt={name} className={styles.image} />
        ) : (
          <FileText size={28} strokeWidth={1.5} aria-hidden="true" />
        )}
        {progress !== null && !error && (
          <progress
            className={styles.progress}
            max={1}
            value={progress}
            aria-label={t('application.upload.sending', { name })}
          />
        )}
        <button
          // without script it posts the form that it stands in
          type="submit"
          name={FORM_ACTION_FIELD}
          value={`remove:${item.key}`}
          className={styles.remove}
          aria-label={t('application.upload.remove', { name })}
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          <span className={styles.cross}>
            <X size={16} strokeWidth={2} aria-hidden="true" />
          </span>
        </button>
      </span>
      {error && (
        <p role="alert" className={styles.failed}>
          <bdi>{name}</bdi>: {error}
          {canRetry && (
            <button type="button" className={styles.retry} onClick={onRetry}>
              <RotateCw size={14} strokeWidth={2} aria-hidden="true" />
              {t('common.tryAgain')}
            </button>
          )}
        </p>
      )}
    </li>
  );
}
