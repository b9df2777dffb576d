import { useRef } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { SelectField } from '@/components/form/text-field/select-field';
import { TextField } from '@/components/form/text-field/text-field';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Button, RetryButton } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Panel } from '@/components/ui/panel/panel';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useAvatar } from '@/hooks/account/use-avatar';
import { useProfile } from '@/hooks/account/use-profile';
import { useProfileChanges } from '@/hooks/account/use-profile-changes';
import { useKeptOnLeave } from '@/hooks/form/use-kept-on-leave';
import { useReturnFocus } from '@/hooks/form/use-return-focus';
import { useServerForm } from '@/hooks/form/use-server-form';
import type { UserDto } from '@/server/contracts/account/user';
import { birthdayRange } from '@/utils/account/birthday';
import { userName } from '@/utils/account/user-name';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { FORMS } from '@/utils/constants/forms';
import { NAME_MAX_LENGTH } from '@/utils/constants/limits';
import { profileSchema } from '@/utils/form/profile-schemas';
import { ContactRow } from './contact-row';
import styles from './details.module.css';

const CropDialog = lazyBlock(
  withTexts(['account'], () => import('./crop-dialog')),
  'CropDialog',
);

/** The customer's picture: another one, cut to a square by hand, or none. */
function AvatarEditor({ profile }: Readonly<{ profile: UserDto }>) {
  const { t } = useTranslation('account');
  const input = useRef<HTMLInputElement>(null);
  const avatar = useAvatar();
  const { chosen, error, isBusy } = avatar;
  const opener = useReturnFocus<HTMLButtonElement>(chosen !== null);
  const hasPicture = profile.img !== null;
  /** Its button goes with the picture. */
  async function remove(): Promise<void> {
    if (isBusy) return;
    await avatar.save(null);
    opener.current?.focus();
  }
  return (
    <div
      role="group"
      aria-label={t('account.picture')}
      className={styles.picture}
    >
      <Avatar
        name={userName(profile)}
        src={profile.img}
        className={styles.avatar}
      />
      <div className={styles.pictureWords}>
        <div className={styles.buttons}>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/heic"
            hidden
            aria-label={t('account.picture')}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) void avatar.choose(file);
            }}
          />
          <Button
            ref={opener}
            variant="line"
            size="s"
            loading={isBusy && chosen === null}
            onPointerEnter={CropDialog.warm}
            onClick={() => input.current?.click()}
          >
            {t(hasPicture ? 'account.picture.change' : 'account.picture.add')}
          </Button>
          {hasPicture && (
            <Button
              variant="ghost"
              size="s"
              className={styles.quiet}
              aria-label={`${t('account.remove')}: ${t('account.picture')}`}
              onClick={() => void remove()}
            >
              {t('account.remove')}
            </Button>
          )}
        </div>
        {error && chosen === null ? (
          <p role="alert" className={styles.refusal}>
            {error}
          </p>
        ) : (
          <p className="fine">{t('account.picture.hint')}</p>
        )}
      </div>
      {chosen && (
        <CropDialog
          {...chosen}
          error={error}
          isBusy={isBusy}
          onClose={avatar.cancel}
          onSave={(picture) => void avatar.save(picture)}
        />
      )}
    </div>
  );
}

/** Names, birthday and gender; the browser's own date field writes them in the reader's way and works by keyboard. */
function DetailsForm({ profile }: Readonly<{ profile: UserDto }>) {
  const { t } = useTranslation(['account', 'auth', 'form']);
  const { saveDetails } = useProfileChanges();
  useKeptOnLeave();
  const form = useServerForm({
    name: FORMS.profileDetails,
    initialValues: {
      firstname: profile.firstname,
      lastname: profile.lastname,
      birthday: profile.birthday ?? '',
      gender: profile.gender ?? '',
    },
    schema: profileSchema,
    submit: async (values) => {
      await saveDetails(values);
      form.reset(values);
    },
  });
  const { failure, field, formProps, isBusy, isRestored } = form;
  return (
    <Form {...formProps} className={styles.form}>
      {failure.message && (
        <div className={styles.whole}>
          <FormAlert>{failure.message}</FormAlert>
        </div>
      )}
      {isRestored && (
        <p role="status" className={styles.whole}>
          {t('application.restored')}
        </p>
      )}
      <TextField
        {...field('firstname')}
        label={t('auth.firstname')}
        autoComplete="given-name"
        maxLength={NAME_MAX_LENGTH}
      />
      <TextField
        {...field('lastname')}
        label={t('auth.lastname')}
        autoComplete="family-name"
        maxLength={NAME_MAX_LENGTH}
      />
      <TextField
        {...field('birthday')}
        {...birthdayRange(new Date())}
        label={t('account.birthday')}
        type="date"
        autoComplete="bday"
      />
      <SelectField
        {...field('gender')}
        label={t('account.gender')}
        autoComplete="sex"
        options={[
          { value: '', title: t('account.gender.none') },
          { value: 'female', title: t('account.gender.female') },
          { value: 'male', title: t('account.gender.male') },
        ]}
      />
      <div className={styles.whole}>
        <Button
          type="submit"
          variant="secondary"
          className={styles.save}
          loading={isBusy}
        >
          {t('account.save')}
        </Button>
      </div>
    </Form>
  );
}

/** The proved phone while another one is the contact for orders; null: it is the same, or there is none. */
function otherLogin({ phone, proved_phone: proved }: UserDto): string | null {
  return proved === phone ? null : proved;
}

/** #details of /profile: picture, names, birthday, gender, and how the customer is reached. */
export function DetailsSection() {
  const { t } = useTranslation(['account', 'account-menu']);
  const { failed, profile, retry } = useProfile();
  return (
    <Panel id="details" title={t('account.details')}>
      {profile && (
        <>
          <AvatarEditor profile={profile} />
          <DetailsForm profile={profile} />
          <ul className={styles.contacts}>
            <ContactRow
              kind="email"
              value={profile.email}
              isProved={profile.email_verified_at !== null}
              canGo={profile.proved_phone !== null}
            />
            <ContactRow
              kind="phone"
              value={profile.phone}
              isProved={profile.phone_verified_at !== null}
              login={otherLogin(profile)}
              canGo={profile.email_verified_at !== null}
            />
          </ul>
        </>
      )}
      {!profile && failed && (
        <NoticeBox title={t('account.failed')}>
          <RetryButton variant="secondary" size="s" onClick={retry} />
        </NoticeBox>
      )}
      {!profile && !failed && <LoadingLines count={4} />}
    </Panel>
  );
}
