import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import { useShell } from '@/contexts/shell-context';
import { useServerForm } from '@/hooks/form/use-server-form';
import { useJoinGroup } from '@/hooks/group-order/use-join-group';
import type { InvitationDto } from '@/server/contracts/group-order';
import { userName } from '@/utils/account/user-name';
import { FORMS } from '@/utils/constants/forms';
import { MEMBER_NAME_MAX_LENGTH } from '@/utils/constants/limits';
import { invitationSchema } from '@/utils/group-order/invitation-schema';
import { routes } from '@/utils/shell/routes';
import styles from './invitation-container.module.css';

type JoinFormProps = Readonly<{
  code: string;
  shop: InvitationDto['shop'];
}>;

/** A name, and one is in: no account is needed. */
export function JoinForm({ code, shop }: JoinFormProps) {
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
