import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartLines } from '@/components/cart/cart-line/cart-lines';
import { CountdownBar } from '@/components/group-order/countdown-bar/countdown-bar';
import { GroupPanel } from '@/components/group-order/group-panel/group-panel';
import { GroupWay } from '@/components/group-order/group-panel/group-way';
import { InviteRow } from '@/components/group-order/invite-row/invite-row';
import { MemberPanel } from '@/components/group-order/member-panel/member-panel';
import { MemberWay } from '@/components/group-order/member-panel/member-way';
import { MemberLines } from '@/components/group-order/member-row/member-lines';
import { PriceSums } from '@/components/money/price-sums/price-sums';
import { useShell } from '@/contexts/shell-context';
import { useMinimumWords } from '@/hooks/cart/use-minimum-words';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useGroup } from '@/hooks/group-order/use-group';
import { useGroupMembership } from '@/hooks/group-order/use-group-membership';
import { useGroupNews } from '@/hooks/group-order/use-group-news';
import { useGroupQuote } from '@/hooks/group-order/use-group-quote';
import { useInvite } from '@/hooks/group-order/use-invite';
import { useLateShares } from '@/hooks/group-order/use-late-shares';
import { useOwnedGroup } from '@/hooks/group-order/use-owned-group';
import {
  useHasPassed,
  useSecondsLeft,
} from '@/hooks/group-order/use-seconds-left';
import { useCartShop } from '@/hooks/shop/use-shop-page';
import { lazyBlock } from '@/utils/browser/lazy-block';
import type { CartActions } from '@/utils/cart/cart-view';
import { groupStory } from '@/utils/group-order/group-story';
import {
  type GroupView,
  type MemberView,
  stillChoosing,
} from '@/utils/group-order/group-view';
import { namesText } from '@/utils/group-order/names-text';
import { formatTime } from '@/utils/i18n/dates';
import { routes } from '@/utils/shell/routes';
import styles from './member-block.module.css';
import type { OwnerQuestion } from './owner-dialogs';

type GroupClockProps = Readonly<{
  group: GroupView;
  /** IANA zone of the shop: its clocks say when the group closes. */
  timezone: string;
  /** Chooses another time; absent where one may not. */
  onChange?: () => void;
}>;

/** Until when the group may choose, second by second; what stands around it does not render with it. */
function GroupClock({ group, onChange, timezone }: GroupClockProps) {
  const { t } = useTranslation();
  const { closesAt, isLocked, isOwner, ownerName: name } = group;
  const seconds = useSecondsLeft(closesAt);
  function words(): string {
    if (isLocked || seconds === 0)
      return isOwner ? t('group.timeUp') : t('group.mine.locked', { name });
    if (closesAt === null)
      return isOwner
        ? t('group.noDeadline')
        : t('group.mine.whenDone', { name });
    const time = `\u2066${formatTime(closesAt, timezone)}\u2069`;
    return isOwner
      ? t('group.closesAt', { time })
      : t('group.mine.ordersAt', { name, time });
  }
  return (
    <CountdownBar
      seconds={isLocked ? null : seconds}
      isSet={closesAt !== null}
      {...(onChange && { onChange })}
    >
      {words()}
    </CountdownBar>
  );
}

/** Said aloud when its words change, politely; not seen. */
function GroupNotice({ children }: Readonly<{ children: string }>) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}

const OwnerDialogs = lazyBlock(() => import('./owner-dialogs'), 'OwnerDialogs');

/** The owner's side of a group order with its dialogs; going on asks first while somebody is still choosing. */
function OwnerBlock({
  bare,
  cart,
  group,
}: GroupBlockProps & Readonly<{ group: GroupView }>) {
  const { t } = useTranslation();
  const router = useRouter();
  const { currency, unit } = useShell();
  const [own, chooseMode] = useDeliveryType();
  // priced as the group has it: the version and how it is had come together
  const type = group.mode ?? own;
  const shop = useCartShop(group.shop.id);
  const invite = useInvite(group);
  const owned = useOwnedGroup(group, cart.retry);
  const [question, setQuestion] = useState<OwnerQuestion | null>(null);
  const isEmpty = group.count === 0;
  const { confirmed, retry: reread } = cart;
  const quote = useGroupQuote(confirmed, { isEmpty, reread, type });
  const story = groupStory(group, quote, type);
  const minimumWords = useMinimumWords();
  const choosing = stillChoosing(group);
  const names = namesText(
    choosing.map(({ name }) => name),
    t,
  );
  const goOn = () => void router.push(routes.checkout());
  const timezone = shop?.timezone ?? 'UTC';
  return (
    <>
      <GroupPanel
        group={group}
        currency={currency}
        bare={bare}
        onCancel={() => setQuestion({ kind: 'cancel' })}
        onLimit={() => setQuestion({ kind: 'limit' })}
        onRemove={(member) => setQuestion({ kind: 'remove', member })}
        mode={own}
        onMode={chooseMode}
        onSplit={(split) => owned.change.mutate({ split })}
        clock={
          <GroupClock
            group={group}
            timezone={timezone}
            onChange={() => setQuestion({ kind: 'time' })}
          />
        }
        invite={
          <InviteRow
            address={invite.address}
            isRenewing={owned.renew.isPending}
            onCopy={invite.copy}
            onShare={invite.share}
            onShow={() => setQuestion({ kind: 'invite' })}
            onRenew={() => owned.renew.mutate()}
          />
        }
        sums={
          <PriceSums
            story={story}
            distance={quote?.distance ?? null}
            unit={unit}
            currency={currency}
          />
        }
        way={
          <GroupWay
            total={story.total}
            currency={currency}
            isEmpty={isEmpty}
            blocked={minimumWords(confirmed?.goals?.to_minimum, shop)}
            isPriced={quote !== null}
            waitingFor={
              choosing.length > 0 ? { names, count: choosing.length } : null
            }
            onGo={() =>
              choosing.length > 0 ? setQuestion({ kind: 'waiting' }) : goOn()
            }
          />
        }
      />
      {question && (
        <OwnerDialogs
          question={question}
          group={group}
          owned={owned}
          timezone={timezone}
          onClose={() => setQuestion(null)}
          onGo={goOn}
        />
      )}
    </>
  );
}

const LeaveDialog = lazyBlock(() => import('./leave-dialog'), 'LeaveDialog');

type MemberBlockProps = GroupBlockProps &
  Readonly<{ group: GroupView; me: MemberView }>;

/** A member's own dishes in a group order: to change until they are done, or the time is over. */
function MemberBlock(props: MemberBlockProps) {
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

export type GroupBlockProps = Readonly<{
  cart: CartActions;
  /** Inside a sheet, which has its own box and heading. */
  bare?: boolean;
  /** Closes the sheet it stands in. */
  onClose?: () => void;
}>;

/** A group's cart in place of one's own: the owner's side or a member's. What happens in it is said aloud. */
export function GroupBlock(props: GroupBlockProps) {
  const group = useGroup(props.cart);
  const news = useGroupNews(group);
  if (!group) return null;
  return (
    // where the button at the head of the page leads
    <div data-group tabIndex={-1}>
      <GroupNotice>{news}</GroupNotice>
      {group.isOwner ? (
        <OwnerBlock {...props} group={group} />
      ) : (
        group.me && <MemberBlock {...props} group={group} me={group.me} />
      )}
    </div>
  );
}
