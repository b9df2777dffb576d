import { FileText, ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clsx as cx } from 'clsx';
import { UploadTile, type UploadItem } from './upload-tile';
import styles from './upload-tiles.module.css';

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

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Pictures or documents, chosen or dropped on the field: each with its progress or fault, and a way to remove it. */
export function UploadTiles(props: UploadTilesProps) {
  const { error, hint, items, max, name, onAdd, onRemove, onRetry, title } =
    props;
  const shape = props.shape ?? 'square';
  const { t } = useTranslation();
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
