import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupPanel } from '@/components/group-order/group-panel/group-panel';
import { GroupWay } from '@/components/group-order/group-panel/group-way';
import { InviteRow } from '@/components/group-order/invite-row/invite-row';
import { PriceSums } from '@/components/money/price-sums/price-sums';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useGroupQuote } from '@/hooks/group-order/use-group-quote';
import { useMinimumWords } from '@/hooks/cart/use-minimum-words';
import { useInvite } from '@/hooks/group-order/use-invite';
import { useOwnedGroup } from '@/hooks/group-order/use-owned-group';
import { useCartShop } from '@/hooks/shop/use-shop-page';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { groupStory } from '@/utils/group-order/group-story';
import { type GroupView, stillChoosing } from '@/utils/group-order/group-view';
import { namesText } from '@/utils/group-order/names-text';
import { routes } from '@/utils/shell/routes';
import type { GroupBlockProps } from './group-block';
import { GroupClock } from './group-clock';
import type { OwnerQuestion } from './owner-dialogs';

const OwnerDialogs = lazyBlock(() => import('./owner-dialogs'), 'OwnerDialogs');

/** The owner's side of a group order with its dialogs; going on asks first while somebody is still choosing. */
export function OwnerBlock({
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
