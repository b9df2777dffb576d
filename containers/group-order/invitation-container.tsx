import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { TextField } from '@/components/form/text-field/text-field';
import { Invitation } from '@/components/group-order/invitation/invitation';
import { Button, LinkButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
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
import { invitationSchema } from '@/utils/group-order/invitation-schema';
import { namesText } from '@/utils/group-order/names-text';
import { formatTime } from '@/utils/i18n/dates';
import { routes } from '@/utils/shell/routes';
import styles from './invitation-container.module.css';

type JoinFormProps = Readonly<{
  code: string;
  shop: InvitationDto['shop'];
}>;

/** A name, and one is in: no account is needed. */
function JoinForm({ code, shop }: JoinFormProps) {
  const { t } = useTranslation();
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
  const { t } = useTranslation();
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

function OpenInvitation({ code, invitation }: OpenProps) {
  const { t } = useTranslation();
  const { currency } = useShell();
  const { closes_at: closesAt, joined, members, shop } = invitation;
  const secondsLeft = useSecondsLeft(closesAt);
  const time = closesAt && `\u2066${formatTime(closesAt, shop.timezone)}\u2069`;
  const isOver = invitation.locked || secondsLeft === 0;
  if (isOver && !joined) return <CannotJoin />;
  return (
    <Invitation
      invitation={invitation}
      currency={currency}
      time={time}
      secondsLeft={secondsLeft}
      names={namesText(members, t)}
    >
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
    </Invitation>
  );
}

/** /g/{code}: who invites, from where, by when and for how much; with a name one is in. */
export function InvitationContainer({ code }: Readonly<{ code: string }>) {
  const { t } = useTranslation();
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
