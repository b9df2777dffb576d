import { asApiError } from '@/services/http/api-error';
import { settingsService } from '@/services/settings/settings-service';
import { userService } from '@/services/user/user-service';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import type { Shell, ShellUser } from '@/utils/shell';
import { serverEnv } from '../env';
import { sharedAnswer } from '../http/shared-answer';
import type { PageRequest } from './page-request';

/** SITE_URL, or where a development server listens. */
function siteUrl(): string {
  const { PORT, SITE_URL } = serverEnv();
  return (SITE_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
}

async function loadUser(
  request: PageRequest,
  onDeadToken: () => void,
): Promise<ShellUser | null> {
  if (!request.token) return null;
  try {
    const { email, firstname, id, img, lastname, phone } =
      await userService.profile();
    return { email, firstname, id, img, lastname, phone };
  } catch (error) {
    if (asApiError(error)?.status !== 401) throw error;
    onDeadToken();
    return null;
  }
}

/** Session, currency and address of a request; a dead token is a visitor. */
export async function loadShell(
  request: PageRequest,
  onDeadToken: () => void = () => undefined,
): Promise<Shell> {
  const [user, currencies] = await Promise.all([
    loadUser(request, onDeadToken),
    sharedAnswer('currencies', () => settingsService.currencies()),
  ]);
  const currency =
    currencies.find(({ id }) => id === request.currencyId) ??
    currencies.find((candidate) => candidate.default) ??
    DEFAULT_CURRENCY;
  return {
    lang: request.lang,
    user,
    currency,
    address: request.address,
    siteUrl: siteUrl(),
    device: request.device,
    year: new Date().getFullYear(),
  };
}
