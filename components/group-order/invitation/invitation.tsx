import { Coins, MapPin, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModeIcon } from '@/components/group-order/mode-choice/mode-icon';
import { PersonMark } from '@/components/group-order/person-mark/person-mark';
import { Picture } from '@/components/ui/picture/picture';
import type { InvitationDto } from '@/server/contracts/group-order';
import { inviteText } from '@/utils/group-order/invite-text';
import { minutesLeft } from '@/utils/group-order/group-time';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import styles from './invitation.module.css';

type InvitationProps = Readonly<{
  invitation: InvitationDto;
  currency: MoneyCurrency;
  /** When it closes, on the shop's clocks; null: it does not close by itself. */
  time: string | null;
  /** Until then; null: not known yet, or no time. */
  secondsLeft: number | null;
  /** Who is in, as one text. */
  names: string;
  /** Under all of it: the form, or the way on. */
  children: ReactNode;
}>;

const LOOK = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** So many circles stand beside the names. */
const MARKS = 4;

function Facts(props: Omit<InvitationProps, 'children' | 'names'>) {
  const { currency, invitation, secondsLeft, time } = props;
  const { i18n, t } = useTranslation();
  const {
    address,
    mode,
    owner_name: name,
    spending_limit: limit,
    split,
  } = invitation;
  const price = limit === null ? '' : moneyText(limit, currency, i18n.language);
  const minutes = secondsLeft === null ? 0 : minutesLeft(secondsLeft);
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <Timer {...LOOK} />
        <span>
          <b>
            {time === null
              ? t('group.noDeadline')
              : t('group.join.orderBy', { time })}
          </b>
          {time === null ? (
            <small>{t('group.mine.whenDone', { name })}</small>
          ) : (
            minutes > 0 && (
              <small>{t('group.join.left', { count: minutes })}</small>
            )
          )}
        </span>
      </li>
      <li className={styles.fact}>
        <Coins {...LOOK} />
        <span>
          <b>
            {limit === null
              ? t('group.join.noLimit')
              : t('group.join.upTo', { price })}
          </b>
          <small>{t(`group.join.split.${split}`, { name })}</small>
        </span>
      </li>
      {address !== null && (
        <li className={styles.fact}>
          <MapPin {...LOOK} />
          <span>
            <b>{address}</b>
            <small>{t('group.join.address')}</small>
          </span>
        </li>
      )}
      {address === null && mode && (
        <li className={styles.fact}>
          <ModeIcon mode={mode} size={LOOK.size} />
          <span>
            <b>{t(`mode.${mode}`)}</b>
            {mode === 'pickup' && <small>{invitation.shop.title}</small>}
          </span>
        </li>
      )}
    </ul>
  );
}

/** An invitation to order together: from where, by when, for how much, with whom. */
export function Invitation(props: InvitationProps) {
  const { children, invitation, names } = props;
  const { t } = useTranslation();
  const { members, mode, owner_name: owner, shop } = invitation;
  return (
    <article className={styles.page}>
      <div className={styles.cover}>
        {shop.background_img && (
          <Picture
            className="cover"
            src={shop.background_img}
            width={1280}
            height={320}
            sizes="(max-width: 600px) 720px, 720px"
            priority
          />
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.logo}>
          {shop.logo_img && (
            <Picture src={shop.logo_img} width={72} height={72} />
          )}
        </div>
        <h1 className={styles.title}>
          {t('group.join.title', { name: owner })}
        </h1>
        <p className={styles.text}>
          {inviteText(t, { mode, owner, shop: shop.title })}
        </p>
        <Facts {...props} />
        {members.length > 0 && (
          <div className={styles.who}>
            <span className={styles.marks}>
              {members.slice(0, MARKS).map((name, place) => (
                // names may be equal
                <PersonMark key={place} name={name} place={place} size="s" />
              ))}
            </span>
            <p className={styles.names}>
              {t(
                members.length === 1 ? 'group.join.inOne' : 'group.join.inMany',
                {
                  names,
                },
              )}
            </p>
          </div>
        )}
        {children}
      </div>
    </article>
  );
}
