import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { useShell } from '@/contexts/shell-context';
import { useBlockedWords } from '@/hooks/checkout/use-blocked-words';
import type { CartDto } from '@/server/contracts/cart';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { moneyText } from '@/utils/money/money-text';
import { routes } from '@/utils/shell/routes';
import { soldOutLines, type SoldOutLine } from '@/utils/cart/sold-out';

type BasketNoticeProps = Readonly<{
  cart: CartDto;
  quote: QuoteDto;
  onRemove: (line: SoldOutLine) => void;
}>;

/** What of the basket stands in the way, and what can be done: too little, or sold out. */
export function BasketNotice({ cart, onRemove, quote }: BasketNoticeProps) {
  const { t } = useTranslation();
  const { currency, lang, user } = useShell();
  const blockedBy = useBlockedWords();
  const { reason } = quote.availability;
  const { shop } = cart;
  const shopHref = routes.shop({
    id: cart.shop_id,
    type: shop?.type ?? 'restaurant',
  });
  if (reason === 'below_minimum') {
    const minimum = shop?.min_amount ?? 0;
    return (
      <NoticeBox
        title={blockedBy(cart, quote) ?? ''}
        text={t('checkout.minimum.text', {
          amount: moneyText(minimum, currency, lang),
          shop: shop?.title ?? '',
        })}
      >
        <LinkButton href={shopHref} variant="secondary" size="s">
          {t('checkout.minimum.action')}
        </LinkButton>
      </NoticeBox>
    );
  }
  if (reason !== 'out_of_stock') return null;
  const lines = soldOutLines(cart, user?.id ?? 0);
  return (
    <NoticeBox
      title={t('checkout.soldOut.title')}
      text={lines.length === 0 ? t('checkout.soldOut.text') : undefined}
    >
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
    </NoticeBox>
  );
}
