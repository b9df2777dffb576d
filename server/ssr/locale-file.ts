import type { GetServerSideProps } from 'next';
import { publicEnv } from '@/utils/env';
import { isLocale } from '@/utils/i18n/locales';
import { pageTexts } from './page-texts';
import { rawPage } from './raw-page';

/**
 * /locales/{lng}/{ns}.json: what the pages themselves are made from. With another backend its texts are passed on,
 * so that the browser finds them here in any case.
 */
export const localeFile: GetServerSideProps = async (context) => {
  const { params, res } = context;
  const lang = String(params?.lng);
  if (!publicEnv.apiUrl || params?.ns !== 'translation.json' || !isLocale(lang))
    return rawPage(context);
  const texts = await pageTexts(lang);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', 'public, max-age=60, must-revalidate');
  res.end(JSON.stringify(texts));
  return { props: {} };
};
