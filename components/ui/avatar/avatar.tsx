import '@/styles/families/marks';
import { clsx as cx } from 'clsx';
import styles from './avatar.module.css';

type AvatarProps = Readonly<{
  name: string;
  /** A picture; without one the initials stand in. */
  src?: string | null | undefined;
  size?: 's' | 'm' | 'l';
  className?: string;
}>;

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Decoration: the name stands beside it or in the label of its button. */
export function Avatar({ name, src, size = 'm', className }: AvatarProps) {
  return (
    <span
      className={cx(styles.avatar, styles[size], className)}
      aria-hidden="true"
      // Drawn by CSS: as text it would be a part of its button's visible name.
      data-initials={src ? undefined : initialsOf(name)}
    >
      {src && <img src={src} alt="" />}
    </span>
  );
}
