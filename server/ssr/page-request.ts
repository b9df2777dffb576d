import type { ServerResponse } from 'node:http';
import type { GetServerSidePropsContext } from 'next';
import { getRequestMeta } from 'next/dist/server/request-meta';
import {
  parseReferralCode,
  REFERRAL_COOKIE,
  REFERRAL_COOKIE_SECONDS,
  REFERRAL_PARAMETER,
} from '@/utils/account/referral-code';
import { COOKIES, pickCartCookies } from '@/utils/constants/cookies';
import { MODE_PARAMETER, type Mode, parseMode } from '@/utils/checkout/mode';
import { type Device, guessDevice } from '@/utils/browser/device';
import { DEFAULT_LOCALE, type LocaleCode } from '@/utils/i18n/locales';
import {
  isAlwaysPrefixed,
  isSpoken,
  siteLanguages,
  spokenIn,
} from '@/utils/i18n/site-languages';
import { pathWithoutLocale } from '@/utils/content/page-links';
import { localisedPath } from '@/utils/shell/routes';
import { isTheme, type ThemeMode } from '@/utils/shell/theme-mode';
import { parseAddressCookie, type ShellAddress } from '@/utils/shell/shell';
import { serverEnv } from '../env';
import { forwardedAddress } from '../http/client-address';
import { siteAddress } from '../http/site-address';
import { cookieHeader, YEAR_SECONDS } from './cookie-header';

export interface PageRequest {
  readonly lang: string;
  readonly token: string | null;
  readonly currencyId: number | null;
  readonly address: ShellAddress | null;
  /** How orders are had. */
  readonly mode: Mode;
  readonly clientAddress: string | null;
  /** The site's own address for whoever asks. */
  readonly siteUrl: string;
  readonly userAgent: string | null;
  /** Which guest or member of a group reads it; for the page's own calls (server/http/cart/cart-cookies.ts). */
  readonly cartCookies: Readonly<Record<string, string | undefined>>;
  readonly device: Device;
  /** Chosen without script. */
  readonly theme: ThemeMode | null;
  /** The code of the address, or of an address that this browser opened before. */
  readonly referral: string | null;
  /** The one that the browser keeps. */
  readonly keptReferral: string | null;
}

/** What a page request says of its reader: cookies and the address's language. */
export function readPageRequest({
  locale,
  query,
  req,
}: GetServerSidePropsContext): PageRequest {
  const currencyId = Number(req.cookies[COOKIES.currency]);
  const socket = req.socket.remoteAddress ?? 'unknown';
  const keptReferral = parseReferralCode(req.cookies[REFERRAL_COOKIE]);
  const forwarded = req.headers['x-forwarded-for'];
  const theme = req.cookies[COOKIES.theme];
  return {
    lang: addressLanguage({ locale, req }),
    token: req.cookies[COOKIES.token] ?? null,
    currencyId:
      Number.isInteger(currencyId) && currencyId > 0 ? currencyId : null,
    address: parseAddressCookie(req.cookies[COOKIES.address]),
    mode: parseMode(req.cookies[COOKIES.mode]),
    clientAddress: forwardedAddress(
      socket,
      Array.isArray(forwarded) ? forwarded[0] : forwarded,
      serverEnv().TRUST_PROXY,
    ),
    siteUrl: siteAddress(serverEnv(), req),
    userAgent: req.headers['user-agent'] ?? null,
    cartCookies: pickCartCookies(req.cookies),
    device: guessDevice(req.headers['user-agent']),
    theme: isTheme(theme) ? theme : null,
    referral: parseReferralCode(query[REFERRAL_PARAMETER]) ?? keptReferral,
    keptReferral,
  };
}

/**
 * By whose code a visitor came is kept for 30 days, the newest; nothing is kept of who has an account. Answers the
 * Set-Cookie lines that it takes.
 */
export function referralCookie(
  { keptReferral, referral }: PageRequest,
  isVisitor: boolean,
): string[] {
  if (!isVisitor)
    return keptReferral ? [cookieHeader(REFERRAL_COOKIE, '', 0)] : [];
  return referral && referral !== keptReferral
    ? [cookieHeader(REFERRAL_COOKIE, referral, REFERRAL_COOKIE_SECONDS)]
    : [];
}

type Request = GetServerSidePropsContext['req'];

/** As the browser asked for it: with several languages Next 16 takes prefix and data path out of req.url. */
function askedPath(req: Request): string {
  const asked = getRequestMeta(req, 'initURL') ?? req.url ?? '/';
  return asked.replace(/^\w+:\/\/[^/]*/, '').replace(/\?.*$/s, '');
}

/** A navigation without a reload asks for a page's data; the header that says so is gone before a page sees it. */
export function isDataRequest(req: Request): boolean {
  return askedPath(req).startsWith('/_next/data/');
}

type AddressContext = Pick<GetServerSidePropsContext, 'locale' | 'req'>;

/** Whether the address names its language, which English may, too. */
const isPrefixed = ({ locale, req }: AddressContext): boolean =>
  locale !== DEFAULT_LOCALE || /^\/en(\/|$)/.test(askedPath(req));

/** The language of an address: its prefix's where the site speaks that, else what the site speaks first. */
export const addressLanguage = (context: AddressContext): LocaleCode =>
  isPrefixed(context) || isDataRequest(context.req)
    ? spokenIn(context.locale)
    : siteLanguages().first;

interface LanguageMove {
  readonly path: string;
  readonly remember?: string;
}

/** The same page in the site's first language, for an address of a language that is off; null: the site speaks it. */
export function offLanguageMove({
  locale,
  req,
  resolvedUrl,
}: GetServerSidePropsContext): LanguageMove | null {
  if (locale === undefined || isSpoken(locale)) return null;
  if (!isPrefixed({ locale, req }) && !isDataRequest(req)) return null;
  const { first } = siteLanguages();
  const remembered = req.cookies[COOKIES.locale];
  const path = localisedPath(resolvedUrl, first);
  // a choice that is no more is replaced
  return remembered !== undefined && !isSpoken(remembered)
    ? { path, remember: first }
    : { path };
}

/** Answers with the address to go on to. */
export function sendTo(res: ServerResponse, path: string): void {
  res.statusCode = 307;
  res.setHeader('Location', path);
  res.end();
}

/** Answers a page that is no React at an address of a language that is off: on to the first one. Whether it did. */
export function sendToFirst(context: GetServerSidePropsContext): boolean {
  const move = offLanguageMove(context);
  if (!move) return false;
  sendTo(context.res, move.path);
  return true;
}

/** Where an address that leads nowhere goes on in a language that the site speaks; null: it names one. */
export function lostLanguagePath(context: AddressContext): string | null {
  if (isDataRequest(context.req)) return null;
  const lang = addressLanguage(context);
  const isTold = isPrefixed(context) || !isAlwaysPrefixed();
  if (isTold && lang === context.locale) return null;
  return localisedPath(pathWithoutLocale(askedPath(context.req)), lang);
}

/**
 * Where this request should go instead, for its language: `?lang=xx` wins and is remembered, then the address's prefix, then a returning
 * visitor's cookie and what the site speaks first move addresses without a prefix. What is off counts as unknown. Null: stay.
 */
export function languageRedirect(
  context: GetServerSidePropsContext,
): LanguageMove | null {
  const { req, resolvedUrl } = context;
  const off = offLanguageMove(context);
  if (isDataRequest(req)) return off;
  const remembered = req.cookies[COOKIES.locale];
  const chosen = isSpoken(remembered) ? remembered : siteLanguages().first;
  const url = new URL(resolvedUrl, 'http://own.invalid');
  const asked = url.searchParams.get('lang');
  if (asked !== null) {
    url.searchParams.delete('lang');
    const path = `${url.pathname.replace(/^\/+/, '/')}${url.search}`;
    return isSpoken(asked)
      ? { path: localisedPath(path, asked), remember: asked }
      : {
          path: isPrefixed(context)
            ? localisedPath(path, addressLanguage(context))
            : path,
        };
  }
  if (off) return off;
  if (isPrefixed(context)) return null;
  const path = localisedPath(resolvedUrl, chosen);
  return path === resolvedUrl ? null : { path };
}

/**
 * The Set-Cookie lines of a page that is shown: by whose code its reader came, and English where the site speaks another language first
 * and nothing was chosen before, so that an address without prefix stays in it.
 */
export function visitCookies(
  { locale, req }: AddressContext,
  request: PageRequest,
  isVisitor: boolean,
): string[] {
  const isFirst = req.cookies[COOKIES.locale] === undefined;
  const isEnglish = isAlwaysPrefixed() && locale === DEFAULT_LOCALE;
  return [
    ...referralCookie(request, isVisitor),
    ...(isEnglish && isFirst
      ? [cookieHeader(COOKIES.locale, DEFAULT_LOCALE, YEAR_SECONDS)]
      : []),
  ];
}

/** A person opens this address as a page of its own: no prefetch, no frame, no script's request. */
function isOpened({ headers, method }: Request): boolean {
  const purpose = [headers.purpose, headers['sec-purpose'], headers['x-moz']];
  return (
    method === 'GET' &&
    // older browsers, and all on plain http, do not say
    (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
    !purpose.some((said) => said?.includes('prefetch'))
  );
}

/**
 * `?mode=` of an address that a person opens is remembered, and the address goes on without it: it makes no second
 * one. Anything else leaves the choice and the address alone; null then.
 */
export function modeRedirect({
  locale,
  req,
  resolvedUrl,
}: GetServerSidePropsContext): { path: string; remember: Mode } | null {
  const url = new URL(resolvedUrl, 'http://own.invalid');
  const asked = url.searchParams.get(MODE_PARAMETER);
  if (asked === null || isDataRequest(req) || !isOpened(req)) return null;
  url.searchParams.delete(MODE_PARAMETER);
  const path = `${url.pathname.replace(/^\/+/, '/')}${url.search}`;
  return {
    path: localisedPath(path, addressLanguage({ locale, req })),
    remember: parseMode(asked),
  };
}
