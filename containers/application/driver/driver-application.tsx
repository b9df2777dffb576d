import '@/styles/families/application';
import { Bike, Car, Footprints, Motorbike } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import {
  FieldNote,
  StepFields,
} from '@/components/application/step-fields/step-fields';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { TextField } from '@/components/form/text-field/text-field';
import { Panel } from '@/components/ui/panel/panel';
import { OwnPlain } from '@/containers/application/plain/plain-application';
import { plainScreen } from '@/containers/application/plain/plain-screen';
import type { StepProps } from '@/containers/application/shared/application-form';
import {
  COLOUR_MAX,
  PLATE_MAX,
  VEHICLE_KINDS,
} from '@/utils/application/application';
import {
  DRIVER,
  type DriverKind,
  needsPlate,
} from '@/utils/application/driver';
import { DriverAside } from './driver-aside';
import styles from '@/containers/application/shared/shared.module.css';

const icon = { size: 24 } as const;
const ICONS = {
  foot: <Footprints {...icon} />,
  bicycle: <Bike {...icon} className="flip" />,
  scooter: <Motorbike {...icon} className="flip" />,
  car: <Car {...icon} />,
} as const;

/** On foot or with what; of what has a number plate also that. */
function VehicleStep({ form }: StepProps<DriverKind>) {
  const { t } = useTranslation('application');
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

const SCREEN = plainScreen<DriverKind>(DRIVER, DriverAside, {
  vehicle: VehicleStep,
});

/** The own application: its form, or what has become of it. */
export function DriverApplication(
  props: Pick<ComponentProps<typeof OwnPlain<DriverKind>>, 'proof' | 'sent'>,
) {
  return <OwnPlain<DriverKind> {...props} spec={DRIVER} screen={SCREEN} />;
}
