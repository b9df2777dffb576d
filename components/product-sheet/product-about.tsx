import { useTranslation } from 'react-i18next';
import { AllergenList } from '@/components/allergen-list/allergen-list';
import { Badge } from '@/components/badge/badge';
import { Price } from '@/components/price/price';
import type { MoneyCurrency } from '@/utils/money';
import styles from './product-about.module.css';

interface Nutrition {
  readonly kcal: number | null;
  readonly protein: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
}

type ProductAboutProps = Readonly<{
  title: string;
  price: number;
  was: number | null;
  currency: MoneyCurrency;
  deal: string | null;
  description: string | null;
  vegetarian: boolean;
  spicy: boolean;
  allergens: readonly string[];
  nutrition: Nutrition;
}>;

/** What a dish is: name, price, words, allergens and what it feeds. */
export function ProductAbout(props: ProductAboutProps) {
  const {
    title,
    price,
    was,
    currency,
    deal,
    description,
    vegetarian,
    spicy,
    allergens,
    nutrition,
  } = props;
  const { t } = useTranslation();
  const facts = (['kcal', 'protein', 'fats', 'carbs'] as const).filter(
    (name) => nutrition[name] !== null,
  );
  const hasMarks = vegetarian || spicy || allergens.length > 0;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <p className={styles.price}>
          <Price amount={price} was={was} currency={currency} size="l" />
          {deal && <Badge tone="primary">{deal}</Badge>}
        </p>
      </div>
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
      {facts.length > 0 && (
        <>
          <h3 className={styles.label}>{t('product.nutrition')}</h3>
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
