import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import styles from './star-choice.module.css';

const STARS = [1, 2, 3, 4, 5];

type StarChoiceProps = Readonly<{
  /** What is rated, for those who do not see it. */
  label: string;
  /** 0: nothing is chosen yet. */
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
}>;

/** One to five stars: a group of radios, moved by the arrow keys. */
export function StarChoice({ error, label, onChange, value }: StarChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      data-blocked={error ? true : undefined}
      aria-describedby={error && `${id}-note`}
    >
      <legend className="sr-only">{label}</legend>
      <span className={styles.stars}>
        {STARS.map((star) => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              className="laid"
              name={id}
              value={star}
              checked={star === value}
              aria-label={t('rating.label', { value: star })}
              onChange={() => onChange(star)}
            />
            <Star
              className={cx(styles.icon, star <= value && styles.on)}
              size={24}
            />
          </label>
        ))}
      </span>
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
