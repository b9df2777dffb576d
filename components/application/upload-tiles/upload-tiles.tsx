import '@/styles/families/application';
import { FileText, ImagePlus, RotateCw, X } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FORM_ACTION_FIELD } from '@/utils/constants/forms';
import styles from './upload-tiles.module.css';
import { type DragEvent, useId, useState } from 'react';
import { clsx as cx } from 'clsx';

type UploadItem = Readonly<{
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
function UploadTile({ item, onRemove, onRetry }: UploadTileProps) {
  const { t } = useTranslation('application');
  const { canRetry, error, name, preview, progress } = item;
  return (
    <li className={styles.tile}>
      <span className={styles.picture}>
        {preview ? (
          <img src={preview} alt={name} className={styles.image} />
        ) : (
          <FileText size={28} strokeWidth={1.5} />
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
            <X size={16} strokeWidth={2} />
          </span>
        </button>
      </span>
      {error && (
        <p role="alert" className={styles.failed}>
          <bdi>{name}</bdi>: {error}
          {canRetry && (
            <button type="button" className={styles.retry} onClick={onRetry}>
              <RotateCw size={14} strokeWidth={2} />
              {t('common.tryAgain')}
            </button>
          )}
        </p>
      )}
    </li>
  );
}

type UploadTilesProps = Readonly<{
  title: string;
  hint?: string;
  items: readonly UploadItem[];
  /** How many there may be. */
  max: number;
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  /** Sends one again that did not come through. */
  onRetry: (key: string) => void;
  error?: string | undefined;
  /** A logo is square, a cover wide, a document a sheet. */
  shape?: 'square' | 'sheet' | 'wide';
  /** Of the file field, where a form posts it without script. */
  name?: string;
}>;

const icon = { size: 22 } as const;

/** Pictures or documents, chosen or dropped on the field: each with its progress or fault, and a way to remove it. */
export function UploadTiles(props: UploadTilesProps) {
  const { error, hint, items, max, name, onAdd, onRemove, onRetry, title } =
    props;
  const shape = props.shape ?? 'square';
  const { t } = useTranslation(['application', 'form']);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const count = items.filter(({ error: wrong }) => !wrong).length;
  const isFull = count >= max;
  const note = error ?? hint;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isFull) onAdd([...event.dataTransfer.files]);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one more way; the file field inside has the keys
    <div
      role="group"
      aria-labelledby={id}
      className={cx(styles.box, isOver && !isFull && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p id={id} className={styles.title}>
        {title}
        {max > 1 && (
          <span className={styles.count}>
            {t('refund.part', { value: count, total: max })}
          </span>
        )}
      </p>
      <ul className={cx(styles.tiles, styles[shape])}>
        {items.map((item) => (
          <UploadTile
            key={item.key}
            item={item}
            onRemove={() => onRemove(item.key)}
            onRetry={() => onRetry(item.key)}
          />
        ))}
        {!isFull && (
          <li className={styles.tile}>
            <label className={cx(styles.add, error && styles.bad)}>
              <input
                type="file"
                name={name}
                accept={
                  shape === 'sheet' ? 'image/*,application/pdf' : 'image/*'
                }
                multiple={max > 1}
                className={styles.input}
                aria-label={t('application.upload.add', { title })}
                aria-invalid={error ? true : undefined}
                aria-describedby={note ? `${id}-note` : undefined}
                onChange={(event) => {
                  onAdd([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
              {shape === 'sheet' ? (
                <FileText {...icon} />
              ) : (
                <ImagePlus {...icon} />
              )}
              <span aria-hidden="true">{t('application.upload.drop')}</span>
            </label>
          </li>
        )}
      </ul>
      {note && (
        <p
          id={`${id}-note`}
          className={cx(styles.note, error && styles.wrong)}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
