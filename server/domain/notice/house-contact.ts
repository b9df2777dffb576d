import type { Ctx } from '@/server/context';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';

/** Where the house is written to: its e-mail, its phone, or else the page of help in that language. */
export async function houseContact(
  { db, siteUrl }: Pick<Ctx, 'db' | 'siteUrl'>,
  lang: string,
): Promise<string> {
  return (
    (await findSettingValue(db, 'email')) ||
    (await findSettingValue(db, 'phone')) ||
    `${siteUrl}${localisedPath(contentRoutes.help(), lang)}`
  );
}

/** Whether sellers have an app to work in. */
export async function hasSellerApp({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  const ways = await Promise.all([
    findSettingValue(db, 'vendor_app_ios'),
    findSettingValue(db, 'vendor_app_android'),
  ]);
  return ways.some(Boolean);
}
