import type { NextPageContext } from 'next';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import { guessDevice } from '@/utils/browser/device';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { withTexts } from '@/utils/browser/tab-texts';
import { noteThrow } from '@/utils/shell/guarded';
import { lastPage } from './last-page';
import type { PageProps } from './page-types';

type ErrorPageProps = PageProps & { readonly statusCode: number };

/** What the error page needs: on the server like any page, in the browser what the last page had. */
export async function errorPageProps({
  err,
  locale,
  req,
  res,
}: NextPageContext): Promise<ErrorPageProps> {
  // in the browser an error without a status is one of ours
  const statusCode = res?.statusCode ?? err?.statusCode ?? (err ? 500 : 404);
  const lang = locale ?? DEFAULT_LOCALE;
  if (typeof window === 'undefined') {
    const { loadErrorPage, sendLost } =
      await import('@/server/ssr/load-error-page');
    const isSent = req && res && sendLost({ locale, req, res });
    const { gone, retryAfterSeconds, ...page } = await loadErrorPage(
      lang,
      isSent ? undefined : req,
      res,
    );
    // Next knows "not found" and "failed" alone
    if (gone && res) res.statusCode = 410;
    if (retryAfterSeconds !== null && res) {
      res.statusCode = 503;
      res.setHeader('Retry-After', String(retryAfterSeconds));
    }
    return { ...page, statusCode: res?.statusCode ?? statusCode };
  }
  // without them the page still says what it knows from others
  await withTexts(['error-page'], () => Promise.resolve())().catch(noteThrow);
  const known = lastPage();
  const currency = DEFAULT_CURRENCY;
  return {
    shell: known?.shell ?? {
      lang,
      user: null,
      currency,
      address: null,
      siteUrl: '',
      device: guessDevice(navigator.userAgent),
      cart: null,
      year: new Date().getFullYear(),
    },
    statusCode,
  };
}
