import { toSavedAddress } from '@/services/address/to-saved-address';
import type { SiteStateDto } from '@/server/contracts/settings';
import type { UserDto } from '@/server/contracts/account/user';
import { asApiError } from '@/services/http/api-error';
import { settingsService } from '@/services/settings/settings-service';
import { userService } from '@/services/account/user-service';
import { parsePoint } from '@/utils/address/delivery-point';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import type { Shell, ShellAddress, ShellUser } from '@/utils/shell/shell';
import { ownPath } from '@/utils/shell/routes';
import { outsideEnv } from '@/utils/shell/outside-env';
import {
  brandName,
  legalLines,
  siteBrand,
  siteIconPath,
} from '@/server/caches/site-brand';
import type { ShellBrand } from '@/utils/shell/brand';
import { pictureFacts } from './head/picture-facts';
import { sharedAnswer } from '../http/shared-answer';
import { cartKind } from './load-cart';
import type { PageRequest } from './page-request';

async function loadAccount(
  { token }: PageRequest,
  currencyId: number,
  onDeadToken: () => void,
): Promise<UserDto | null> {
  if (!token) return null;
  try {
    return await userService.account(currencyId);
  } catch (error) {
    if (asApiError(error)?.status !== 401) throw error;
    onDeadToken();
    return null;
  }
}

async function loadCurrency({
  currencyId,
}: PageRequest): Promise<Shell['currency']> {
  const currencies = await sharedAnswer('currencies', () =>
    settingsService.currencies(),
  );
  return (
    currencies.find(({ id }) => id === currencyId) ??
    currencies.find((candidate) => candidate.default) ??
    DEFAULT_CURRENCY
  );
}

function shellUser(account: UserDto): ShellUser {
  const { email, firstname, id, img, lastname, phone } = account;
  const unread = account.unread_notifications;
  const user = { email, firstname, id, img, lastname, phone, unread };
  return account.shop ? { ...user, sells: true } : user;
}

/** What a customer who has not said where to deliver in this browser has as the active address. */
function activeAddress(account: UserDto | null): ShellAddress | null {
  const active = account?.addresses.find((address) => address.active);
  if (!active) return null;
  const { address: title, location } = toSavedAddress(active);
  return { title, ...location };
}

/** The site's centre and its unit of distance, as far as they are known. */
async function loadPlace(): Promise<Pick<Shell, 'center' | 'unit'>> {
  const settings = await sharedAnswer('site settings', () =>
    settingsService.settings(),
  );
  const valueOf = (name: string): string =>
    settings.find(({ key }) => key === name)?.value ?? '';
  const center = parsePoint(valueOf('center'));
  return {
    ...(center && { center }),
    ...(valueOf('distance_unit') === 'mi' && { unit: 'mi' }),
  };
}

const MARKET: SiteStateDto = { home: null, hidden: [] };

/** Which page is the first one, and which lists hold nothing. Of a backend that does not say: the market, and none. */
export async function loadSiteState(): Promise<SiteStateDto> {
  try {
    const { hidden, home } = await sharedAnswer('site state', () =>
      settingsService.site(),
    );
    return { hidden, home: ownPath(home) };
  } catch (error) {
    if (asApiError(error)?.status !== 404) throw error;
    return MARKET;
  }
}

async function loadState(): Promise<Pick<Shell, 'hidden' | 'home'>> {
  const { hidden, home } = await loadSiteState();
  return { ...(home && { home }), ...(hidden.length > 0 && { hidden }) };
}

/** How visits are counted, where they are. */
function analyticsOf(): Pick<Shell, 'analytics'> {
  const { analyticsId: id, analyticsScript: script } = outsideEnv;
  return id ? { analytics: { id, script } } : {};
}

const MARK_SIZE = { width: 34, height: 34 };

/** The site's name in the language of the page, and its logo where it has a brand of its own. */
async function brandOf(lang: string): Promise<ShellBrand> {
  const { logo, logoDark, name, version } = siteBrand();
  const legal = legalLines().join(' · ');
  const named = { name: brandName(lang), ...(legal && { legal }) };
  if (!version || !(name ?? logo)) return named;
  const facts = logo ? await pictureFacts(logo) : null;
  if (!logo || !facts?.width || !facts.height) {
    const mark = { src: siteIconPath('icon.svg'), isMark: true } as const;
    return { ...named, logo: { ...mark, ...MARK_SIZE } };
  }
  const { height, width } = facts;
  const dark = logoDark && { dark: logoDark };
  return { ...named, logo: { src: logo, ...dark, width, height } };
}

/** Session, currency and address of a request, and the whole account behind it; a dead token is a visitor. */
export async function loadVisit(
  request: PageRequest,
  onDeadToken: () => void = () => undefined,
): Promise<{ readonly shell: Shell; readonly account: UserDto | null }> {
  const [currency, brand, place, state] = await Promise.all([
    loadCurrency(request),
    brandOf(request.lang),
    loadPlace(),
    loadState(),
  ]);
  const account = await loadAccount(request, currency.id, onDeadToken);
  const shell = {
    lang: request.lang,
    brand,
    user: account && shellUser(account),
    currency,
    address: request.address ?? activeAddress(account),
    ...place,
    ...state,
    ...(request.mode === 'pickup' && { mode: request.mode }),
    siteUrl: request.siteUrl,
    device: request.device,
    ...(request.theme && { theme: request.theme }),
    year: new Date().getFullYear(),
    cart: cartKind(request, account !== null),
    ...analyticsOf(),
    ...(request.referral && !account && { referral: request.referral }),
  };
  return { shell, account };
}
