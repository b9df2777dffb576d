import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { Price } from '@/components/money/price/price';
import { useShell } from '@/contexts/shell-context';
import { useHydrated } from '@/hooks/browser/use-hydrated';

type PlaceButtonProps = Readonly<{
  /** Something is on its way, an order or the total it would have. */
  isBusy: boolean;
  /** Null: not known yet. */
  total: number | null;
}>;

/** "Place order · $23.61" */
export function PlaceButton({ isBusy, total }: PlaceButtonProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      size="l"
      block
      loading={isBusy}
      disabled={!isHydrated}
    >
      <span>
        {t('checkout.place')}
        {total !== null && ' · '}
        {total !== null && <Price amount={total} currency={currency} />}
      </span>
    </Button>
  );
}
