import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartLines } from '@/components/cart/cart-line/cart-lines';
import { MemberLines } from '@/components/group-order/member-row/member-lines';
import { MemberPanel } from '@/components/group-order/member-panel/member-panel';
import { MemberWay } from '@/components/group-order/member-panel/member-way';
import { useShell } from '@/contexts/shell-context';
import { useGroupMembership } from '@/hooks/group-order/use-group-membership';
import { useLateShares } from '@/hooks/group-order/use-late-shares';
import { useHasPassed } from '@/hooks/group-order/use-seconds-left';
import { useCartShop } from '@/hooks/shop/use-shop-page';
import { lazyBlock } from '@/utils/browser/lazy-block';
import type { GroupView, MemberView } from '@/utils/group-order/group-view';
import type { GroupBlockProps } from './group-block';
import { GroupClock } from './group-clock';
import styles from './member-block.module.css';

const LeaveDialog = lazyBlock(() => import('./leave-dialog'), 'LeaveDialog');

type MemberBlockProps = GroupBlockProps &
  Readonly<{ group: GroupView; me: MemberView }>;

/** A member's own dishes in a group order: to change until they are done, or the time is over. */
export function MemberBlock(props: MemberBlockProps) {
  const { bare, cart, group, me, onClose } = props;
  const { t } = useTranslation();
  const { currency } = useShell();
  const shop = useCartShop(group.shop.id);
  const isOver = useHasPassed(group.closesAt);
  const { leave, toggle } = useGroupMembership(group, cart.retry);
  useLateShares(group, cart.retry);
  const [isAsked, setAsked] = useState(false);
  const isLocked = group.isLocked || isOver;
  const isOpen = me.isChoosing && !isLocked;
  const { sums } = cart.view;
  const lines = isOpen ? (
    <CartLines
      cart={cart.view}
      currency={currency}
      size="s"
      onQuantity={cart.setQuantity}
    />
  ) : (
    <div className={styles.lines}>
      <MemberLines lines={me.lines} currency={currency} />
    </div>
  );
  return (
    <div data-cart tabIndex={-1}>
      <MemberPanel
        group={group}
        me={me}
        currency={currency}
        clock={<GroupClock group={group} timezone={shop?.timezone ?? 'UTC'} />}
        isOver={isLocked}
        bare={bare}
        spent={sums.total}
        saved={sums.discount}
        {...(onClose && isOpen && { onMore: onClose })}
        lines={
          cart.view.count > 0 ? (
            lines
          ) : (
            <p className={styles.empty}>{t('group.mine.empty')}</p>
          )
        }
        way={
          <MemberWay
            isChoosing={me.isChoosing}
            isLocked={isLocked}
            isEmpty={cart.view.count === 0}
            isBusy={toggle.isPending}
            total={me.share?.total ?? sums.total}
            currency={currency}
            onToggle={() => toggle.mutate()}
            onLeave={() => setAsked(true)}
          />
        }
      />
      {isAsked && (
        <LeaveDialog
          isPending={leave.isPending}
          onClose={() => setAsked(false)}
          onLeave={() =>
            leave.mutate(undefined, { onSuccess: () => setAsked(false) })
          }
        />
      )}
    </div>
  );
}
