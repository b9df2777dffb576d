import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Summary } from '@/components/application/summary/summary';
import { phoneText } from '@/utils/account/phone-text';
import {
  type DriverDraft,
  type DriverStep,
  driverStepHref,
} from '@/utils/application/driver';
import { needsPlate } from '@/utils/application/problems';
import { dateWords } from '@/utils/i18n/date-words';
import { birthdayProblem } from '@/utils/account/birthday';
import { useStepTitle } from './use-step-title';

type DriverSummaryProps = Readonly<{
  draft: DriverDraft;
  phone: string;
  errors?: Readonly<Record<string, string | undefined>>;
  /** Back to a step; without it nothing can be changed. */
  onEdit?: (step: DriverStep, event: MouseEvent) => void;
}>;

/** A day that exists, whatever the age. */
function isDay(text: string): boolean {
  const problem = birthdayProblem(text, new Date());
  return problem === null || problem === 'young';
}

/** Everything that was answered, step by step. */
export function DriverSummary(props: DriverSummaryProps) {
  const { draft, errors = {}, onEdit, phone } = props;
  const { t } = useTranslation();
  const titleOf = useStepTitle();
  const { birthday, city, colour, documents, kind, plate } = draft;
  const part = (step: DriverStep) => ({
    title: titleOf(step),
    none: '–',
    missing: t('application.missing'),
    edit: onEdit
      ? {
          href: driverStepHref(step),
          label: t('checkout.where.change'),
          title: `${t('checkout.where.change')}: ${titleOf(step)}`,
          onClick: (event: MouseEvent) => onEdit(step, event),
        }
      : null,
  });
  const own = (value: string) => value && <bdi>{value}</bdi>;
  const hasPlate = kind !== '' && needsPlate(kind);
  return (
    <>
      <Summary
        {...part('person')}
        rows={[
          {
            label: t('auth.firstname'),
            value: own(draft.firstname),
            error: errors.firstname,
          },
          {
            label: t('auth.lastname'),
            value: own(draft.lastname),
            error: errors.lastname,
          },
          {
            label: t('account.birthday'),
            value: isDay(birthday)
              ? t('date.full', dateWords(birthday, t))
              : birthday,
            error: errors.birthday,
          },
          { label: t('driver.city'), value: own(city), error: errors.city },
        ]}
      />
      <Summary
        {...part('phone')}
        rows={[
          {
            label: t('legal.phone'),
            value: phone && <bdi dir="ltr">{phoneText(phone)}</bdi>,
            error: errors.phone,
          },
        ]}
      />
      <Summary
        {...part('vehicle')}
        rows={[
          {
            label: t('driver.vehicle'),
            value: kind && t(`driver.vehicle.${kind}`),
            error: errors['vehicle.kind'],
          },
          ...(hasPlate
            ? [
                {
                  label: t('driver.plate'),
                  value: own(plate),
                  error: errors['vehicle.plate'],
                },
              ]
            : []),
          ...(kind !== '' && kind !== 'foot'
            ? [
                {
                  label: t('driver.colour'),
                  value: own(colour),
                  optional: true,
                },
              ]
            : []),
        ]}
      />
      <Summary
        {...part('papers')}
        rows={[
          {
            label: t('driver.documents'),
            optional: true,
            value:
              documents.length > 0
                ? t('seller.documents.count', { count: documents.length })
                : t('seller.documents.none'),
            error: errors.documents,
          },
        ]}
      />
    </>
  );
}
