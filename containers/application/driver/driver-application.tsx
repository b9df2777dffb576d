import { Bike, Car, CircleCheck, Footprints, Motorbike } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { type ReactNode, useState } from 'react';
import { useRouter } from 'next/router';
import {
  FieldNote,
  StepFields,
} from '@/components/application/step-fields/step-fields';
import { Panel } from '@/components/ui/panel/panel';
import { phoneText } from '@/utils/account/phone-text';
import {
  DRIVER,
  type DriverKind,
  needsPlate,
} from '@/utils/application/driver';
import {
  ApplicationForm,
  type ApplicationScreen,
  type StepProps,
} from '@/containers/application/shared/application-form';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Button } from '@/components/ui/button/button';
import { PhoneInput } from '@/containers/account/code/contact-input';
import { SentTo } from '@/containers/account/code/sent-to';
import { CodeForm } from '@/containers/account/code/code-form';
import { usePhoneCode, useReadContact } from '@/hooks/account/use-contact';
import { useProfile } from '@/hooks/account/use-profile';
import { useDriverPhone } from '@/hooks/application/use-driver-phone';
import { useSentCode } from '@/hooks/account/use-code';
import { useServerForm } from '@/hooks/form/use-server-form';
import type { CodeSentDto } from '@/server/contracts/account/auth';
import { FORMS } from '@/utils/constants/forms';
import { contactSchemas } from '@/utils/form/profile-schemas';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { TextField } from '@/components/form/text-field/text-field';
import {
  COLOUR_MAX,
  PLATE_MAX,
  VEHICLE_KINDS,
} from '@/utils/application/application';
import { usePlainFacts } from '@/hooks/application/use-application-form';
import type { DriverApplicationDto } from '@/server/contracts/application/application';
import { OwnApplication } from '@/containers/application/shared/application-steps';
import {
  PlainReview,
  PlainStep,
} from '@/containers/application/shared/plain-screen';
import { DriverAside, driverNotes } from './driver-aside';
import styles from '@/containers/application/shared/shared.module.css';

/** Step 2: the account's proved phone, with the way to another; without one it says what is missing. */
function PhoneStep({ form }: StepProps<DriverKind>) {
  const { t } = useTranslation();
  const { errors, facts } = form;
  const phone = facts.person?.proved_phone ?? '';
  if (!phone) return <FieldNote error={errors.phone} blocks />;
  return (
    <Panel>
      <div className={styles.phone}>
        <CircleCheck
          size={24}
          strokeWidth={1.75}
          className={styles.driverDone}
          aria-hidden="true"
        />
        <p className={styles.number}>
          <b>
            <bdi dir="ltr">{phoneText(phone)}</bdi>
          </b>
          <span>{t('driver.phone.proved')}</span>
        </p>
        <Link
          href={`${DRIVER.steps.href('phone')}&change=phone`}
          shallow
          scroll={false}
          prefetch={false}
          className={styles.change}
        >
          {t('account.contact.otherPhone')}
        </Link>
      </div>
      <FieldNote error={errors.phone} blocks />
    </Panel>
  );
}

type PhoneAskProps = Readonly<{
  initial: string;
  ask: (phone: string) => Promise<CodeSentDto>;
  onSent: (phone: string, sent: CodeSentDto) => void;
}>;

function PhoneAsk({ ask, initial, onSent }: PhoneAskProps) {
  const { t } = useTranslation();
  const dialCode = usePhoneCode();
  const readContact = useReadContact();
  const { change, failure, field, formProps, isBusy } = useServerForm({
    name: FORMS.driverPhone,
    initialValues: { phone: initial },
    schema: contactSchemas(dialCode).phone,
    submit: async ({ phone }) => {
      const stored = await readContact(phone);
      onSent(stored, await ask(stored));
    },
  });
  return (
    <Form {...formProps} className={styles.ask}>
      {failure.message && <FormAlert>{failure.message}</FormAlert>}
      <PhoneInput
        {...field('phone')}
        onText={(phone) => change({ phone })}
        label={t('legal.phone')}
      />
      <Button type="submit" size="l" block loading={isBusy}>
        {t('auth.register.sendCode')}
      </Button>
    </Form>
  );
}

/** A number, then the code that came to it; it becomes the account's (also without script). */
function PhoneProof() {
  const { t } = useTranslation();
  const { profile } = useProfile();
  const { ask, confirm, postedTo } = useDriverPhone();
  const unproved = profile?.proved_phone ? '' : (profile?.phone ?? '');
  const [typed, setTyped] = useState(unproved);
  const {
    answer,
    contact: sentTo,
    setSent,
  } = useSentCode('driver-phone', {
    contact: postedTo,
  });
  return (
    <Panel>
      {sentTo ? (
        <div className={styles.code}>
          <p role="status">
            <SentTo contact={sentTo} />
          </p>
          <CodeForm
            name={FORMS.driverCode}
            hidden={{ phone: sentTo }}
            sent={answer}
            verify={async (code) => {
              await confirm(sentTo, code);
              setSent('');
            }}
            resend={() => ask(sentTo, true)}
            backLabel={t('account.contact.otherPhone')}
            onBack={() => {
              setTyped(sentTo);
              setSent('');
            }}
          />
        </div>
      ) : (
        <PhoneAsk initial={typed} ask={ask} onSent={setSent} />
      )}
    </Panel>
  );
}

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ICONS = {
  foot: <Footprints {...icon} />,
  bicycle: <Bike {...icon} className="flip" />,
  scooter: <Motorbike {...icon} className="flip" />,
  car: <Car {...icon} />,
} as const;

/** Step 3: on foot or with what; of what has a number plate also that. */
function VehicleStep({ form }: StepProps<DriverKind>) {
  const { t } = useTranslation();
  const { change, draft, errors } = form;
  const { kind } = draft;
  return (
    <Panel>
      <StepFields
        as="fieldset"
        legend={t('driver.vehicle')}
        isInvalid={!!errors['vehicle.kind']}
        columns={2}
      >
        {VEHICLE_KINDS.map((each) => (
          <PickCard
            key={each}
            name="kind"
            value={each}
            checked={kind === each}
            onChange={() => change({ kind: each }, 'vehicle')}
            icon={ICONS[each]}
            title={t(`driver.vehicle.${each}`)}
          />
        ))}
      </StepFields>
      <FieldNote error={errors['vehicle.kind']} />
      {/* before a choice both stand there: without script nothing can be added later */}
      {kind !== 'foot' && (
        <div className={styles.more}>
          <StepFields columns={2}>
            {(kind === '' || needsPlate(kind)) && (
              <TextField
                name="plate"
                label={t('driver.plate')}
                value={draft.plate}
                maxLength={PLATE_MAX}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                ltr
                error={errors['vehicle.plate']}
                onChange={({ target }) =>
                  change({ plate: target.value }, 'vehicle.plate')
                }
              />
            )}
            <TextField
              name="colour"
              label={t('driver.colour')}
              value={draft.colour}
              maxLength={COLOUR_MAX}
              autoComplete="off"
              error={errors['vehicle.colour']}
              onChange={({ target }) =>
                change({ colour: target.value }, 'vehicle.colour')
              }
            />
          </StepFields>
        </div>
      )}
    </Panel>
  );
}

/** The proof of a phone, in the step that asks for one, while there is none or another is wanted. */
function Above({ form }: StepProps<DriverKind>) {
  const { query } = useRouter();
  const isWanted = !form.facts.person?.proved_phone || query.change === 'phone';
  return form.step === 'phone' && isWanted ? <PhoneProof /> : null;
}

const SCREEN: ApplicationScreen<DriverKind> = {
  spec: DRIVER,
  steps: {
    person: (props) => <PlainStep {...props} spec={DRIVER} />,
    phone: PhoneStep,
    vehicle: VehicleStep,
    papers: (props) => <PlainStep {...props} spec={DRIVER} />,
    review: (props) => <PlainReview {...props} spec={DRIVER} />,
  },
  notes: driverNotes,
  Above,
  isAbove: ({ facts, step }) => step === 'phone' && !facts.person?.proved_phone,
  Aside: DriverAside,
  refusedAs: 'wait',
};

type DriverApplicationProps = Readonly<{
  /** What has become of one that was sent. */
  sent: (application: DriverApplicationDto) => ReactNode;
}>;

type FormProps = Readonly<{ application: DriverApplicationDto | null }>;

function DriverForm({ application }: FormProps) {
  const facts = usePlainFacts();
  return (
    <ApplicationForm screen={SCREEN} application={application} facts={facts} />
  );
}

/** The own application: its form, or what has become of it. */
export function DriverApplication({ sent }: DriverApplicationProps) {
  const { failed, profile, retry } = useProfile();
  return (
    <OwnApplication<DriverKind>
      spec={DRIVER}
      needs={{ isThere: !!profile, isFailed: failed && !profile, retry }}
      form={(application) => <DriverForm application={application} />}
      sent={sent}
    />
  );
}
