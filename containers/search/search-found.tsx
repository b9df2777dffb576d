import { clsx as cx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/button/link-button';
import { KeptList } from '@/utils/platform/kept-list';
import { Section } from '@/components/ui/section/section';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import type { useSearchPage } from '@/hooks/search/use-search-page';
import { type SearchAddress, searchHref } from '@/utils/search/search-address';
import { ProductHits, ShopHits } from './search-items';
import styles from './search-page.module.css';

/** Shops above the products; all of them have a page of their own. */
const SHOPS_FIRST = 6;

type SearchFoundProps = Readonly<{
  asked: SearchAddress;
  found: ReturnType<typeof useSearchPage>;
}>;

/** Links to the page before and the page after; nothing when this one is all. */
function Pages({ asked, found }: SearchFoundProps) {
  const { t } = useTranslation();
  const { page } = asked;
  if (page === 1 && found.lastPage <= 1) return null;
  const link = (to: number, rel: 'next' | 'prev', label: string) => (
    <LinkButton
      href={searchHref({ ...asked, page: to })}
      rel={rel}
      variant="line"
      prefetch={false}
    >
      {label}
    </LinkButton>
  );
  return (
    <nav aria-label={t('search.results')} className={styles.pages}>
      {page > 1 && link(page - 1, 'prev', t('search.pages.previous'))}
      {page < found.lastPage && link(page + 1, 'next', t('search.pages.next'))}
    </nav>
  );
}

/** The two sections of /search, or the one that is asked for; of both it begins with a few shops. */
export function SearchFound({ asked, found }: SearchFoundProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const [type] = useDeliveryType();
  const { products, shops } = found;
  const { page, show } = asked;
  const count = (total: number) => t('found.number.results', { count: total });
  const isMixed = show === 'all' && (products?.hits.length ?? 0) > 0;
  const places =
    show === 'products' || (isMixed && page > 1) ? [] : (shops?.hits ?? []);
  const isCut = isMixed && places.length > SHOPS_FIRST;
  return (
    <>
      {shops && places.length > 0 && (
        <Section
          title={t('search.restaurants')}
          {...(isCut
            ? {
                link: {
                  href: searchHref({ ...asked, show: 'shops', page: 1 }),
                  label: t('search.show.all', { total: shops.total }),
                },
              }
            : { note: count(shops.total) })}
          className={styles.section}
        >
          <KeptList
            className={cx(styles.list, styles.shops)}
            of={ShopHits}
            props={{
              hits: isCut ? places.slice(0, SHOPS_FIRST) : places,
              products: products?.hits ?? [],
              currency,
              pickup: type === 'pickup',
            }}
          />
        </Section>
      )}
      {products && products.hits.length > 0 && show !== 'shops' && (
        <Section
          title={t('search.products')}
          note={count(products.total)}
          className={styles.section}
        >
          <KeptList
            className={styles.list}
            of={ProductHits}
            props={{
              hits: products.hits,
              currency,
              shopShown: asked.shopId === null,
            }}
          />
        </Section>
      )}
      <Pages asked={asked} found={found} />
    </>
  );
}
