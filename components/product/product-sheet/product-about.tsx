import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/ui/badge/badge';
import { AllergenList } from '@/components/product/allergen-list/allergen-list';
import type { DishView } from '@/utils/product/dish-view';
import { isMeasured } from '@/utils/cart/quantity-text';
import { ProductHead, type ProductHeadProps } from './product-head';
import styles from './product-about.module.css';

type ProductAboutProps = Omit<ProductHeadProps, 'badges' | 'dish'> &
  Readonly<{ dish: DishView }>;

/** What a dish is: name, price, words, allergens (also of what is chosen) and what it feeds. */
export function ProductAbout(props: ProductAboutProps) {
  const { dish } = props;
  const { t } = useTranslation();
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
