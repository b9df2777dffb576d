import { useTranslation } from '@/utils/i18n/use-translation';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { useHydrated } from '@/hooks/browser/use-hydrated';

/** The product that the address opens is not on this menu: unknown, of another shop, or no longer sold. */
export function MissingDish() {
  const { t } = useTranslation(['dish', 'product']);
  const hydrated = useHydrated();
  return (
    <NoticeBox
      // put in anew: an alert that was there from the beginning is not read aloud
      key={hydrated ? 'told' : 'written'}
      title={t('product.gone.title')}
      text={t('product.gone.text')}
    />
  );
}
