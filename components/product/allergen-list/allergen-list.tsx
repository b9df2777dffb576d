import { useTranslation } from 'react-i18next';
import type { AllergenDto } from '@/server/contracts/product';
import { clsx as cx } from 'clsx';
import { AllergenIcon } from './allergen-icon';
import styles from './allergen-list.module.css';

type AllergenListProps = Readonly<{
  vegetarian: boolean;
  spicy: boolean;
  allergens: readonly AllergenDto[];
}>;

/** Diet and allergens of a dish in words, one chip each. */
export function AllergenList({
  vegetarian,
  spicy,
  allergens,
}: AllergenListProps) {
  const { t } = useTranslation();
  const diet = [
    ...(vegetarian ? ['vegetarian' as const] : []),
    ...(spicy ? ['spicy' as const] : []),
  ];
  return (
    <ul className={styles.list}>
      {diet.map((name) => (
        <li key={name} className={styles.chip}>
          <AllergenIcon name={name} />
          {t(`diet.${name}`)}
        </li>
      ))}
      {allergens.map((name) => (
        <li key={name} className={cx(styles.chip, styles.has)}>
          <AllergenIcon name={name} />
          <span className={styles.word}>{t(`allergen.${name}`)}</span>
        </li>
      ))}
    </ul>
  );
}
