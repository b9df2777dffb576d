import { Bike, Car, CircleCheck, Footprints, Motorbike } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
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
import { useProfile } from '@/hooks/account/use-profile';
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
        <CircleCheck size={24} className={styles.driverDone} />
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
  isAbove: ({ facts, step }) => step === 'phone' && !facts.person?.proved_phone,
  Aside: DriverAside,
  refusedAs: 'wait',
};

type DriverApplicationProps = Readonly<{
  /** What has become of one that was sent. */
  sent: (application: DriverApplicationDto) => ReactNode;
  /** Proves a phone, in the step that asks for one, while there is none or another is wanted. */
  proof: ReactNode;
}>;

type FormProps = Pick<DriverApplicationProps, 'proof'> &
  Readonly<{ application: DriverApplicationDto | null }>;

function DriverForm({ application, proof }: FormProps) {
  const { query } = useRouter();
  const facts = usePlainFacts();
  const isWanted = !facts.person?.proved_phone || query.change === 'phone';
  return (
    <ApplicationForm
      screen={SCREEN}
      application={application}
      facts={facts}
      above={({ step }) => step === 'phone' && isWanted && proof}
    />
  );
}

/** The own application: its form, or what has become of it. */
export function DriverApplication({ proof, sent }: DriverApplicationProps) {
  const { failed, profile, retry } = useProfile();
  return (
    <OwnApplication<DriverKind>
      spec={DRIVER}
      needs={{ isThere: !!profile, isFailed: failed && !profile, retry }}
      form={(application) => (
        <DriverForm application={application} proof={proof} />
      )}
      sent={sent}
    />
  );
}
