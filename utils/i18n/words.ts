import type { i18n } from 'i18next';

/** What puts something into words, as `useTranslation().i18n` does: the texts and how their language writes numbers. */
export type Words = Pick<i18n, 'language' | 't'>;

/** Stands where something that is no text goes: `t('price.from', { price: GAP }).split(GAP)` is what stands around it. */
export const GAP = '\uFFFC';
