import { DEFAULT_LOCALE, LOCALES, pseudoLocales } from '@/utils/locales';
import type {
  LanguageDto,
  PaymentDto,
  SettingDto,
} from '@/server/contracts/settings';
import type { Db } from '@/server/db/client';
import { DomainError } from '@/server/errors';
import { findActiveBanners } from '@/server/repositories/banner-repository';
import {
  findActivePayments,
  findPublicSettings,
} from '@/server/repositories/settings-repository';
import { cached } from '../catalogue-cache';

/** The operator's public settings; from the process's cache. */
export function publicSettings(db: Db): Promise<SettingDto[]> {
  return cached('settings:public', () => findPublicSettings(db));
}

/** The payment methods the house offers; from the process's cache. */
export function activePayments(db: Db): Promise<PaymentDto[]> {
  return cached('settings:payments', () => findActivePayments(db));
}

/** The banners of the home page; from the process's cache. */
export function activeBanners(db: Db): ReturnType<typeof findActiveBanners> {
  return cached('banners:active', () => findActiveBanners(db));
}

/** One banner in force; not_found otherwise. */
export async function getBanner(
  db: Db,
  id: number,
): Promise<Awaited<ReturnType<typeof activeBanners>>[number]> {
  const banner = (await activeBanners(db)).find((each) => each.id === id);
  if (!banner) throw new DomainError('not_found');
  return banner;
}

/** The languages in force (utils/locales.ts). */
export function activeLanguages(): LanguageDto[] {
  return [...LOCALES, ...pseudoLocales].map(
    ({ backward, code, title }, index) => ({
      id: index + 1,
      locale: code,
      title,
      backward,
      default: code === DEFAULT_LOCALE,
      active: true,
      img: null,
    }),
  );
}
