import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { ParseKeys } from 'i18next';
import {
  CheckChips,
  FieldNote,
  StepFields,
} from '@/components/application/step-fields/step-fields';
import { WeekEditor } from '@/components/application/week-editor/week-editor';
import { TextField } from '@/components/form/text-field/text-field';
import { Button } from '@/components/ui/button/button';
import { saidOf } from '@/utils/application/problems';
import { dayOfRow } from '@/utils/application/week';
import type { Weekday } from '@/utils/constants/calendar';
import { calendarWords } from '@/utils/i18n/dates';
import { useBrand } from '@/hooks/shell/use-brand';
import { useMainCurrency } from '@/hooks/application/use-application';
import {
  AMOUNTS,
  dearerFields,
  MINUTES,
  type NumberKey,
} from '@/utils/application/shop-draft';
import { currencySign } from '@/utils/money/money';
import { percentText, separatorsOf } from '@/utils/money/number-separators';
import { type CardProps, SectionCard } from './section-card';
import styles from './my-shop.module.css';

/** Days of the calendar on which it is closed whatever its hours; one more is added by its date. */
function ClosedDays({ editor }: CardProps) {
  const { t } = useTranslation(['date', 'dish', 'form', 'my-shop', 'shop']);
  const { base, draft } = editor;
  const { errors } = editor.notesOf('hours');
  const [more, setMore] = useState('');
  // one that is taken back stays in sight until it is saved
  const days = [...new Set([...base.closedDays, ...draft.closedDays])].sort();
  const put = (closedDays: readonly string[]): void =>
    editor.change('hours', { closedDays }, 'closed_days');
  const add = (): void => {
    if (more) put([...new Set([...draft.closedDays, more])].sort());
    setMore('');
  };
  return (
    <div className={styles.days}>
      <h3>{t('shop.about.closedDates')}</h3>
      {days.length > 0 && (
        <CheckChips
          legend={t('shop.about.closedDates')}
          options={days.map((day) => ({
            name: `closed_${day}`,
            title: t('date.full', calendarWords(`${day}T12:00:00Z`, 'UTC', t)),
            checked: draft.closedDays.includes(day),
            onChange: (isOn) =>
              put(
                isOn
                  ? [...draft.closedDays, day].sort()
                  : draft.closedDays.filter((each) => each !== day),
              ),
          }))}
        />
      )}
      <div className={styles.day}>
        <TextField
          type="date"
          name="closed_day"
          label={t('myShop.day')}
          value={more}
          error={saidOf(errors, 'closed_days')}
          onChange={({ target }) => setMore(target.value)}
        />
        <Button
          variant="secondary"
          aria-disabled={more === '' || undefined}
          onClick={add}
        >
          {t('account.add')}
        </Button>
      </div>
    </div>
  );
}

/** When it is open, on its own clock, and on which days it is not. */
export function HoursCard({ editor }: CardProps) {
  const { t } = useTranslation(['application', 'dish', 'my-shop', 'shop']);
  const { week } = editor.draft;
  const { errors } = editor.notesOf('hours');
  const byDay = Object.entries(errors).flatMap(([field, said]) => {
    const [, row] = /^hours\.(\d+)/.exec(field) ?? [];
    const day = row === undefined ? null : dayOfRow(week, Number(row));
    return day ? [[day, said] as const] : [];
  });
  return (
    <SectionCard editor={editor} section="hours" title={t('shop.about.hours')}>
      <FieldNote hint={t('seller.hours.hint')} error={errors.hours} blocks />
      <WeekEditor
        week={week}
        errors={Object.fromEntries(byDay) as Partial<Record<Weekday, string>>}
        onChange={(next) => editor.change('hours', { week: next }, 'hours')}
      />
      <ClosedDays editor={editor} />
    </SectionCard>
  );
}

const WORDS: Readonly<
  Record<NumberKey, { readonly label: ParseKeys; readonly hint?: ParseKeys }>
> = {
  price: { label: 'shop.about.start' },
  pricePerKm: { label: 'shop.about.perKm' },
  minAmount: { label: 'shop.about.minimum' },
  smallOrderFee: {
    label: 'sums.smallOrderFee',
    hint: 'myShop.smallOrder.hint',
  },
  freeDeliveryFrom: {
    label: 'myShop.freeFrom',
    hint: 'myShop.freeFrom.hint',
  },
  minutesFrom: { label: 'myShop.minutes.from' },
  minutesTo: { label: 'myShop.minutes.to' },
  acceptMinutes: { label: 'myShop.accept', hint: 'myShop.accept.hint' },
};

type NumberFieldsProps = CardProps &
  Readonly<{
    section: 'minutes' | 'prices';
    fields: typeof AMOUNTS;
    start?: ReactNode;
    end?: ReactNode;
  }>;

function NumberFields(props: NumberFieldsProps) {
  const { editor, end, fields, section, start } = props;
  const { t } = useTranslation(['dish', 'my-shop', 'shop']);
  const { errors } = editor.notesOf(section);
  return (
    <StepFields columns={2}>
      {fields.map(({ field, key }) => {
        const { hint, label } = WORDS[key];
        return (
          <TextField
            key={key}
            name={field}
            label={t(label)}
            {...(hint && { hint: t(hint) })}
            inputMode={section === 'prices' ? 'decimal' : 'numeric'}
            autoComplete="off"
            ltr
            start={start}
            end={end}
            value={editor.draft[key]}
            error={errors[field]}
            onChange={({ target }) =>
              editor.change(section, { [key]: target.value }, field)
            }
          />
        );
      })}
    </StepFields>
  );
}

/** Tax and service fee, which the house alone sets. */
function HouseTerms({ editor }: CardProps) {
  const { i18n, t } = useTranslation(['dish', 'my-shop', 'shop']);
  const { name } = useBrand();
  const { service_fee_percent: fee, tax_percent: tax } = editor.shop;
  return (
    <div className={styles.terms}>
      <dl>
        <div>
          <dt>{t('sums.tax')}</dt>
          <dd>{percentText(tax, i18n.language)}</dd>
        </div>
        <div>
          <dt>{t('sums.service')}</dt>
          <dd>{percentText(fee, i18n.language)}</dd>
        </div>
      </dl>
      <p>{t('myShop.setBy', { name })}</p>
    </div>
  );
}

/** What a delivery costs and what an order must come to, in the currency that the house reckons in. */
export function PricesCard({ editor }: CardProps) {
  const { i18n, t } = useTranslation(['dish', 'my-shop', 'shop']);
  const isDearer = dearerFields(editor.base, editor.draft).length > 0;
  const { end, start } = currencySign(
    useMainCurrency(),
    separatorsOf(i18n.language),
  );
  return (
    <SectionCard
      editor={editor}
      section="prices"
      title={t('myShop.prices')}
      warning={isDearer ? t('myShop.dearer') : null}
    >
      <NumberFields
        editor={editor}
        section="prices"
        fields={AMOUNTS}
        start={start}
        end={end && <span className={styles.unit}>{end}</span>}
      />
      <HouseTerms editor={editor} />
    </SectionCard>
  );
}

/** How long it takes, and how long an order may wait for an answer. */
export function MinutesCard({ editor }: CardProps) {
  const { t } = useTranslation(['dish', 'my-shop', 'shop']);
  return (
    <SectionCard editor={editor} section="minutes" title={t('myShop.minutes')}>
      <NumberFields editor={editor} section="minutes" fields={MINUTES} />
    </SectionCard>
  );
}
