import '@/styles/families/shop';
import { clsx as cx } from 'clsx';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AllergenIcon } from '@/components/product/allergen-icon/allergen-icon';
import { Badge } from '@/components/ui/badge/badge';
import type { AllergenDto } from '@/server/contracts/product';
import { isMeasured } from '@/utils/cart/quantity-text';
import type { DishView } from '@/utils/product/dish-view';
import styles from './product-about.module.css';
import { ProductHead, type ProductHeadProps } from './product-head';

type AllergenListProps = Readonly<{
  vegetarian: boolean;
  spicy: boolean;
  allergens: readonly AllergenDto[];
}>;

/** Diet and allergens of a dish in words, one chip each. */
function AllergenList({ vegetarian, spicy, allergens }: AllergenListProps) {
  const { t } = useTranslation('dish');
  const diet = [
    ...(vegetarian ? ['vegetarian' as const] : []),
    ...(spicy ? ['spicy' as const] : []),
  ];
  return (
    <ul className="wraps">
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

type ProductAboutProps = Omit<ProductHeadProps, 'badges' | 'dish'> &
  Readonly<{ dish: DishView }>;

/** What a dish is: name, price, words, allergens (also of what is chosen) and what it feeds. */
export function ProductAbout(props: ProductAboutProps) {
  const { dish } = props;
  const { t } = useTranslation('product');
  const { allergens, badges, chosenAllergens, hasExtras, nutrition } = dish;
  const { spicy, unit, vegetarian } = dish;
  const facts = (['kcal', 'protein', 'fats', 'carbs'] as const).filter(
    (name) => nutrition[name] !== null,
  );
  const perPortion = hasExtras ? 'product.nutritionPlain' : 'product.nutrition';
  const portion = isMeasured(unit) ? 'product.nutrition100' : perPortion;
  const hasMarks = vegetarian || spicy || allergens.length > 0;
  return (
    <>
      <ProductHead
        {...props}
        badges={
          badges.length > 0 && (
            <p className={styles.badges}>
              {badges.map(({ text, tone }) => (
                <Badge key={text} tone={tone}>
                  {text}
                </Badge>
              ))}
            </p>
          )
        }
      />
      {hasMarks && (
        <>
          <h3 className={styles.label}>{t('product.allergens')}</h3>
          <AllergenList
            vegetarian={vegetarian}
            spicy={spicy}
            allergens={allergens}
          />
        </>
      )}
      <div role="status">
        {chosenAllergens.length > 0 && (
          <>
            <h3 className={styles.label}>{t('product.allergensChosen')}</h3>
            <AllergenList
              vegetarian={false}
              spicy={false}
              allergens={chosenAllergens}
            />
          </>
        )}
      </div>
      {facts.length > 0 && (
        <>
          <h3 className={styles.label}>{t(portion)}</h3>
          <dl className={styles.facts}>
            {facts.map((name) => (
              <div key={name}>
                <dt>{t(`nutrition.${name}`)}</dt>
                <dd>
                  {name === 'kcal'
                    ? nutrition.kcal
                    : t('nutrition.grams', { count: nutrition[name] ?? 0 })}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
