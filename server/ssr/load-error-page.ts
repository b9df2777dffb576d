import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSidePropsContext } from 'next';
import { readTextFile } from '@/server/caches/text-files';
import { type FoundState, foundState } from '@/services/http/found-state';
import { settingsQueries } from '@/services/settings/settings-queries';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import type { PageTexts } from '@/utils/i18n/create-i18n';
import { guessDevice } from '@/utils/browser/device';
import { DEFAULT_LOCALE, isLocale } from '@/utils/i18n/locales';
import type { Shell } from '@/utils/shell/shell';
import { isAnsweredGone } from './gone';
import { loadVisit } from './load-shell';
import { letPageIn } from './page-gate';
import { lostLanguagePath, readPageRequest, sendTo } from './page-request';
import { withinScope } from './page-scope';
import { pageTexts, textsOfPage } from './page-texts';
import { optional, shared, withClient } from './prefetch';
import { retryAfterOf } from './unavailable';

interface ErrorPage {
  readonly texts: PageTexts;
  /** The operator's settings, for header and footer; absent where nothing could be asked. */
  readonly dehydratedState?: FoundState;
  readonly shell: Shell;
  /** What was asked for was here and will not come back. */
  readonly gone: boolean;
  /** It may be here at the next try, after so many seconds; null: it failed for another reason. */
  readonly retryAfterSeconds: number | null;
}

/** What an error page shows. */
const SUBJECTS = ['translation', 'error-page'] as const;

/** Straight from the files: the database may be what failed. */
const textsFromFile = (lang: string): PageTexts =>
  Object.fromEntries(
    SUBJECTS.map((name) => [
      name,
      readTextFile(isLocale(lang) ? lang : DEFAULT_LOCALE, name),
    ]),
  );

const foundSettings = (): Promise<FoundState> =>
  withClient(async (client) => {
    await shared(optional, settingsQueries.settings())(client);
    return foundState(client);
  });

/**
 * Sends an address that leads nowhere on to itself in a language that the site speaks, so that its page speaks that. Whether it did.
 */
export function sendLost({
  locale,
  req,
  res,
}: {
  readonly locale: string | undefined;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}): boolean {
  if (res.statusCode !== 404) return false;
  const path = lostLanguagePath({ locale, req } as GetServerSidePropsContext);
  if (path === null) return false;
  sendTo(res, path);
  return true;
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
    cart: null,
  };
  if (!req)
    return {
      shell: bare,
      gone: false,
      retryAfterSeconds: null,
      texts: textsFromFile(lang),
    };
  const facts = {
    gone: isAnsweredGone(req),
    retryAfterSeconds: retryAfterOf(req),
  };
  const asked = readPageRequest({
    query: {},
    locale: lang,
    req,
  } as GetServerSidePropsContext);
  const path = req.url ?? '/';
  if (res && !letPageIn({ ...asked, path, req, res }))
    return { shell: bare, ...facts, texts: {} };
  // The session is not waited for again.
  const request =
    facts.retryAfterSeconds === null ? asked : { ...asked, token: null };
  try {
    const [{ shell }, texts, dehydratedState] = await withinScope(
      { ...request, sessions: new Map() },
      () => Promise.all([loadVisit(request), pageTexts(lang), foundSettings()]),
    );
    return {
      shell,
      ...facts,
      texts: textsOfPage(lang, texts, SUBJECTS),
      dehydratedState,
    };
  } catch {
    return { shell: bare, ...facts, texts: textsFromFile(lang) };
  }
}
