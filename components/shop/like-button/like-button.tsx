import '@/styles/families/marks';
import { Heart } from 'lucide-react';
import { clsx as cx } from 'clsx';
import styles from './like-button.module.css';

type LikeButtonProps = Readonly<{
  liked: boolean;
  onToggle: () => void;
  /** What it saves, in words: "Save Registon Oshxona". */
  label: string;
  /** On a picture it is a white heart; elsewhere a round button. */
  look?: 'picture' | 'round';
  className?: string;
}>;

export function LikeButton({
  liked,
  onToggle,
  label,
  look = 'picture',
  className,
}: LikeButtonProps) {
  return (
    <button
      type="button"
      className={cx(styles.heart, styles[look], liked && styles.on, className)}
      aria-pressed={liked}
      aria-label={label}
      onClick={onToggle}
    >
      <Heart size={24} />
    </button>
  );
}
