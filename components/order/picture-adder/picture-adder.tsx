import { Camera, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '@/components/ui/spinner/spinner';
import styles from './picture-adder.module.css';

type PictureAdderProps = Readonly<{
  title: string;
  pictures: readonly {
    readonly key: string;
    readonly preview: string;
    /** Null while it is on its way. */
    readonly path: string | null;
  }[];
  max: number;
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  error?: string | undefined;
}>;

/** A few pictures: chosen, or dropped on the field; each can be taken back. */
export function PictureAdder(props: PictureAdderProps) {
  const { error, max, onAdd, onRemove, pictures, title } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}{' '}
        <span className={styles.count}>
          {t('refund.part', { value: pictures.length, total: max })}
        </span>
      </p>
      <div className={styles.pictures}>
        {pictures.map(({ key, path, preview }, index) => (
          <span key={key} className={styles.picture}>
            <img src={preview} alt="" className={styles.image} />
            {path === null && (
              <span className={styles.wait}>
                <Spinner />
                <span className="sr-only">{t('common.loading')}</span>
              </span>
            )}
            <button
              type="button"
              className={styles.remove}
              aria-label={t('refund.picture.remove', { number: index + 1 })}
              onClick={() => onRemove(key)}
            >
              <span className={styles.cross}>
                <X size={16} strokeWidth={2} aria-hidden="true" />
              </span>
            </button>
          </span>
        ))}
        {pictures.length < max && (
          <label className={styles.add}>
            <input
              type="file"
              accept="image/*"
              multiple
              className={styles.input}
              aria-label={t('refund.picture.add')}
              onChange={(event) => {
                onAdd([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            <Camera size={22} strokeWidth={1.75} aria-hidden="true" />
          </label>
        )}
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
