import { z } from '@hono/zod-openapi';
import { SYMBOL_POSITIONS } from '@/utils/constants/kinds';

/** A setting as the operator sees it: what it may be, and whether everybody can read it. */
export const OperatorSetting = z
  .object({
    key: z.string(),
    value: z.string().nullable().openapi({ description: 'Null: never set' }),
    is_public: z.boolean(),
    is_amount: z.boolean().openapi({
      description: 'Whether the value is an amount of the default currency',
    }),
    kind: z.string().openapi({ example: 'yes or no (1 or 0)' }),
    about: z.string(),
  })
  .openapi('OperatorSetting');

export const SettingParams = z.object({ key: z.string().max(100) });

export const SettingBody = z
  .object({ value: z.string().max(5_000) })
  .openapi('SettingBody');

/** Several at once: all of them, or none. */
export const SettingsBody = z
  .object({
    values: z.record(z.string().max(100), z.string().max(5_000)),
  })
  .openapi('SettingsBody');

/** What the operator's lists are read with: whose clock, and in which currency amounts are. */
export const OperatorSite = z
  .object({
    timezone: z.string().openapi({ example: 'Europe/Berlin' }),
    currency: z.object({
      title: z.string(),
      symbol: z.string(),
      position: z.enum(SYMBOL_POSITIONS),
    }),
  })
  .openapi('OperatorSite');

/** What the site lacks, each with why it matters and what mends it, in words for the operator. */
export const SiteProblems = z
  .object({ problems: z.array(z.string()) })
  .openapi('SiteProblems');

export type SiteProblemsDto = z.infer<typeof SiteProblems>;
export type OperatorSiteDto = z.infer<typeof OperatorSite>;
export type OperatorSettingDto = z.infer<typeof OperatorSetting>;
