import type { CSSProperties } from 'react';
import styles from './celebration.module.css';

const PIECES = 18;
/** Spreads neighbours far from each other, always the same way. */
const GOLDEN_ANGLE = 137.5;

function styleOf(index: number): CSSProperties {
  const angle = (index * GOLDEN_ANGLE * Math.PI) / 180;
  const reach = 64 + (index % 4) * 22;
  return {
    '--x': `${Math.round(Math.cos(angle) * reach * 1.6)}px`,
    '--y': `${Math.round(Math.sin(angle) * reach)}px`,
    '--turn': `${index * 67}deg`,
    '--late': `${(index % 5) * 30}ms`,
  } as CSSProperties;
}

/** Paper bits that fly once when an order is at the door; nothing for those who want no motion. */
export function Celebration() {
  return (
    <span className={styles.burst} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={index} className={styles.piece} style={styleOf(index)} />
      ))}
    </span>
  );
}
