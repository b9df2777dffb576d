import '@/styles/families/shop';
import { clsx as cx } from 'clsx';
import { Users } from 'lucide-react';
import { useRouter } from 'next/router';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { useShell } from '@/contexts/shell-context';
import { useCompact } from '@/hooks/browser/use-compact';
import { useSettings } from '@/hooks/shell/use-settings';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { openCartSheet } from '@/utils/cart/cart-events';
import type { CartActions } from '@/utils/cart/cart-view';
import type { CartShop } from '@/utils/cart/cart-line';
import {
  keepStartIntent,
  loginForGroup,
  takeStartIntent,
} from '@/utils/group-order/start-intent';
import styles from './group-button.module.css';

const GroupStart = lazyBlock(
  withTexts(['cart', 'group', 'shop'], () => import('./group-start')),
  'GroupStart',
);

type GroupButtonProps = Readonly<{ shop: CartShop; cart: CartActions }>;

/** Starts a group order at this shop, or leads to the one that runs here; says how many are in it. */
export function GroupButton({ cart, shop }: GroupButtonProps) {
  const { t } = useTranslation('shop');
  const router = useRouter();
  const { user } = useShell();
  const settings = useSettings();
  const isCompact = useCompact();
  const [starting, setStarting] = useState(false);
  const isOn = settings.group_order === '1';
  const { confirmed } = cart;
  const isHere = confirmed?.shop_id === shop.id && !!confirmed.group_order;
  const isUser = user !== null;
  useEffect(() => {
    if (isOn && isUser && takeStartIntent(shop.id))
      startTransition(() => setStarting(true));
  }, [isOn, isUser, shop.id]);
  if (!isOn && !isHere) return null;

  function show(): void {
    if (isCompact) openCartSheet();
    else document.querySelector<HTMLElement>('[data-group]')?.focus();
  }

  function press(): void {
    if (isHere) show();
    else if (isUser || confirmed?.group_order) setStarting(true);
    else {
      keepStartIntent(shop.id);
      void router.push(loginForGroup(router.asPath));
    }
  }

  return (
    <>
      <Button
        className={isHere ? styles.on : undefined}
        variant="secondary"
        size="s"
        icon={<Users size={20} />}
        loading={starting}
        onPointerEnter={GroupStart.warm}
        onFocus={GroupStart.warm}
        onClick={press}
      >
        {t('group.title')}
        {isHere && (
          <span className={cx('num', styles.count)}>
            <span aria-hidden="true">{confirmed.user_carts.length}</span>
            <span className="sr-only">
              {t('group.people', {
                number: confirmed.user_carts.length,
              })}
            </span>
          </span>
        )}
      </Button>
      {starting && (
        <GroupStart
          shop={shop}
          cart={cart}
          onEnd={(isStarted) => {
            setStarting(false);
            if (isStarted) show();
          }}
        />
      )}
    </>
  );
}
