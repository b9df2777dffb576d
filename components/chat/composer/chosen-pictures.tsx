import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './chosen-pictures.module.css';

export type ChosenPicturesProps = Readonly<{
  pictures: readonly { readonly key: string; readonly preview: string }[];
  onRemove: (key: string) => void;
}>;

/** What will be sent with the message; each can be taken back. */
export function ChosenPictures({ onRemove, pictures }: ChosenPicturesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ key, preview }, index) => (
        <li key={key} className={styles.picture}>
          <img src={preview} alt="" className={styles.image} />
          <button
            type="button"
            className={styles.remove}
            aria-label={t('refund.picture.remove', { number: index + 1 })}
            onClick={() => onRemove(key)}
          >
            <X size={16} strokeWidth={2} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
