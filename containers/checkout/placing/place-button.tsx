import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { Price } from '@/components/money/price/price';
import { Spinner } from '@/components/ui/spinner/spinner';
import { useShell } from '@/contexts/shell-context';
import { useHydrated } from '@/hooks/browser/use-hydrated';

type PlaceButtonProps = Readonly<{
  /** An order is on its way. */
  isSending: boolean;
  /** The total is on its way; a press waits for it. */
  isUpdating: boolean;
  /** What is said while a press waits for the total; null: none does. */
  keptWords: string | null;
  /** What keeps the basket from being ordered; null: nothing. */
  blocked: string | null;
  /** Null: not known yet. */
  total: number | null;
}>;

/** "Place order · $23.61" */
export function PlaceButton({
  blocked,
  isSending,
  isUpdating,
  keptWords,
  total,
}: PlaceButtonProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const isHydrated = useHydrated();
  const isKept = keptWords !== null;
  const isWaiting = isUpdating || isKept;
  return (
    <Button
      type="submit"
      size="l"
      block
      icon={isWaiting && <Spinner />}
      loading={isSending}
      aria-busy={isWaiting}
      aria-disabled={isKept || undefined}
      disabled={!isHydrated || blocked !== null}
    >
      {blocked !== null || isKept ? (
        <span>{blocked ?? keptWords}</span>
      ) : (
        <span>
          {t('checkout.place')}
          {total !== null && ' · '}
          {total !== null && <Price amount={total} currency={currency} />}
        </span>
      )}
    </Button>
  );
}
