import { clsx as cx } from 'clsx';
import { AllergenIcon, hasAllergenIcon } from './allergen-icon';
import styles from './allergen-list.module.css';

type AllergenMarksProps = Readonly<{
  vegetarian: boolean;
  spicy: boolean;
  allergens: readonly string[];
  /** All of them in words, for those who do not see the marks, and on hover. */
  words: string;
}>;

const MOST = 4;

/** The small marks at the end of a menu row. */
export function AllergenMarks({
  vegetarian,
  spicy,
  allergens,
  words,
}: AllergenMarksProps) {
  const drawn = [
    ...(vegetarian ? ['vegetarian'] : []),
    ...(spicy ? ['spicy'] : []),
    ...allergens,
  ]
    .filter(hasAllergenIcon)
    .slice(0, MOST);
  if (!words) return null;
  return (
    <span className={styles.marks} title={words}>
      {drawn.map((name) => (
        <AllergenIcon
          key={name}
          name={name}
          className={cx(
            name === 'spicy' && styles.hot,
            name === 'vegetarian' && styles.leaf,
          )}
        />
      ))}
      <span className="sr-only">{words}</span>
    </span>
  );
}
