import { Coins, MapPin, Timer } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { TextField } from '@/components/form/text-field/text-field';
import { ModeIcon } from '@/components/group-order/mode-choice/mode-icon';
import { PersonMark } from '@/components/group-order/person-mark/person-mark';
import { Button, LinkButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { Picture } from '@/components/ui/picture/picture';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useServerForm } from '@/hooks/form/use-server-form';
import { useInvitation } from '@/hooks/group-order/use-invitation';
import { useJoinGroup } from '@/hooks/group-order/use-join-group';
import { useSecondsLeft } from '@/hooks/group-order/use-seconds-left';
import type { InvitationDto } from '@/server/contracts/group-order';
import { userName } from '@/utils/account/user-name';
import { FORMS } from '@/utils/constants/forms';
import { MEMBER_NAME_MAX_LENGTH } from '@/utils/constants/limits';
import { minutesLeft } from '@/utils/group-order/group-time';
import { invitationSchema } from '@/utils/group-order/invitation-schema';
import { inviteText } from '@/utils/group-order/invite-text';
import { namesText } from '@/utils/group-order/names-text';
import { formatTime } from '@/utils/i18n/dates';
import { moneyText } from '@/utils/money/money-text';
import { routes } from '@/utils/shell/routes';
import cardStyles from './invitation.module.css';
import styles from './invitation-container.module.css';

type JoinFormProps = Readonly<{
  code: string;
  shop: InvitationDto['shop'];
}>;

/** A name, and one is in: no account is needed. */
function JoinForm({ code, shop }: JoinFormProps) {
  const { t } = useTranslation('group');
  const router = useRouter();
  const { user } = useShell();
  const join = useJoinGroup();
  const { failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.join,
    initialValues: {
      name: user ? userName(user).slice(0, MEMBER_NAME_MAX_LENGTH) : '',
    },
    schema: invitationSchema,
    submit: async ({ name }) => {
      await join({ code, name: name.trim() });
      await router.push(routes.shop(shop));
    },
  });
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <TextField
        {...field('name')}
        label={t('group.join.name')}
        hint={
          user
            ? t('group.join.hint')
            : `${t('group.join.noAccount')} ${t('group.join.hint')}`
        }
        autoComplete="given-name"
        maxLength={MEMBER_NAME_MAX_LENGTH}
      />
      <div className={styles.bar}>
        <Button type="submit" size="l" block loading={isBusy}>
          {t('group.join.action')}
        </Button>
      </div>
    </Form>
  );
}

type OpenProps = Readonly<{ code: string; invitation: InvitationDto }>;

/** Refused: the link was withdrawn, the time is over, or the order has gone (spec.md §8). */
function CannotJoin() {
  const { t } = useTranslation('group');
  return (
    <EmptyState
      picture="closed"
      size="l"
      headingLevel={1}
      title={t('group.join.invalid')}
      text={t('group.join.invalidText')}
      action={
        <LinkButton href={routes.home()}>{t('cart.empty.action')}</LinkButton>
      }
    />
  );
}

type FactsProps = Readonly<{
  invitation: InvitationDto;
  /** Until it closes; null: not known yet, or no time. */
  secondsLeft: number | null;
}>;

const LOOK = { size: 22 } as const;
/** So many circles stand beside the names. */
const MARKS = 4;

/** By when, for how much, and where to. */
function Facts({ invitation, secondsLeft }: FactsProps) {
  const { currency } = useShell();
  const { i18n, t } = useTranslation('group');
  const {
    address,
    closes_at: closesAt,
    mode,
    owner_name: name,
    spending_limit: limit,
    split,
  } = invitation;
  const time =
    closesAt && `\u2066${formatTime(closesAt, invitation.shop.timezone)}\u2069`;
  const price = limit === null ? '' : moneyText(limit, currency, i18n.language);
  const minutes = secondsLeft === null ? 0 : minutesLeft(secondsLeft);
  return (
    <ul className={cardStyles.facts}>
      <li className={cardStyles.fact}>
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
      <li className={cardStyles.fact}>
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
        <li className={cardStyles.fact}>
          <MapPin {...LOOK} />
          <span>
            <b>{address}</b>
            <small>{t('group.join.address')}</small>
          </span>
        </li>
      )}
      {address === null && mode && (
        <li className={cardStyles.fact}>
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

/** An invitation to order together: from where, by when, for how much, with whom; under it the form, or the way on. */
function OpenInvitation({ code, invitation }: OpenProps) {
  const { t } = useTranslation('group');
  const { closes_at: closesAt, joined, members, mode, shop } = invitation;
  const { owner_name: owner } = invitation;
  const secondsLeft = useSecondsLeft(closesAt);
  const names = namesText(members, t);
  const isOver = invitation.locked || secondsLeft === 0;
  if (isOver && !joined) return <CannotJoin />;
  return (
    <article className={cardStyles.page}>
      <div className={cardStyles.cover}>
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
      <div className={cardStyles.body}>
        <div className={cardStyles.logo}>
          {shop.logo_img && (
            <Picture src={shop.logo_img} width={72} height={72} />
          )}
        </div>
        <h1 className={cardStyles.title}>
          {t('group.join.title', { name: owner })}
        </h1>
        <p className={cardStyles.text}>
          {inviteText(t, { mode, owner, shop: shop.title })}
        </p>
        <Facts invitation={invitation} secondsLeft={secondsLeft} />
        {members.length > 0 && (
          <div className={cardStyles.who}>
            <span className={cardStyles.marks}>
              {members.slice(0, MARKS).map((name, place) => (
                // names may be equal
                <PersonMark key={place} name={name} place={place} size="s" />
              ))}
            </span>
            <p className={cardStyles.names}>
              {t(
                members.length === 1 ? 'group.join.inOne' : 'group.join.inMany',
                {
                  names,
                },
              )}
            </p>
          </div>
        )}
        {joined ? (
          <div className={styles.form}>
            <p role="status">{t('group.join.already')}</p>
            <div className={styles.bar}>
              <LinkButton size="l" block href={routes.shop(shop)}>
                {t('group.toShop', { shop: shop.title })}
              </LinkButton>
            </div>
          </div>
        ) : (
          <JoinForm code={code} shop={shop} />
        )}
      </div>
    </article>
  );
}

/** /g/{code}: who invites, from where, by when and for how much; with a name one is in. */
export function InvitationContainer({ code }: Readonly<{ code: string }>) {
  const { t } = useTranslation('group');
  const { invitation, isFailed, retry } = useInvitation(code);
  return (
    <div className={`wrap ${styles.page}`}>
      {invitation === null && <CannotJoin />}
      {invitation && <OpenInvitation code={code} invitation={invitation} />}
      {invitation === undefined && !isFailed && <LoadingLines count={4} />}
      {isFailed && (
        <LoadFailed
          headingLevel={1}
          title={t('group.failed')}
          text={t('error.offline')}
          onRetry={retry}
        />
      )}
    </div>
  );
}
