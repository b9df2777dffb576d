import '@/styles/families/shop';
import { clsx as cx } from 'clsx';
import styles from './allergen-icon.module.css';

const DRAWN: ReadonlySet<string> = new Set([
  'crustaceans',
  'egg',
  'fish',
  'gluten',
  'milk',
  'molluscs',
  'nuts',
  'peanuts',
  'soy',
  'spicy',
  'vegetarian',
]);

type AllergenIconProps = Readonly<{ name: string; className?: string }>;

/** The picture of an allergen or a diet; nothing for those without one. */
export function AllergenIcon({ name, className }: AllergenIconProps) {
  if (!hasAllergenIcon(name)) return null;
  return (
    <i
      className={cx(styles.icon, styles[name], className)}
      aria-hidden="true"
    />
  );
}

export function hasAllergenIcon(name: string): boolean {
  return DRAWN.has(name);
}
