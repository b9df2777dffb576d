import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '@/components/order/change-list/change-list';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { Modal } from '@/components/ui/modal/modal';
import { MuiRoot } from '@/contexts/mui-root';
import type { RepeatedOrderDto } from '@/server/contracts/order/order-repeat';
import type { MoneyCurrency } from '@/utils/money/money';
import { opensWords } from '@/utils/order/opens-words';
import { routes } from '@/utils/shell/routes';
import styles from './repeat-dialog.module.css';

type RepeatDialogProps = Readonly<{
  result: RepeatedOrderDto;
  /** Of the prices before and after. */
  currency: MoneyCurrency;
  onClose: () => void;
}>;

/** What came into the cart other than it was ordered, and when a closed shop opens. */
export function RepeatDialog({ currency, onClose, result }: RepeatDialogProps) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const { added, cart, changes } = result;
  const shop = added > 0 ? cart?.shop : undefined;
  const isClosed = shop?.availability.can_order === false;
  const isChanged = changes.length > 0;
  const title = isChanged ? 'order.repeat.changed' : 'order.repeat.done';
  return (
    <MuiRoot>
      <Modal
        open
        size="s"
        title={t(added > 0 ? title : 'order.repeat.none')}
        onClose={onClose}
        footer={
          <>
            <Button
              variant={added > 0 ? 'secondary' : undefined}
              block
              onClick={onClose}
            >
              {t('common.close')}
            </Button>
            {added > 0 && (
              <LinkButton href={routes.cart()} block onClick={onClose}>
                {t('cart.view')}
              </LinkButton>
            )}
          </>
        }
      >
        <div className={styles.body}>
          {shop && isClosed && (
            <p className={styles.closed}>
              <Clock size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>
                <bdi>{shop.title}</bdi>
                {': '}
                {opensWords(shop, now, t)}
              </span>
            </p>
          )}
          {isChanged && <ChangeList changes={changes} currency={currency} />}
        </div>
      </Modal>
    </MuiRoot>
  );
}
