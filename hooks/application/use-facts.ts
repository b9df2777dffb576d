import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import { usePhoneCode } from '@/hooks/account/use-contact';
import { useProfile } from '@/hooks/account/use-profile';
import { settingsQueries } from '@/services/settings/settings-queries';
import { categoryQueries } from '@/services/shop/category-queries';
import type { PlainFacts } from '@/utils/application/plain-kind';
import type { SellerFacts } from '@/utils/application/seller';
import {
  type SellerDraft,
  unfitTrades,
} from '@/utils/application/seller-draft';

/** Every cuisine and trade that a shop may belong to; none while they did not come: they are not asked for. */
export function useMainCategories() {
  const { lang } = useShell();
  return useQuery(categoryQueries.all(lang)).data ?? [];
}

/** Names the first chosen category that the other kind of place has; undefined: all of them fit. */
export function useUnfitTrade(draft: SellerDraft): string | undefined {
  const { t } = useTranslation();
  const [unfit] = unfitTrades(draft, useMainCategories());
  return (
    unfit &&
    t(`application.problem.of.${unfit.shopType}`, { name: unfit.title })
  );
}

/** The currency that shops reckon in, whatever the reader has chosen. */
export function useMainCurrency() {
  const { currency } = useShell();
  const { data } = useQuery(settingsQueries.currencies());
  return data?.find((each) => each.default) ?? currency;
}

/** What the form of an application to sell knows beside its draft. */
export function useSellerFacts(): SellerFacts {
  const { lang } = useShell();
  return { lang, dialCode: usePhoneCode(), trades: useMainCategories() };
}

/** What an application of fields alone knows beside its draft: whose it is, and the moment. */
export function usePlainFacts(): PlainFacts {
  return { person: useProfile().profile, now: new Date() };
}
