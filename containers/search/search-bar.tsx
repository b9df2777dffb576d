import { useTranslation } from 'react-i18next';
import { SegmentedLinks } from '@/components/form/segmented-control/segmented-links';
import { ChipLink } from '@/components/ui/chip/chip-link';
import { clsx as cx } from 'clsx';
import type { useSearchPage } from '@/hooks/search/use-search-page';
import { type SearchAddress, searchHref } from '@/utils/search/search-address';
import styles from './search-page.module.css';

type SearchBarProps = Readonly<{
  asked: SearchAddress;
  found: ReturnType<typeof useSearchPage>;
}>;

/** Which kind of result to show, with how many there are, and whether only what is open; in one shop only the latter. */
export function SearchBar({ asked, found }: SearchBarProps) {
  const { t, i18n } = useTranslation();
  const { open, shopId, show } = asked;
  const { products, shops } = found;
  const link = (
    kind: SearchAddress['show'],
    label: string,
    count?: number,
  ) => ({
    href: searchHref({ ...asked, show: kind, page: 1 }),
    label: count === undefined ? label : `${label} · ${count}`,
    current: show === kind,
  });
  if (shopId !== null) return null;
  return (
    <div className={cx('fades', styles.bar)}>
      <SegmentedLinks
        label={t('list.tabs')}
        rel="nofollow"
        className={styles.kinds}
        links={[
          link('all', t('list.tab.all')),
          link('shops', t('search.restaurants'), shops?.total),
          link('products', t('search.products'), products?.total),
        ]}
      />
      <ChipLink
        href={searchHref({ ...asked, open: !open, page: 1 })}
        lang={i18n.language}
        on={open}
        onLabel={t('filter.on', { name: t('filter.open') })}
      >
        {t('filter.open')}
      </ChipLink>
    </div>
  );
}
