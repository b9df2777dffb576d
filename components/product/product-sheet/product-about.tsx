import { useTranslation } from 'react-i18next';
import { AllergenList } from '@/components/product/allergen-list/allergen-list';
import { Badge } from '@/components/ui/badge/badge';
import { Price } from '@/components/money/price/price';
import type { DishView } from '@/utils/product/dish-view';
import type { MoneyCurrency } from '@/utils/money/money';
import { isMeasured } from '@/utils/cart/quantity-text';
import styles from './product-about.module.css';

type ProductAboutProps = Readonly<{
  dish: DishView;
  currency: MoneyCurrency;
  /** Why nothing can be ordered now; null when it can. */
  notice: string | null;
}>;

/** Name, price and offers of a dish. */
function AboutHead({ dish, currency, notice }: ProductAboutProps) {
  const { t } = useTranslation();
  const { badges, price, title, unit, was } = dish;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <p className={styles.price}>
          <Price amount={price} was={was} currency={currency} size="l" />
          {isMeasured(unit) && (
            <span className={styles.unit}>/ {t(`unit.${unit}`)}</span>
          )}
        </p>
      </div>
      {badges.length > 0 && (
        <p className={styles.badges}>
          {badges.map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </p>
      )}
      {notice && <p className={styles.notice}>{notice}</p>}
    </>
  );
}

/** What a dish is: name, price, words, allergens (also of what is chosen) and what it feeds. */
export function ProductAbout(props: ProductAboutProps) {
  const { dish } = props;
  const { t } = useTranslation();
  const { allergens, chosenAllergens, description, nutrition } = dish;
  const { spicy, unit, vegetarian } = dish;
  const facts = (['kcal', 'protein', 'fats', 'carbs'] as const).filter(
    (name) => nutrition[name] !== null,
  );
  const hasMarks = vegetarian || spicy || allergens.length > 0;
  return (
    <>
      <AboutHead {...props} />
      {description && <p className={styles.text}>{description}</p>}
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
          <h3 className={styles.label}>
            {t(isMeasured(unit) ? 'product.nutrition100' : 'product.nutrition')}
          </h3>
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
