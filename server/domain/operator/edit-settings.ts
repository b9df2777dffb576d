import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import {
  codesIn,
  LANGUAGE_SETTINGS,
  languagesOf,
  loadLanguages,
} from '@/server/caches/site-languages';
import type {
  OperatorSettingDto,
  OperatorSiteDto,
} from '@/server/contracts/operator/setting';
import {
  isAmount,
  kindWords,
  settingProblem,
  settingValue,
  shownSetting,
} from '@/server/domain/settings/check-setting';
import { BRAND_KEYS } from '@/server/domain/settings/kept-brand';
import { siteZone } from '@/server/domain/settings/site-zone';
import { badFields, DomainError } from '@/server/errors';
import {
  findKeptSettings,
  putSetting,
} from '@/server/repositories/settings/operator-setting-repository';
import {
  findDefaultCurrency,
  notifyCatalogueChanged,
} from '@/server/repositories/settings/settings-repository';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import {
  KNOWN_SETTINGS,
  type KnownSetting,
} from '@/utils/constants/known-settings';
import { nearNames } from '@/utils/text/near-names';

function known(key: string): KnownSetting {
  const found = Object.hasOwn(KNOWN_SETTINGS, key) && KNOWN_SETTINGS[key];
  if (found) return found;
  const near = nearNames(key, Object.keys(KNOWN_SETTINGS));
  const hint = near.length ? ` Did you mean ${near.join(' or ')}?` : '';
  throw badFields({ key: [`There is no setting "${key}".${hint}`] });
}

const present = (
  key: string,
  { about, isPublic, kind }: KnownSetting,
  value: string | null,
): OperatorSettingDto => ({
  key,
  value: shownSetting(kind, value),
  is_public: isPublic,
  is_amount: isAmount(kind),
  kind: kindWords(kind),
  about,
});

/** The clock and the currency of the operator's lists. */
export async function showSite({ db }: Ctx): Promise<OperatorSiteDto> {
  return {
    timezone: await siteZone(db),
    currency: (await findDefaultCurrency(db)) ?? DEFAULT_CURRENCY,
  };
}

/** Every setting there is, with its value. */
export async function listSettings({ db }: Ctx): Promise<OperatorSettingDto[]> {
  const values = await findKeptSettings(db, Object.keys(KNOWN_SETTINGS));
  return Object.entries(KNOWN_SETTINGS).map(([key, setting]) =>
    present(key, setting, values.get(key) ?? null),
  );
}

/** One setting. Throws bad_request with near names for one that is not known. */
export async function getSetting(
  { db }: Ctx,
  key: string,
): Promise<OperatorSettingDto> {
  const setting = known(key);
  const values = await findKeptSettings(db, [key]);
  return present(key, setting, values.get(key) ?? null);
}

type Given = Readonly<Record<string, string>>;

/** The values as they are kept, or what is wrong with each of them. */
function checked(given: Given) {
  const problems: Record<string, string[]> = {};
  const rows = Object.entries(given).flatMap(([key, text]) => {
    const value = settingValue(key, text);
    if (value !== null) return [{ key, value, setting: known(key) }];
    problems[key] = [settingProblem(key, text)];
    return [];
  });
  return { problems, rows };
}

const isOfLanguages = ({ key }: { readonly key: string }): boolean =>
  LANGUAGE_SETTINGS.some((name) => name === key);

/** The first language is one of those in force, whichever of the two settings changes. Throws bad_request in words. */
async function requireFirstSpoken(
  { db }: Ctx,
  rows: readonly { readonly key: string; readonly value: string }[],
): Promise<void> {
  const changed = rows.filter(isOfLanguages);
  const [one] = changed;
  if (!one) return;
  const kept = new Map(await findKeptSettings(db, LANGUAGE_SETTINGS));
  for (const { key, value } of changed) kept.set(key, value);
  const { first } = languagesOf(kept);
  const listed = codesIn(kept.get('languages') ?? '');
  if (!listed.length || listed.includes(first)) return;
  throw badFields({
    [one.key]: [
      one.key === 'languages'
        ? `${first} is what the site speaks first: it stays in the list, or \`setting set default_language\` chooses another one before.`
        : `${first} is off: \`setting set languages ${[...listed, first].join(',')}\` brings it in before.`,
    ],
  });
}

/**
 * Sets all of them for every process, or none. Throws bad_request for a name that there is not, or with what is wrong with each
 * value, by its key.
 */
export async function setSettings(
  ctx: Ctx,
  given: Given,
): Promise<OperatorSettingDto[]> {
  for (const key of Object.keys(given)) known(key);
  const { problems, rows } = checked(given);
  if (Object.keys(problems).length) throw badFields(problems);
  await inTransaction(ctx, async (tx) => {
    await requireFirstSpoken(tx, rows);
    for (const { key, setting, value } of rows)
      await putSetting(tx.db, { key, value, isPublic: setting.isPublic });
    // texts, lists and feeds name the site
    const isBrand = rows.some(({ key }) => BRAND_KEYS.includes(key));
    await notifyCatalogueChanged(tx.db, isBrand ? '' : 'settings:');
    // what a shop takes is told with the shop
    if (rows.some(({ key }) => key === 'payment_type'))
      await notifyCatalogueChanged(tx.db, 'shops:');
  });
  return rows.map(({ key, setting, value }) => present(key, setting, value));
}

/** Sets one. Throws bad_request for a name or a value that it cannot have. */
export async function setSetting(
  ctx: Ctx,
  key: string,
  value: string,
): Promise<OperatorSettingDto> {
  const setting = known(key);
  try {
    const [row] = await setSettings(ctx, { [key]: value });
    // other processes read them when they are told
    if (isOfLanguages({ key })) await loadLanguages(ctx.db);
    return row ?? present(key, setting, null);
  } catch (error) {
    const problem =
      error instanceof DomainError ? error.options.fields?.[key] : undefined;
    if (!problem) throw error;
    throw badFields({ value: problem });
  }
}
