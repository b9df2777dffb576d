import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import styles from './thumb-choice.module.css';

export type Thumb = 'down' | 'up';

type ThumbChoiceProps = Readonly<{
  /** What is rated, for those who do not see it. */
  label: string;
  value: Thumb | null;
  /** The same once more takes it back. */
  onChange: (value: Thumb | null) => void;
}>;

/** Good or not good; nothing has to be said. */
export function ThumbChoice({ label, onChange, value }: ThumbChoiceProps) {
  const { t } = useTranslation('reviews');
  const thumbs = [
    { thumb: 'up', Icon: ThumbsUp, words: t('review.good') },
    { thumb: 'down', Icon: ThumbsDown, words: t('review.bad') },
  ] as const;
  return (
    <span role="group" aria-label={label} className={styles.thumbs}>
      {thumbs.map(({ Icon, thumb, words }) => (
        <button
          key={thumb}
          type="button"
          className={cx(styles.thumb, value === thumb && styles[thumb])}
          aria-pressed={value === thumb}
          aria-label={words}
          onClick={() => onChange(value === thumb ? null : thumb)}
        >
          <Icon size={20} />
        </button>
      ))}
    </span>
  );
}
