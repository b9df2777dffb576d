import { BadgeCheck, Mail, Phone } from 'lucide-react';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FormEnd } from '@/components/account/form-end/form-end';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { EmailField } from '@/components/form/text-field/email-field';
import { Button, LinkButton } from '@/components/ui/button/button';
import { CodeForm } from '@/containers/account/code/code-form';
import { PhoneInput } from '@/containers/account/code/contact-input';
import { SentTo } from '@/containers/account/code/sent-to';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useSentCode } from '@/hooks/account/use-code';
import { usePhoneCode, useReadContact } from '@/hooks/account/use-contact';
import { useProfileChanges } from '@/hooks/account/use-profile-changes';
import { useReturnFocus } from '@/hooks/form/use-return-focus';
import { useServerForm } from '@/hooks/form/use-server-form';
import type { CodeSentDto } from '@/server/contracts/account/auth';
import { phoneText, phoneWord } from '@/utils/account/phone-text';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { FORMS } from '@/utils/constants/forms';
import { contactSchemas, emptySchema } from '@/utils/form/profile-schemas';
import { accountRoutes } from '@/utils/shell/account-routes';
import { routes } from '@/utils/shell/routes';
import styles from './details.module.css';

const AskDialog = lazyBlock(
  () => import('@/containers/ui/ask-dialog'),
  'AskDialog',
);

type ContactRemoveProps = Readonly<{
  kind: 'email' | 'phone';
  value: string;
  /** The number that takes its place; nobody logs in with `value`. */
  next: string | null;
  /** It is gone, and this button with it. */
  onRemoved: () => void;
}>;

/** Takes it from the account, after a question; without script at once. */
function ContactRemove(props: ContactRemoveProps) {
  const { kind, next, onRemoved, value } = props;
  const { t } = useTranslation('account');
  const [asked, setAsked] = useState(false);
  const { removeContact } = useProfileChanges();
  const { errors, failure, formProps, isBusy, send } = useServerForm({
    name: FORMS.contactRemove,
    initialValues: {},
    schema: emptySchema,
    submit: async () => {
      await removeContact(kind);
      onRemoved();
    },
  });
  const refusal = errors[kind] ?? failure.message;
  return (
    <>
      <Form
        {...formProps}
        hidden={{ kind }}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
        }}
      >
        <Button
          type="submit"
          variant="ghost"
          size="s"
          className={styles.quiet}
          aria-label={`${t('account.remove')}: ${value}`}
        >
          {t('account.remove')}
        </Button>
      </Form>
      {refusal && !asked && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {asked && (
        <AskDialog
          title={t('account.contact.remove.title', {
            value: `\u2068${value}\u2069`,
          })}
          keep={t('account.cancel')}
          confirm={t('account.remove')}
          isPending={isBusy}
          onClose={() => setAsked(false)}
          onConfirm={() => void send().then(() => setAsked(false))}
        >
          {next
            ? t('account.contact.remove.next', { phone: phoneWord(next) })
            : t('account.contact.remove.text')}
        </AskDialog>
      )}
    </>
  );
}

type ContactAskProps = Readonly<{
  kind: 'email' | 'phone';
  initial: string;
  onSent: (value: string, sent: CodeSentDto) => void;
}>;

/** Step one: where to send the code. */
function ContactAsk({ initial, kind, onSent }: ContactAskProps) {
  const { t } = useTranslation(['account', 'auth']);
  const { askContact } = useProfileChanges();
  const dialCode = usePhoneCode();
  const readContact = useReadContact();
  const { change, failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.contact,
    initialValues: { email: '', phone: '', [kind]: initial },
    schema: contactSchemas(dialCode)[kind],
    submit: async (values) => {
      const value = await readContact(values[kind] ?? '');
      onSent(value, await askContact({ kind, value }));
    },
  });
  const isEmail = kind === 'email';
  return (
    <Form {...formProps} hidden={{ kind }} className={styles.ask}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      {isEmail ? (
        <EmailField
          {...field('email')}
          label={t('account.contact.email')}
          hint={t('account.contact.hint')}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
          autoFocus
        />
      ) : (
        <PhoneInput
          {...field('phone')}
          onText={(phone) => change({ phone })}
          label={t('account.contact.phone')}
          hint={t('account.contact.hint')}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
          autoFocus
        />
      )}
      <FormEnd
        label={t('auth.register.sendCode')}
        isBusy={isBusy}
        cancelHref={routes.profile()}
      />
    </Form>
  );
}

type ContactChangeProps = Readonly<{ kind: 'email' | 'phone' }>;

/** A new e-mail or phone in two steps: what it is, then the code that came to it (also without script). */
function ContactChange({ kind }: ContactChangeProps) {
  const { t } = useTranslation(['account', 'auth']);
  const posted = usePostedForm();
  const { askContact, confirmContact } = useProfileChanges();
  const [typed, setTyped] = useState('');
  const isPosted = posted?.form === FORMS.contactCode;
  const {
    answer,
    contact: sentTo,
    setSent,
  } = useSentCode(`contact-${kind}`, {
    contact: isPosted ? (posted.values[kind] ?? '') : '',
    answer: { notice: posted?.values.notice },
  });
  const contact = { kind, value: sentTo };
  return (
    <div className={styles.change}>
      {sentTo ? (
        <>
          <p role="status">
            <SentTo contact={sentTo} />
          </p>
          <CodeForm
            name={FORMS.contactCode}
            hidden={{ [kind]: sentTo, kind }}
            sent={answer}
            verify={async (code) => {
              await confirmContact(contact, code);
              setSent('');
            }}
            resend={() => askContact(contact, true)}
            backLabel={t(
              kind === 'email'
                ? 'auth.code.otherEmail'
                : 'account.contact.otherPhone',
            )}
            onBack={() => {
              setTyped(sentTo);
              setSent('');
            }}
          />
        </>
      ) : (
        <ContactAsk kind={kind} initial={typed} onSent={setSent} />
      )}
    </div>
  );
}

type ContactRowProps = Readonly<{
  kind: 'email' | 'phone';
  value: string | null;
  /** A code came back from there. */
  isProved: boolean;
  /** One logs in with this one, which is not `value`. */
  login?: string | null;
  /** Without it there is still a way to sign in. */
  canGo: boolean;
}>;

const icon = { size: 20 } as const;
const ICONS = { email: Mail, phone: Phone } as const;

/** An e-mail or phone: what it is, whether it is proved, and the form that changes it when the address asks for it. */
export function ContactRow(props: ContactRowProps) {
  const { canGo, isProved, kind, login = null, value } = props;
  const { t } = useTranslation(['account', 'auth', 'form']);
  const isOpen = useRouter().query.change === kind;
  const opener = useReturnFocus<HTMLAnchorElement>(isOpen);
  const Icon = ICONS[kind];
  const label = t(kind === 'email' ? 'auth.email' : 'legal.phone');
  return (
    <li id={kind} className={styles.contact}>
      <Icon {...icon} className={styles.contactIcon} />
      <div className={styles.contactWords}>
        <p className="fine">{label}</p>
        <p className={styles.contactValue}>
          {value ? (
            <bdi dir="ltr">{kind === 'phone' ? phoneText(value) : value}</bdi>
          ) : (
            <span className="soft">{t('account.contact.none')}</span>
          )}
        </p>
        {login && (
          <p className="fine">
            {t('account.contact.login', { phone: phoneWord(login) })}
          </p>
        )}
      </div>
      {value && (
        <span className={isProved ? styles.proved : styles.unproved}>
          {isProved && <BadgeCheck {...icon} size={18} />}
          {t(isProved ? 'account.confirmed' : 'account.unconfirmed')}
        </span>
      )}
      {!isOpen && (
        <div className={styles.contactActions}>
          <LinkButton
            ref={opener}
            href={accountRoutes.profileChange(kind)}
            shallow
            scroll={false}
            prefetch={false}
            variant="ghost"
            size="s"
            aria-label={`${t(value ? 'account.change' : 'account.add')}: ${label}`}
          >
            {t(value ? 'account.change' : 'account.add')}
          </LinkButton>
          {value && (canGo || login) && (
            <ContactRemove
              kind={kind}
              value={value}
              next={login}
              onRemoved={() => opener.current?.focus()}
            />
          )}
        </div>
      )}
      {isOpen && <ContactChange kind={kind} />}
    </li>
  );
}
