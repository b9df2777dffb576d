import type { NextPageContext } from 'next';
import { ErrorContainer } from '@/containers/app/error-container';
import { errorPageProps } from '@/containers/app/error-page-props';
import type { PageProps } from '@/containers/app/page-types';

type ErrorPageProps = PageProps & Readonly<{ statusCode: number }>;

/** Not found and failures, rendered per request (a prerendered page has no nonce); keeps the status. */
export default function ErrorPage({ statusCode }: ErrorPageProps) {
  return <ErrorContainer statusCode={statusCode} />;
}

ErrorPage.getInitialProps = (
  context: NextPageContext,
): Promise<ErrorPageProps> => errorPageProps(context);
