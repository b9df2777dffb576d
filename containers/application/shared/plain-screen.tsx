import type { TFunction } from 'i18next';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FieldNote,
  StepFields,
} from '@/components/application/step-fields/step-fields';
import { Summary } from '@/components/application/summary/summary';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { TextField } from '@/components/form/text-field/text-field';
import { Panel } from '@/components/ui/panel/panel';
import { birthdayProblem, birthdayRange } from '@/utils/account/birthday';
import { phoneText } from '@/utils/account/phone-text';
import type { KindTypes } from '@/utils/application/kind';
import {
  pathOf,
  type PlainField,
  type PlainSpec,
} from '@/utils/application/plain-kind';
import { dateWords } from '@/utils/i18n/date-words';
import type { StepProps } from './application-form';
import {
  DocumentsField,
  ReviewFields,
  type SummaryOfProps,
} from './application-steps';

type WithSpec<K extends KindTypes> = Readonly<{ spec: PlainSpec<K> }>;

/** A day that exists, whatever the age. */
function isDay(text: string): boolean {
  const problem = birthdayProblem(text, new Date());
  return problem === null || problem === 'young';
}

function valueText(
  { choices, type }: PlainField<string>,
  text: string,
  t: TFunction,
): ReactNode {
  const choice = choices?.[text];
  if (type === 'choice') return choice && t(choice);
  if (type === 'phone') return text && <bdi dir="ltr">{phoneText(text)}</bdi>;
  if (type !== 'date') return text && <bdi>{text}</bdi>;
  return isDay(text) ? t('date.full', dateWords(text, t)) : text;
}

/** Everything that was answered, step by step. */
export function PlainSummary<K extends KindTypes>(
  props: SummaryOfProps<K> & WithSpec<K>,
) {
  const { draft, errors = {}, onEdit, phone, spec } = props;
  const { t } = useTranslation();
  const { href, keys, words } = spec.steps;
  const texts = spec.textsOf(draft);
  const documents = spec.documentsOf(draft).length;
  const rowOf = (field: PlainField<K['step']>) => ({
    label: t(field.label),
    error: errors[pathOf(field)],
    ...(field.type === 'documents'
      ? {
          optional: true,
          value:
            documents > 0
              ? t('seller.documents.count', { count: documents })
              : t('seller.documents.none'),
        }
      : {
          optional: field.isOptional ?? false,
          value: valueText(
            field,
            field.type === 'phone' ? phone : (texts[field.name] ?? ''),
            t,
          ),
        }),
  });
  return keys.slice(0, -1).map((step) => {
    const title = t(words[step].name);
    const shown = spec.fields.filter(
      ({ isAsked, step: own }) => own === step && (isAsked?.(texts) ?? true),
    );
    return (
      <Summary
        key={step}
        title={title}
        none="–"
        missing={t('application.missing')}
        edit={
          onEdit
            ? {
                href: href(step),
                label: t('checkout.where.change'),
                title: `${t('checkout.where.change')}: ${title}`,
                onClick: (event: MouseEvent) => onEdit(step, event),
              }
            : null
        }
        rows={shown.map(rowOf)}
      />
    );
  });
}

/** A step of fields: texts and dates two in a row, a choice as cards, documents as tiles. */
export function PlainStep<K extends KindTypes>(
  props: StepProps<K> & WithSpec<K>,
) {
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
export function PlainReview<K extends KindTypes>(
  props: StepProps<K> & WithSpec<K>,
) {
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
