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
import { DEFAULT_LOCALE, isLocale } from '@/utils/i18n/locales';
import { localisedPath } from '@/utils/shell/routes';
import { isTheme, type ThemeMode } from '@/utils/shell/theme-mode';
import { parseAddressCookie, type ShellAddress } from '@/utils/shell/shell';
import { serverEnv } from '../env';
import { forwardedAddress } from '../http/client-address';
import { siteAddress } from '../http/site-address';
import { cookieHeader } from './cookie-header';

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
  /** Which guest or member of a group reads it; for the page's own calls (server/http/cookies/cart-cookies.ts). */
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
    lang: isLocale(locale) ? locale : DEFAULT_LOCALE,
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

/**
 * Where this request should go instead, for its language: `?lang=xx` wins and is remembered, then the address's
 * prefix, then a returning visitor's cookie moves addresses without a prefix. Null: stay.
 */
export function languageRedirect(
  context: GetServerSidePropsContext,
): { path: string; remember?: string } | null {
  const { locale, req, resolvedUrl } = context;
  if (isDataRequest(req)) return null;
  const url = new URL(resolvedUrl, 'http://own.invalid');
  const asked = url.searchParams.get('lang');
  if (asked !== null) {
    url.searchParams.delete('lang');
    const path = `${url.pathname.replace(/^\/+/, '/')}${url.search}`;
    return isLocale(asked)
      ? { path: localisedPath(path, asked), remember: asked }
      : { path: localisedPath(path, locale ?? DEFAULT_LOCALE) };
  }
  const remembered = req.cookies[COOKIES.locale];
  const isPrefixed =
    /^\/en(\/|$)/.test(askedPath(req)) || locale !== DEFAULT_LOCALE;
  if (!isPrefixed && isLocale(remembered) && remembered !== DEFAULT_LOCALE)
    return { path: localisedPath(resolvedUrl, remembered) };
  return null;
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
    path: localisedPath(path, locale ?? DEFAULT_LOCALE),
    remember: parseMode(asked),
  };
}
