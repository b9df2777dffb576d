import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import { LinkButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { MainLayout } from '@/containers/shell/main-layout';
import { useBrand } from '@/hooks/shell/use-brand';
import { routes } from '@/utils/shell/routes';
import { Oops } from './oops';

const TITLES = {
  error: 'error.oops.title',
  gone: 'error.gone.title',
  notFound: 'error.notFound.title',
  order: 'orders.missing.title',
  withdrawn: 'error.withdrawn.title',
} as const;
const VARIANTS = new Map<number, 'gone' | 'notFound'>([
  [404, 'notFound'],
  [410, 'gone'],
]);

/** Addresses of places, which close; what else is gone was words. */
const OF_PLACE = /^\/(?:restaurant|shop)\b/;

const OF_ORDER = /^\/orders\//;

/** A 404, a 410 or a failure in the usual frame. */
export function ErrorContainer({
  statusCode,
}: Readonly<{ statusCode: number }>) {
  const { t } = useTranslation();
  const { asPath } = useRouter();
  const { name } = useBrand();
  const known = VARIANTS.get(statusCode) ?? 'error';
  const isWords = known === 'gone' && !OF_PLACE.test(asPath);
  const isOrder = known === 'notFound' && OF_ORDER.test(asPath);
  const variant = isWords ? 'withdrawn' : isOrder ? 'order' : known;
  return (
    <MainLayout>
      <Head>
        <title>{`${t(TITLES[variant])} · ${name}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {variant === 'order' ? (
        <EmptyState
          picture="notFound"
          headingLevel={1}
          size="l"
          title={t('orders.missing.title')}
          text={t('orders.missing.text')}
          action={
            <LinkButton href={routes.orders()}>{t('orders.yours')}</LinkButton>
          }
        />
      ) : (
        <Oops
          variant={variant}
          onRetry={
            variant === 'error' ? () => window.location.reload() : undefined
          }
        >
          {variant !== 'error' && (
            <LinkButton href={routes.search()} variant="secondary">
              {t('nav.search')}
            </LinkButton>
          )}
        </Oops>
      )}
    </MainLayout>
  );
}
