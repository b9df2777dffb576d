import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ErrorPage } from '@/components/shell/error-page/error-page';
import { LinkButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { MainLayout } from '@/containers/shell/main-layout';
import { useBrand } from '@/hooks/shell/use-brand';
import { routes } from '@/utils/shell/routes';
import { Oops } from './oops';

/** There is no such page, there was one (a place, or words), or it is an order that the reader does not see. */
const VARIANTS = {
  gone: {
    picture: 'closed',
    title: 'error.gone.title',
    text: 'error.gone.text',
  },
  notFound: {
    picture: 'notFound',
    title: 'error.notFound.title',
    text: 'error.notFound.text',
  },
  order: {
    picture: 'notFound',
    title: 'orders.missing.title',
    text: 'orders.missing.text',
  },
  withdrawn: {
    picture: 'notFound',
    title: 'error.withdrawn.title',
    text: 'error.withdrawn.text',
  },
} as const;

/** Addresses of places, which close; what else is gone was words. */
const OF_PLACE = /^\/(?:restaurant|shop)\b/;

const OF_ORDER = /^\/orders\//;

function variantOf(
  statusCode: number,
  path: string,
): keyof typeof VARIANTS | null {
  if (statusCode === 404) return OF_ORDER.test(path) ? 'order' : 'notFound';
  if (statusCode === 410) return OF_PLACE.test(path) ? 'gone' : 'withdrawn';
  return null;
}

type NothingHereProps = Readonly<{ variant: keyof typeof VARIANTS }>;

/** What is not here, and the ways on. */
function NothingHere({ variant }: NothingHereProps) {
  const { t } = useTranslation('error-page');
  const { picture, text, title } = VARIANTS[variant];
  const words = { picture, title: t(title), text: t(text) };
  if (variant === 'order')
    return (
      <EmptyState
        {...words}
        headingLevel={1}
        size="l"
        action={
          <LinkButton href={routes.orders()}>{t('orders.yours')}</LinkButton>
        }
      />
    );
  return (
    <ErrorPage
      {...words}
      home={
        <>
          <LinkButton href={routes.home()}>
            {t('error.notFound.action')}
          </LinkButton>
          <LinkButton href={routes.search()} variant="secondary">
            {t('nav.search')}
          </LinkButton>
        </>
      }
    />
  );
}

/** A 404, a 410 or a failure in the usual frame. */
export function ErrorContainer({
  statusCode,
}: Readonly<{ statusCode: number }>) {
  const { t } = useTranslation('error-page');
  const { asPath } = useRouter();
  const { name } = useBrand();
  const variant = variantOf(statusCode, asPath);
  const title = variant ? VARIANTS[variant].title : 'error.oops.title';
  return (
    <MainLayout>
      <Head>
        <title>{`${t(title)} · ${name}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {variant ? (
        <NothingHere variant={variant} />
      ) : (
        <Oops onRetry={() => window.location.reload()} />
      )}
    </MainLayout>
  );
}
