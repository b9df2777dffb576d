import type { TFunction } from 'i18next';
import { asApiError } from '@/services/http/api-error';

/** What to say of a picture that did not come through, and whether another try can help. */
export function uploadFailure(
  error: unknown,
  t: TFunction,
): { readonly error: string; readonly canRetry: boolean } {
  const info = asApiError(error)?.info;
  const said = Object.values(info?.fields ?? {})[0]?.[0] ?? info?.message;
  const isRefused = info && info.status >= 400 && info.status < 500;
  return isRefused
    ? {
        error: said || t('refund.picture.failed'),
        canRetry: info.status === 429,
      }
    : { error: t('error.offline'), canRetry: true };
}
