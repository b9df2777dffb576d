import type { TFunction } from 'i18next';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Summary } from '@/components/application/summary/summary';
import type { ApplicationScreen } from '@/containers/application/shared/application-form';
import type { SummaryOfProps } from '@/containers/application/shared/application-steps';
import { birthdayProblem } from '@/utils/account/birthday';
import { phoneText } from '@/utils/account/phone-text';
import type { KindTypes } from '@/utils/application/kind';
import {
  pathOf,
  type PlainField,
  type PlainSpec,
} from '@/utils/application/plain-kind';
import { dateWords } from '@/utils/i18n/date-words';

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

/** What each step was answered with: its noted fields, a phone, the number of documents. */
export function plainNotes<K extends KindTypes>(
  spec: PlainSpec<K>,
): ApplicationScreen<K>['notes'] {
  return (t, draft, phone) => {
    const texts = spec.textsOf(draft);
    const count = spec.documentsOf(draft).length;
    const noteOf = (field: PlainField<K['step']>): string => {
      const text = texts[field.name] ?? '';
      if (field.type === 'phone') return phone && phoneText(phone);
      if (field.type === 'documents')
        return count > 0 ? t('seller.documents.count', { count }) : '';
      const choice = field.choices?.[text];
      return field.isNoted ? (choice ? t(choice) : text) : '';
    };
    const notes = spec.steps.keys.map((step) => {
      const own = spec.fields.filter((field) => field.step === step);
      return [step, own.map(noteOf).filter(Boolean).join(' ')] as const;
    });
    return Object.fromEntries(notes.filter(([, note]) => note)) as Partial<
      Record<K['step'], string>
    >;
  };
}

/** Everything that was answered, step by step. */
export function PlainSummary<K extends KindTypes>(
  props: SummaryOfProps<K> & WithSpec<K>,
) {
  const { draft, errors = {}, onEdit, phone, spec } = props;
  const { t } = useTranslation(['application', 'date', 'form']);
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
