import Head from 'next/head';
import { useTranslation } from 'react-i18next';
import { MainLayout } from '@/containers/layout/main-layout';
import { BRAND_NAME } from '@/utils/constants/defaults';
import { Oops } from './oops';

/** A 404 or a failure in the usual frame. */
export function ErrorContainer({
  statusCode,
}: Readonly<{ statusCode: number }>) {
  const { t } = useTranslation();
  const variant = statusCode === 404 ? 'notFound' : 'error';
  return (
    <MainLayout>
      <Head>
        <title>{`${t(variant === 'notFound' ? 'error.notFound.title' : 'error.oops.title')} · ${BRAND_NAME}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Oops
        variant={variant}
        onRetry={
          variant === 'error' ? () => window.location.reload() : undefined
        }
      />
    </MainLayout>
  );
}
