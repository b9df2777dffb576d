import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/button/button';
import { LinkButton } from '@/components/button/link-button';
import { EmptyState } from '@/components/empty-state/empty-state';
import { useShell } from '@/contexts/shell-context';
import { openAddressDialog } from '@/utils/address-ui';
import {
  CHIPS_OFF,
  chipCount,
  filtersHref,
  type ShopFilters,
} from '@/utils/shop-filters';

// Only a place that nobody delivers to needs it.
const HomeNotify = dynamic(
  () => import('./home-notify').then((module) => module.HomeNotify),
  { ssr: false },
);

/** The list could not be read; what was read before stays. */
export function HomeListFailed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        picture="error"
        headingLevel={3}
        title={t('home.error.title')}
        text={t('home.error.text')}
        action={<Button onClick={onRetry}>{t('common.tryAgain')}</Button>}
      />
    </div>
  );
}

/** Nothing to show: because of the search, of the filters, or because nobody delivers to the address. */
export function HomeEmpty({ filters }: Readonly<{ filters: ShopFilters }>) {
  const { t } = useTranslation();
  const { address } = useShell();
  const { category, search: term, type } = filters;
  if (term)
    return (
      <EmptyState
        title={t('home.empty.search.title', { term })}
        text={t('home.empty.search.text')}
        action={
          <LinkButton href="/" prefetch={false}>
            {t('home.empty.search.action')}
          </LinkButton>
        }
      />
    );
  if (chipCount(filters) > 0 || category !== null || type === 'shop')
    return (
      <EmptyState
        title={t('home.empty.title')}
        text={t('home.empty.text')}
        action={
          <LinkButton
            href={filtersHref(filters, { ...CHIPS_OFF, category: null })}
            prefetch={false}
            scroll={false}
          >
            {t('home.empty.action')}
          </LinkButton>
        }
      />
    );
  return (
    <EmptyState
      picture="closed"
      title={t('home.empty.zone.title')}
      text={t('home.empty.zone.text')}
      action={
        <>
          <Button onClick={openAddressDialog}>
            {t('home.empty.zone.action')}
          </Button>
          {address && <HomeNotify place={address} />}
        </>
      }
    />
  );
}
