import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { GetServerSidePropsContext } from 'next';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import type { TextBundle } from '@/utils/i18n/create-i18n';
import { sourceLocale } from '@/utils/i18n/pseudo-text';
import { guessDevice } from '@/utils/device';
import { DEFAULT_LOCALE, isLocale } from '@/utils/locales';
import type { Shell } from '@/utils/shell';
import { textsVersion } from '../http/texts-version';
import { isGone } from './gone';
import { loadVisit } from './load-shell';
import { letPageIn } from './page-gate';
import { readPageRequest } from './page-request';
import { withinScope } from './page-scope';
import { type PageTexts, pageTexts } from './page-texts';

interface ErrorPage extends PageTexts {
  readonly shell: Shell;
  /** What was asked for was here and will not come back. */
  readonly gone: boolean;
}

/** Straight from the file: the database may be what failed. */
function textsFromFile(lang: string): PageTexts {
  const file = join(
    process.cwd(),
    'locales',
    sourceLocale(isLocale(lang) ? lang : DEFAULT_LOCALE),
    'translation.json',
  );
  const texts = JSON.parse(readFileSync(file, 'utf8')) as TextBundle;
  return { texts, textsVersion: textsVersion(texts) };
}

/** Shell and texts of an error page; never throws, whatever is broken. When there is too much to do it answers itself. */
export async function loadErrorPage(
  lang: string,
  req: IncomingMessage | undefined,
  res?: ServerResponse,
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
  if (!req) return { shell: bare, gone: false, ...textsFromFile(lang) };
  const gone = isGone(req);
  const request = readPageRequest({
    locale: lang,
    req,
  } as GetServerSidePropsContext);
  const path = req.url ?? '/';
  if (res && !letPageIn({ ...request, path, req, res }))
    return { shell: bare, gone, texts: {}, textsVersion: '' };
  try {
    const [{ shell }, texts] = await withinScope(
      { ...request, sessions: new Map() },
      () => Promise.all([loadVisit(request), pageTexts(lang)]),
    );
    return { shell, gone, ...texts };
  } catch {
    return { shell: bare, gone, ...textsFromFile(lang) };
  }
}
