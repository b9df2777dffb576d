import type { TFunction } from 'i18next';
import type { Mode } from '@/utils/checkout/mode';

/** What somebody is invited to, and how the order is had; the shop's and the owner's names. */
export const inviteText = (
  t: TFunction,
  { mode, owner, shop }: { mode: Mode | null; owner: string; shop: string },
): string =>
  mode === 'pickup'
    ? t('group.join.textPickup', { name: owner, shop })
    : t('group.join.text', { shop });
