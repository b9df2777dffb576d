import type { TFunction } from 'i18next';

/** What is wrong with a field, in words: a rule of ours names a text's key, the server answers in words already. */
export function fieldError(
  t: TFunction,
  error: string | undefined,
): string | undefined {
  return error ? t(error, error) : undefined;
}
