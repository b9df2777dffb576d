import type { ParseKeys } from 'i18next';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Check } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { ShopEditDto } from '@/server/contracts/application/shop';
import { WEEK } from '@/utils/application/week';
import { paymentTitle } from '@/utils/payment/payment-tags';
import { isLocale, localeInfo } from '@/utils/i18n/locales';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Panel } from '@/components/ui/panel/panel';
import type { ShopEditor } from '@/hooks/application/use-shop-editor';
import { useFocusOnProblem } from '@/hooks/form/use-focus-on-problem';
import type { ShopSection } from '@/utils/application/shop-draft';
import { FORMS } from '@/utils/constants/forms';
import styles from './my-shop.module.css';

type Change = ShopEditDto['changes'][number];

const FIELDS: Readonly<Record<string, ParseKeys>> = {
  title: 'seller.name',
  description: 'seller.description',
  address: 'myShop.address',
  logo_img: 'seller.logo',
  background_img: 'seller.cover',
  gallery: 'myShop.gallery',
  categories: 'seller.categories',
  phone: 'legal.phone',
  location: 'seller.kitchen',
  zone: 'seller.zone.area',
  hours: 'shop.about.hours',
  closed_days: 'shop.about.closedDates',
  min_amount: 'shop.about.minimum',
  price: 'shop.about.start',
  price_per_km: 'shop.about.perKm',
  small_order_fee: 'sums.smallOrderFee',
  free_delivery_from: 'myShop.freeFrom',
  tax_percent: 'sums.tax',
  service_fee_percent: 'sums.service',
  delivery_minutes_from: 'myShop.minutes.from',
  delivery_minutes_to: 'myShop.minutes.to',
  accept_minutes: 'myShop.accept',
  payments: 'shop.about.payment',
  branches: 'shop.about.branches',
  timezone: 'myShop.timezone',
  owner: 'myShop.owner',
  open: 'myShop.open',
};

/** Their values are addresses and numbers that say nothing to a reader. */
const UNTOLD = ['logo_img', 'background_img', 'owner'];

function useFieldName() {
  const { t } = useTranslation([
    'address',
    'application',
    'date',
    'dish',
    'my-shop',
    'shop',
  ]);
  return (field: string): string => {
    const [first = '', second = '', third = ''] = field.split('.');
    if (first === 'translations' && isLocale(second)) {
      const key = FIELDS[third];
      return `${key ? t(key) : third} (${localeInfo(second).title})`;
    }
    const key = FIELDS[first];
    const day = WEEK.find((each) => each === second);
    const name = key ? t(key) : field;
    return first === 'hours' && day ? `${name}, ${t(`date.${day}`)}` : name;
  };
}

function useValueText() {
  const { t } = useTranslation([
    'address',
    'application',
    'dish',
    'my-shop',
    'shop',
  ]);
  return (field: string, value: Change['old']): string => {
    if (value === null || value === '') return '–';
    if (field !== 'payments') return String(value);
    return String(value)
      .split(', ')
      .map((tag) => {
        const key = paymentTitle(tag);
        return key ? t(key) : tag;
      })
      .join(', ');
  };
}

/** What was changed, a line for each field: what it was, and what it is. */
export function ChangeLines({
  changes,
}: Readonly<{ changes: readonly Change[] }>) {
  const nameOf = useFieldName();
  const textOf = useValueText();
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, new: is, old: was }) => (
        <li key={field}>
          <b>{nameOf(field)}</b>
          {!UNTOLD.includes(field) && (
            <>
              {': '}
              <del dir="auto">{textOf(field, was)}</del>{' '}
              <span className="flip" aria-hidden="true">
                →
              </span>{' '}
              <ins dir="auto">{textOf(field, is)}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What each card of the page is given. */
export type CardProps = Readonly<{ editor: ShopEditor }>;

type SectionCardProps = CardProps &
  Readonly<{
    section: ShopSection;
    /** Absent: the content has its own heading. */
    title?: string;
    /** Said above the button before it is pressed. */
    warning?: string | null;
    children: ReactNode;
  }>;

function StaleNotice({
  editor,
  section,
}: Pick<SectionCardProps, 'editor' | 'section'>) {
  const { t } = useTranslation([
    'address',
    'application',
    'dish',
    'my-shop',
    'shop',
  ]);
  const { stale } = editor.notesOf(section);
  if (!stale) return null;
  return (
    <NoticeBox title={t('myShop.stale')}>
      <ChangeLines changes={stale} />
      <Button size="s" onClick={() => editor.settle(section, 'mine')}>
        {t('application.conflict.mine')}
      </Button>
      <Button
        size="s"
        variant="line"
        onClick={() => editor.settle(section, 'theirs')}
      >
        {t('application.conflict.theirs')}
      </Button>
    </NoticeBox>
  );
}

/** A card of the owner's page: a form of its own with its own button, and what became of saving it. */
export function SectionCard(props: SectionCardProps) {
  const { children, editor, section, title, warning } = props;
  const { t } = useTranslation([
    'address',
    'application',
    'dish',
    'form',
    'my-shop',
    'shop',
  ]);
  const element = useRef<HTMLFormElement>(null);
  const { message, stale, state, told } = editor.notesOf(section);
  const isSaving = state === 'saving';
  const isChanged = editor.isChanged(section);
  useFocusOnProblem(element, { isSubmitting: isSaving, times: told });
  const { id, version } = editor.shop;
  return (
    <Panel id={section} {...(title && { title })}>
      <Form
        ref={element}
        name={FORMS.myShop}
        className={styles.form}
        hidden={{ section, shop: String(id), version: String(version) }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!stale) editor.save(section);
        }}
      >
        {/* what Enter presses: the buttons of single fields come before the one at the foot */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        <StaleNotice editor={editor} section={section} />
        {children}
        {warning && (
          <p role="status" className={styles.warning}>
            {warning}
          </p>
        )}
        {message && (
          <div data-blocked tabIndex={-1}>
            <FormAlert>{message}</FormAlert>
          </div>
        )}
        {!stale && (
          <div className={styles.foot}>
            <Button
              type="submit"
              variant={isChanged ? 'primary' : 'secondary'}
              loading={isSaving}
            >
              {t('account.save')}
            </Button>
            <p role="status" className={styles.state}>
              {state === 'saved' && !isChanged && (
                <>
                  <Check size={16} strokeWidth={2} />
                  {t('settings.saved')}
                </>
              )}
              {isChanged && !isSaving && t('myShop.unsaved')}
            </p>
          </div>
        )}
      </Form>
    </Panel>
  );
}
