import { useTranslation } from '@/utils/i18n/use-translation';
import { Button, LinkButton } from '@/components/ui/button/button';
import { useShell } from '@/contexts/shell-context';
import type { CartDto } from '@/server/contracts/cart';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { type SoldOutLine, soldOutLines } from '@/utils/cart/sold-out';
import { moneyText } from '@/utils/money/money-text';
import { routes } from '@/utils/shell/routes';

type BasketActionsProps = Readonly<{
  cart: CartDto;
  quote: QuoteDto;
  onRemove: (line: SoldOutLine) => void;
  /** In place of the button that orders, where the summary is out of sight: one way on alone. */
  isButton?: boolean;
}>;

/** What can be done about a basket that cannot be ordered: too little is in it, or what is sold out. */
export function BasketActions({
  cart,
  isButton = false,
  onRemove,
  quote,
}: BasketActionsProps) {
  const { t } = useTranslation('checkout');
  const { currency, lang, user } = useShell();
  const { reason } = quote.availability;
  const { shop } = cart;
  const shopHref = routes.shop({
    id: cart.shop_id,
    type: shop?.type ?? 'restaurant',
  });
  if (reason === 'below_minimum') {
    const minimum = shop?.min_amount ?? 0;
    const addMore = t('checkout.minimum.action');
    return isButton ? (
      <LinkButton href={shopHref} size="l" block>
        {addMore}
      </LinkButton>
    ) : (
      <>
        <p>
          {t('checkout.minimum.text', {
            amount: moneyText(minimum, currency, lang),
            shop: shop?.title ?? '',
          })}
        </p>
        <LinkButton href={shopHref} variant="secondary" size="s">
          {addMore}
        </LinkButton>
      </>
    );
  }
  if (reason !== 'out_of_stock') return null;
  const lines = soldOutLines(cart, user?.id ?? 0);
  if (isButton)
    return lines.length > 0 ? (
      <Button size="l" block onClick={() => lines.forEach(onRemove)}>
        {t('checkout.soldOut.left')}
      </Button>
    ) : (
      <LinkButton href={shopHref} size="l" block>
        {t('checkout.edit')}
      </LinkButton>
    );
  return (
    <>
      {lines.length === 0 && <p>{t('checkout.soldOut.text')}</p>}
      {lines.map((line) => (
        <Button
          key={line.key}
          variant="secondary"
          size="s"
          onClick={() => onRemove(line)}
        >
          {line.left > 0
            ? t('checkout.soldOut.reduce', {
                left: line.left,
                title: line.title,
              })
            : t('checkout.soldOut.remove', { title: line.title })}
        </Button>
      ))}
      {lines.length === 0 && (
        <LinkButton href={shopHref} variant="secondary" size="s">
          {t('checkout.edit')}
        </LinkButton>
      )}
    </>
  );
}
