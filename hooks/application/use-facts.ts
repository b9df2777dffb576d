import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { usePhoneCode } from '@/hooks/account/use-contact';
import { categoryQueries } from '@/services/shop/category-queries';
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
  const { t } = useTranslation('application');
  const [unfit] = unfitTrades(draft, useMainCategories());
  return (
    unfit &&
    t(`application.problem.of.${unfit.shopType}`, { name: unfit.title })
  );
}

/** What the form of an application to sell knows beside its draft. */
export function useSellerFacts(): SellerFacts {
  const { lang } = useShell();
  return { lang, dialCode: usePhoneCode(), trades: useMainCategories() };
}
