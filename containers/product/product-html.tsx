import { useTranslation } from '@/utils/i18n/use-translation';
import { Picture } from '@/components/ui/picture/picture';
import { Price } from '@/components/money/price/price';
import { ProductAbout } from '@/components/product/product-sheet/product-about';
import { useShell } from '@/contexts/shell-context';
import { useDishView } from '@/hooks/product/use-dish-view';
import { useProduct } from '@/hooks/product/use-product';
import type { ProductDto, StockDto } from '@/server/contracts/product';
import {
  askedGroups,
  firstChoice,
  variantGroups,
} from '@/utils/product/product-choice';
import styles from './product-html.module.css';

type ProductHtmlProps = Readonly<{ uuid: string }>;

interface OptionList {
  readonly key: string;
  readonly title: string;
  readonly options: readonly {
    readonly id: number;
    readonly title: string;
    readonly price: number;
  }[];
}

function addonLists(stock: StockDto | null): OptionList[] {
  return askedGroups(stock).map(({ addons, id, translation }) => ({
    key: `addons-${id}`,
    title: translation.title,
    options: (addons ?? []).map(({ id: addonId, product }) => ({
      id: addonId,
      title: product.translation.title,
      price: product.stock.total_price,
    })),
  }));
}

/** Ends are told in the dialog: the server's HTML is kept. */
const noEnds = (): null => null;

type DishHtmlProps = Readonly<{
  product: ProductDto;
  stock: StockDto;
}>;

function DishHtml({ product, stock }: DishHtmlProps) {
  const { t } = useTranslation('dish');
  const { currency } = useShell();
  const choice = firstChoice(product);
  const dish = useDishView(product, { stock, choice }, noEnds);
  const [picture] = dish.pictures;
  const lists: OptionList[] = [
    ...variantGroups(product, choice).map(({ id, title, values }) => ({
      key: `variant-${id}`,
      title,
      options: values.map((value) => ({
        id: value.id,
        title: value.title,
        price: value.difference,
      })),
    })),
    ...addonLists(stock),
  ];
  return (
    <section className={styles.dish} aria-labelledby="dish-title">
      {picture && (
        <Picture
          className={styles.picture}
          src={picture}
          width={320}
          height={240}
        />
      )}
      <div className={styles.words}>
        <h2 id="dish-title" className="sr-only">
          {dish.title}
        </h2>
        <ProductAbout
          dish={dish}
          currency={currency}
          notice={stock.quantity > 0 ? null : t('product.soldOutToday')}
        />
        {lists.map(({ key, options, title }) => (
          <div key={key}>
            <h3 className={styles.group}>{title}</h3>
            <ul className={styles.options}>
              {options.map((option) => (
                <li key={option.id}>
                  {option.title}
                  {option.price > 0 && (
                    <Price amount={option.price} currency={currency} plus />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * The dish of the address as a part of the page: what those read who come without JavaScript, search engines among
 * them. The dialog lies above it where there is JavaScript; both go when it closes.
 */
export function ProductHtml({ uuid }: ProductHtmlProps) {
  const { product } = useProduct(uuid);
  const [stock] = product?.stocks ?? [];
  if (!product || !stock) return null;
  return <DishHtml product={product} stock={stock} />;
}
