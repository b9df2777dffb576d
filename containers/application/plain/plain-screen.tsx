import '@/styles/families/application';
import type { ComponentType } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import {
  FieldNote,
  StepFields,
} from '@/components/application/step-fields/step-fields';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { TextField } from '@/components/form/text-field/text-field';
import { Panel } from '@/components/ui/panel/panel';
import { birthdayRange } from '@/utils/account/birthday';
import { phoneText } from '@/utils/account/phone-text';
import { CircleCheck } from 'lucide-react';
import Link from 'next/link';
import type { KindTypes } from '@/utils/application/kind';
import {
  pathOf,
  type PlainFacts,
  type PlainField,
  type PlainSpec,
} from '@/utils/application/plain-kind';
import type {
  ApplicationScreen,
  StepProps,
} from '@/containers/application/shared/application-form';
import {
  DocumentsField,
  ReviewFields,
} from '@/containers/application/shared/application-steps';
import { plainNotes, PlainSummary } from './plain-summary';
import styles from '@/containers/application/shared/shared.module.css';

type Plain = KindTypes & { readonly facts: PlainFacts };

type WithSpec<K extends KindTypes> = Readonly<{ spec: PlainSpec<K> }>;

/** The account's proved phone, with the way to another; without one it says what is missing. */
function PhoneField<K extends Plain>({
  form,
  spec,
}: Pick<StepProps<K>, 'form'> & WithSpec<K>) {
  const { t } = useTranslation(['account', 'application']);
  const { errors, facts, step } = form;
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
          href={`${spec.steps.href(step)}&change=phone`}
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

/** A step of fields: texts and dates two in a row, a choice as cards, documents as tiles. */
function PlainStep<K extends Plain>(props: StepProps<K> & WithSpec<K>) {
  const { application, form, spec } = props;
  const { t } = useTranslation();
  const { change, draft, errors, read, save, step } = form;
  const texts = spec.textsOf(draft);
  const fields = spec.fields.filter(
    ({ isAsked, step: own }) => own === step && (isAsked?.(texts) ?? true),
  );
  const typed = fields.filter(({ type }) => type === 'text' || type === 'date');
  const put = (field: PlainField<K['step']>, value: string): void =>
    change(spec.changed(field, value), pathOf(field));
  return (
    <>
      {fields.map((field) => {
        const { choices = {}, label, name, type } = field;
        const error = errors[pathOf(field)];
        if (type === 'choice')
          return (
            <Panel key={name}>
              <StepFields
                as="fieldset"
                legend={t(label)}
                isInvalid={!!error}
                columns={2}
              >
                {Object.entries(choices).map(([value, title]) => (
                  <PickCard
                    key={value}
                    name={name}
                    value={value}
                    checked={texts[name] === value}
                    onChange={() => put(field, value)}
                    icon={null}
                    title={t(title)}
                  />
                ))}
              </StepFields>
              <FieldNote error={error} />
            </Panel>
          );
        if (type === 'phone')
          return <PhoneField key={name} form={form} spec={spec} />;
        return type === 'documents' ? (
          <DocumentsField
            key={name}
            title={t(label)}
            paths={spec.documentsOf(draft)}
            kept={application?.documents}
            errors={errors}
            read={() => spec.documentsOf(read())}
            onChange={(documents) => {
              change(spec.changed(field, documents), name);
              // a picture that nothing refers to goes after a day
              void save();
            }}
          />
        ) : null;
      })}
      {typed.length > 0 && (
        <Panel>
          <StepFields columns={2}>
            {typed.map((field) => (
              <TextField
                key={field.name}
                name={field.name}
                value={texts[field.name] ?? ''}
                error={errors[pathOf(field)]}
                label={t(field.label)}
                autoComplete={field.autoComplete ?? 'off'}
                {...(field.hint && { hint: t(field.hint) })}
                {...(field.max && { maxLength: field.max })}
                {...(field.type === 'date' && {
                  type: 'date',
                  ...birthdayRange(new Date()),
                })}
                onChange={({ target }) => put(field, target.value)}
              />
            ))}
          </StepFields>
        </Panel>
      )}
    </>
  );
}

/** The last step of a kind that is a list of fields. */
function PlainReview<K extends KindTypes>(props: StepProps<K> & WithSpec<K>) {
  const { form, spec } = props;
  const agreement = spec.fields.find(({ type }) => type === 'agreement');
  return (
    <ReviewFields<K>
      form={form}
      summary={(said) => <PlainSummary {...said} spec={spec} />}
      isAgreed={spec.isAgreed(form.draft)}
      onAgree={(isAgreed) =>
        agreement &&
        form.change(spec.changed(agreement, isAgreed), agreement.name)
      }
    />
  );
}

/** The form of a kind that is a list of fields. `own`: the steps that are not drawn from it. */
export function plainScreen<K extends Plain>(
  spec: PlainSpec<K>,
  Aside: ComponentType,
  own: Partial<ApplicationScreen<K>['steps']> = {},
): ApplicationScreen<K> {
  const step = (props: StepProps<K>) => <PlainStep {...props} spec={spec} />;
  const review = (props: StepProps<K>) => (
    <PlainReview {...props} spec={spec} />
  );
  const steps = spec.steps.keys.map((key) => {
    const isLast = key === spec.steps.keys.at(-1);
    return [key, isLast ? review : step] as const;
  });
  return {
    spec,
    steps: {
      ...(Object.fromEntries(steps) as ApplicationScreen<K>['steps']),
      ...own,
    },
    notes: plainNotes(spec),
    isAbove: ({ facts, step: open }) =>
      open === spec.phoneStep && !facts.person?.proved_phone,
    Aside,
    refusedAs: 'wait',
  };
}
