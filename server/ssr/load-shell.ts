import { toSavedAddress } from '@/services/address/to-saved-address';
import type { UserDto } from '@/server/contracts/user';
import { asApiError } from '@/services/http/api-error';
import { settingsService } from '@/services/settings/settings-service';
import { userService } from '@/services/account/user-service';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import type { Shell, ShellAddress, ShellUser } from '@/utils/shell/shell';
import { serverEnv } from '../env';
import { sharedAnswer } from '../http/shared-answer';
import { cartKind } from './load-cart';
import type { PageRequest } from './page-request';

/** SITE_URL, or where a development server listens. */
function siteUrl(): string {
  const { PORT, SITE_URL } = serverEnv();
  return (SITE_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
}

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
  return { email, firstname, id, img, lastname, phone };
}

/** What a customer who has not said where to deliver in this browser has as the active address. */
function activeAddress(account: UserDto | null): ShellAddress | null {
  const active = account?.addresses.find((address) => address.active);
  if (!active) return null;
  const { address: title, location } = toSavedAddress(active);
  return { title, ...location };
}

/** Session, currency and address of a request, and the whole account behind it; a dead token is a visitor. */
export async function loadVisit(
  request: PageRequest,
  onDeadToken: () => void = () => undefined,
): Promise<{ readonly shell: Shell; readonly account: UserDto | null }> {
  const currency = await loadCurrency(request);
  const account = await loadAccount(request, currency.id, onDeadToken);
  const shell = {
    lang: request.lang,
    user: account && shellUser(account),
    currency,
    address: request.address ?? activeAddress(account),
    siteUrl: siteUrl(),
    device: request.device,
    year: new Date().getFullYear(),
    cart: cartKind(request, account !== null),
  };
  return { shell, account };
}
