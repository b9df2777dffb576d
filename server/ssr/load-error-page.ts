import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { GetServerSidePropsContext } from 'next';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import type { TextBundle } from '@/utils/i18n/create-i18n';
import { sourceLocale } from '@/utils/i18n/pseudo-text';
import { guessDevice } from '@/utils/device';
import { DEFAULT_LOCALE, isLocale } from '@/utils/locales';
import type { Shell } from '@/utils/shell';
import { isGone } from './gone';
import { loadVisit } from './load-shell';
import { readPageRequest } from './page-request';
import { withinScope } from './page-scope';
import { pageTexts } from './page-texts';

interface ErrorPage {
  readonly texts: TextBundle;
  readonly shell: Shell;
  /** What was asked for was here and will not come back. */
  readonly gone: boolean;
}

/** Straight from the file: the database may be what failed. */
function textsFromFile(lang: string): TextBundle {
  const file = join(
    process.cwd(),
    'locales',
    sourceLocale(isLocale(lang) ? lang : DEFAULT_LOCALE),
    'translation.json',
  );
  return JSON.parse(readFileSync(file, 'utf8')) as TextBundle;
}

/** Shell and texts of an error page; never throws, whatever is broken. */
export async function loadErrorPage(
  lang: string,
  req: IncomingMessage | undefined,
): Promise<ErrorPage> {
  const currency = DEFAULT_CURRENCY;
  const bare: Shell = {
    lang,
    user: null,
    currency,
    address: null,
    siteUrl: '',
    device: guessDevice(req?.headers['user-agent']),
    year: new Date().getFullYear(),
  };
  if (!req) return { shell: bare, gone: false, texts: textsFromFile(lang) };
  const gone = isGone(req);
  const request = readPageRequest({
    locale: lang,
    req,
  } as GetServerSidePropsContext);
  try {
    const [{ shell }, texts] = await withinScope(
      { ...request, sessions: new Map() },
      () => Promise.all([loadVisit(request), pageTexts(lang)]),
    );
    return { shell, gone, texts };
  } catch {
    return { shell: bare, gone, texts: textsFromFile(lang) };
  }
}
