import { clsx as cx } from 'clsx';
import { Coins, Pencil } from 'lucide-react';
import { useRouter } from 'next/router';
import { useId, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SegmentedControl } from '@/components/form/segmented-control/segmented-control';
import { MemberRow } from '@/components/group-order/member-row/member-row';
import { ModeIcon } from '@/components/group-order/mode-choice/mode-icon';
import { PriceSums } from '@/components/money/price-sums/price-sums';
import { Price } from '@/components/money/price/price';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useShell } from '@/contexts/shell-context';
import { useMinimumWords } from '@/hooks/cart/use-minimum-words';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useGroupQuote } from '@/hooks/group-order/use-group-quote';
import { useOwnedGroup } from '@/hooks/group-order/use-owned-group';
import { useCartShop } from '@/hooks/shop/use-shop-page';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import type { CartActions } from '@/utils/cart/cart-view';
import { DELIVERY_TYPES, SPLIT_MODES } from '@/utils/constants/kinds';
import { groupStory } from '@/utils/group-order/group-story';
import { type GroupView, stillChoosing } from '@/utils/group-order/group-view';
import { namesText } from '@/utils/group-order/names-text';
import { routes } from '@/utils/shell/routes';
import { GroupClock } from './group-clock';
import { InviteRow, type OwnerProps } from './invite-row';
import styles from './owner-block.module.css';
import type { OwnerQuestion } from './owner-dialogs';

const OwnerDialogs = lazyBlock(
  withTexts(['cart', 'date', 'form', 'group'], () => import('./owner-dialogs')),
  'OwnerDialogs',
);

/** Who pays, and what that comes to for each, as the server shares it out. */
function SplitChoice({ group, owned }: Omit<OwnerProps, 'onAsk'>) {
  const { t } = useTranslation('group');
  const { currency } = useShell();
  return (
    <>
      <p className={styles.splitChoiceLabel} aria-hidden="true">
        {t('group.whoPays')}
      </p>
      <SegmentedControl
        className={styles.choices}
        label={t('group.whoPays')}
        segments={SPLIT_MODES.map((value) => ({
          value,
          label: t(`group.split.${value}`),
        }))}
        value={group.split}
        onChange={(split) => owned.change.mutate({ split })}
        block
        square
      />
      <dl className={styles.shares} aria-label={t('group.shares')}>
        {group.members.map(({ id, isMe, name, share, sums }) => (
          <div key={id} className={styles.share}>
            <dt>
              <bdi>{isMe ? t('group.meShort') : name}</bdi>
            </dt>
            <dd>
              <Price amount={share?.total ?? sums.total} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The most that each may order for, and the way to change it. */
function LimitRow({
  limit,
  onChange,
}: Pick<GroupView, 'limit'> & Readonly<{ onChange: () => void }>) {
  const { t } = useTranslation('group');
  const { currency } = useShell();
  return (
    <div className={styles.row}>
      <Coins size={20} />
      <span className={styles.label}>{t('group.limit.title')}</span>
      <b className={styles.value}>
        {limit === null ? (
          t('group.limit.none')
        ) : (
          <Price amount={limit} currency={currency} />
        )}
      </b>
      <IconButton
        className={styles.change}
        label={t('group.limit.change')}
        aria-haspopup="dialog"
        icon={<Pencil size={20} />}
        onClick={onChange}
      />
    </div>
  );
}

/** More are folded away, so that the way on is not lost under them. */
const SHOWN = 8;

/** Everybody's choice. */
function Members({ group, onAsk }: Pick<OwnerProps, 'group' | 'onAsk'>) {
  const { t } = useTranslation('group');
  const { currency } = useShell();
  const [all, setAll] = useState(false);
  const shown = all ? group.members : group.members.slice(0, SHOWN);
  const hidden = group.members.length - shown.length;
  return (
    <>
      <ul aria-label={t('group.members')}>
        {shown.map((member, place) => (
          <MemberRow
            key={member.id}
            member={member}
            place={place}
            currency={currency}
            limit={group.limit}
            open={member.isMe && member.count > 0}
            {...(!member.isMe && {
              onRemove: () => onAsk({ kind: 'remove', member }),
            })}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          className={styles.all}
          variant="ghost"
          size="s"
          block
          onClick={() => setAll(true)}
        >
          {t('group.membersMore', { number: hidden })}
        </Button>
      )}
    </>
  );
}

type GroupWayProps = Readonly<{
  group: GroupView;
  total: number;
  /** What keeps from going on; null: nothing. */
  blocked: string | null;
  /** The fees are in the total. */
  isPriced: boolean;
  onGo: () => void;
}>;

/** To checkout with what everybody chose, and who is still waited for. */
function GroupWay({ blocked, group, isPriced, onGo, total }: GroupWayProps) {
  const { t } = useTranslation('group');
  const { currency } = useShell();
  const why = useId();
  const isEmpty = group.count === 0;
  const reason = isEmpty ? t('group.nothingYet') : blocked;
  const names = stillChoosing(group).map(({ name }) => name);
  return (
    <div className={styles.way}>
      <Button
        size="l"
        block
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : why}
        end={<Price amount={total} currency={currency} />}
        onClick={onGo}
      >
        {t('group.continue')}
      </Button>
      {reason !== null && (
        <p id={why} className={styles.fine}>
          {reason}
        </p>
      )}
      {names.length > 0 && (
        <p className={styles.fine}>
          {t(names.length === 1 ? 'group.choosingOne' : 'group.choosingMany', {
            names: namesText(names, t),
          })}{' '}
          {t('group.weAsk')}
        </p>
      )}
      {!isEmpty && !isPriced && (
        <p className={styles.fine}>{t('group.feesLater')}</p>
      )}
    </div>
  );
}

type OwnerBlockProps = Readonly<{
  cart: CartActions;
  group: GroupView;
  /** Inside a sheet, which has its own box and heading. */
  bare?: boolean;
}>;

/** The owner's side of a group order with its dialogs; going on asks first while somebody is still choosing. */
export function OwnerBlock({ bare = false, cart, group }: OwnerBlockProps) {
  const { t } = useTranslation(['account', 'group', 'shop']);
  const router = useRouter();
  const { currency, unit } = useShell();
  const [own, chooseMode] = useDeliveryType();
  // priced as the group has it: the version and how it is had come together
  const type = group.mode ?? own;
  const shop = useCartShop(group.shop.id);
  const owned = useOwnedGroup(group, cart.retry);
  const [question, setQuestion] = useState<OwnerQuestion | null>(null);
  const { confirmed, retry: reread } = cart;
  const isEmpty = group.count === 0;
  const quote = useGroupQuote(confirmed, { isEmpty, reread, type });
  const story = groupStory(group, quote, type);
  const minimumWords = useMinimumWords();
  const goOn = () => void router.push(routes.checkout());
  const timezone = shop?.timezone ?? 'UTC';
  return (
    <>
      <div className={cx(styles.panel, bare ? styles.bare : 'framed')}>
        <div className={styles.top}>
          {!bare && <h2 className={styles.heading}>{t('group.title')}</h2>}
          <p className={styles.intro}>{t('group.intro')}</p>
          <button
            type="button"
            className={styles.cancel}
            aria-haspopup="dialog"
            onClick={() => setQuestion({ kind: 'cancel' })}
          >
            {t('group.cancel.action')}
          </button>
        </div>
        <GroupClock
          group={group}
          timezone={timezone}
          onChange={() => setQuestion({ kind: 'time' })}
        />
        <InviteRow group={group} owned={owned} onAsk={setQuestion} />
        <SegmentedControl
          className={styles.choice}
          label={t('home.mode')}
          segments={DELIVERY_TYPES.map((mode) => ({
            value: mode,
            label: t(`mode.${mode}`),
            icon: <ModeIcon mode={mode} size={18} />,
          }))}
          value={own}
          onChange={chooseMode}
          block
          square
        />
        <LimitRow
          limit={group.limit}
          onChange={() => setQuestion({ kind: 'limit' })}
        />
        <Members group={group} onAsk={setQuestion} />
        {!isEmpty && (
          <>
            <SplitChoice group={group} owned={owned} />
            <div className={styles.sums}>
              <PriceSums
                story={story}
                distance={quote?.distance ?? null}
                unit={unit}
                currency={currency}
              />
            </div>
          </>
        )}
        <GroupWay
          group={group}
          total={story.total}
          blocked={minimumWords(confirmed?.goals?.to_minimum, shop)}
          isPriced={quote !== null}
          onGo={() =>
            stillChoosing(group).length > 0
              ? setQuestion({ kind: 'waiting' })
              : goOn()
          }
        />
      </div>
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
