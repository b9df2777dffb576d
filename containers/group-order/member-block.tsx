import { clsx as cx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { CartLines } from '@/components/cart/cart-line/cart-lines';
import { LimitBar } from '@/components/group-order/limit-bar/limit-bar';
import { MemberLines } from '@/components/group-order/member-row/member-lines';
import { ModeIcon } from '@/components/group-order/mode-choice/mode-icon';
import { PersonMark } from '@/components/group-order/person-mark/person-mark';
import { StateBadge } from '@/components/group-order/person-mark/state-badge';
import { Price } from '@/components/money/price/price';
import { Saving } from '@/components/money/saving/saving';
import { Sums } from '@/components/money/sums/sums';
import { Button } from '@/components/ui/button/button';
import { useShell } from '@/contexts/shell-context';
import { useGroupMembership } from '@/hooks/group-order/use-group-membership';
import { useLateShares } from '@/hooks/group-order/use-late-shares';
import { useHasPassed } from '@/hooks/group-order/use-seconds-left';
import { useCartShop } from '@/hooks/shop/use-shop-page';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import type { CartActions } from '@/utils/cart/cart-view';
import type { GroupView, MemberView } from '@/utils/group-order/group-view';
import { moneyText } from '@/utils/money/money-text';
import { GroupClock } from './group-clock';
import styles from './member-block.module.css';

type MemberMatesProps = Readonly<{
  members: readonly MemberView[];
  /** The time is over: nobody is choosing any more. */
  isOver: boolean;
}>;

/** How far the others are; whoever opened the group only orders. */
function MemberMates({ isOver, members }: MemberMatesProps) {
  const { t } = useTranslation('group');
  const mates = members
    .map((member, place) => ({ ...member, place }))
    .filter(({ isMe, isOwner }) => !isMe && !isOwner);
  if (mates.length === 0) return null;
  return (
    <ul className={styles.mates} aria-label={t('group.members')}>
      {mates.map(({ id, isChoosing, name, place }) => (
        <li key={id} className={styles.mate}>
          <PersonMark name={name} place={place} size="s" />
          <bdi className="narrow breaks">{name}</bdi>
          {!(isOver && isChoosing) && <StateBadge choosing={isChoosing} />}
        </li>
      ))}
    </ul>
  );
}

/** How much of the group's limit is left. */
function LimitLeft({
  limit,
  spent,
}: Readonly<{ limit: number; spent: number }>) {
  const { i18n, t } = useTranslation('group');
  const { currency } = useShell();
  return (
    <div className={styles.limit}>
      <p className={styles.limitWords}>
        <span className="soft">{t('group.mine.limit')}</span>
        <b className={styles.spent}>
          {t('group.mine.of', {
            spent: moneyText(spent, currency, i18n.language),
            limit: moneyText(limit, currency, i18n.language),
          })}
        </b>
      </p>
      <LimitBar spent={spent} limit={limit} />
    </div>
  );
}

/** What a member pays; the lines that are shown are ahead of the server's answer. */
function OwnSums({ cart, group, me }: MemberBlockProps) {
  const { t } = useTranslation('group');
  const { currency } = useShell();
  const { discount: saved, total: spent } = cart.view.sums;
  const fees = me.share?.fees ?? 0;
  const price = (amount: number) => (
    <Price amount={amount} currency={currency} />
  );
  const dishes = {
    key: 'dishes',
    label: t('group.mine.title'),
    amount: price(spent),
  };
  return (
    <div className={styles.sums}>
      <Sums
        rows={[
          dishes,
          ...(fees === 0
            ? []
            : [
                {
                  key: 'fees',
                  label: t('group.mine.fees'),
                  amount: price(fees),
                },
              ]),
        ]}
        total={{
          label: t('group.mine.owe', { name: group.ownerName }),
          amount: price(me.share?.total ?? spent),
        }}
      />
      <Saving amount={saved} currency={currency} />
    </div>
  );
}

const LeaveDialog = lazyBlock(
  withTexts(['account-menu', 'group'], () => import('./leave-dialog')),
  'LeaveDialog',
);

/** "I'm done", again "Edit again", and the way out of the group. */
function MemberWay({
  cart,
  group,
  isLocked,
  me,
}: MemberBlockProps & Readonly<{ isLocked: boolean }>) {
  const { t } = useTranslation('group');
  const { currency } = useShell();
  const { leave, toggle } = useGroupMembership(group, cart.retry);
  const [isAsked, setAsked] = useState(false);
  const { count, sums } = cart.view;
  const { isChoosing, share } = me;
  return (
    <div className={styles.way}>
      {!isLocked && (
        <Button
          size="l"
          block
          variant={isChoosing ? 'primary' : 'secondary'}
          loading={toggle.isPending}
          disabled={isChoosing && count === 0}
          end={
            <Price amount={share?.total ?? sums.total} currency={currency} />
          }
          onClick={() => toggle.mutate()}
        >
          {t(isChoosing ? 'group.mine.done' : 'group.mine.again')}
        </Button>
      )}
      <button
        type="button"
        className={styles.leave}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        {t('group.mine.leave')}
      </button>
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

type MemberBlockProps = Readonly<{
  cart: CartActions;
  group: GroupView;
  me: MemberView;
  /** Inside a sheet, which has its own box and heading. */
  bare?: boolean;
  /** Closes the sheet it stands in: back to the menu. */
  onClose?: () => void;
}>;

/** A member's own dishes in a group order: to change until they are done, or the time is over. */
export function MemberBlock(props: MemberBlockProps) {
  const { bare = false, cart, group, me, onClose } = props;
  const { t } = useTranslation('group');
  const { currency } = useShell();
  const shop = useCartShop(group.shop.id);
  const isOver = useHasPassed(group.closesAt);
  useLateShares(group, cart.retry);
  const isLocked = group.isLocked || isOver;
  const isOpen = me.isChoosing && !isLocked;
  const { count, sums } = cart.view;
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
      <div className={cx(styles.panel, bare ? styles.bare : 'framed')}>
        <div className={styles.top}>
          {!bare && <h2 className="t20">{t('group.mine.title')}</h2>}
          {onClose && isOpen && (
            <button type="button" className={styles.more} onClick={onClose}>
              {t('group.mine.more')}
            </button>
          )}
        </div>
        <GroupClock group={group} timezone={shop?.timezone ?? 'UTC'} />
        {group.mode && (
          <p className={styles.mode}>
            <ModeIcon mode={group.mode} size={18} />
            {t(`mode.${group.mode}`)}
          </p>
        )}
        {count > 0 ? (
          lines
        ) : (
          <p className={styles.empty}>{t('group.mine.empty')}</p>
        )}
        {group.limit !== null && (
          <LimitLeft limit={group.limit} spent={sums.total} />
        )}
        {sums.total > 0 && <OwnSums {...props} />}
        <MemberMates members={group.members} isOver={isLocked} />
        <MemberWay {...props} isLocked={isLocked} />
      </div>
    </div>
  );
}
