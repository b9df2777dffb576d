import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '@/components/money/price/price';
import { Summary } from '@/components/application/summary/summary';
import {
  useMainCategories,
  useMainCurrency,
  useUnfitTrade,
} from '@/hooks/application/use-main-offer';
import { usePhoneCode } from '@/hooks/account/use-contact';
import { plainNumber } from '@/utils/account/contact';
import { phoneText } from '@/utils/account/phone-text';
import { readAmount, type SellerDraft } from '@/utils/application/seller-draft';
import { type SellerStep, stepHref } from '@/utils/application/seller-steps';
import { localeInfo } from '@/utils/i18n/locales';
import { WeekLines } from './week-lines';
import { ZoneWords, zoneRing } from './zone-words';

type SellerSummaryProps = Readonly<{
  draft: SellerDraft;
  errors?: Readonly<Record<string, string | undefined>>;
  /** Back to a step; without it nothing can be changed. */
  onEdit?: (step: SellerStep, event: MouseEvent) => void;
}>;

/** Everything that was answered, step by step. */
export function SellerSummary(props: SellerSummaryProps) {
  const { draft, errors = {}, onEdit } = props;
  const { t } = useTranslation();
  const categories = useMainCategories();
  const unfit = useUnfitTrade(draft);
  const currency = useMainCurrency();
  // in the form it may name no country yet
  const phone = plainNumber(draft.phone, usePhoneCode()) ?? draft.phone;
  const titles = categories
    .filter(({ id }) => draft.categories.includes(id))
    .map(({ title }) => title);
  const isNamed = Object.values(draft.words).some(({ title }) => title);
  const first = (prefix: string): string | undefined =>
    Object.entries(errors).find(
      ([field]) => field === prefix || field.startsWith(`${prefix}.`),
    )?.[1];
  const amount = (text: string) => {
    const value = readAmount(text);
    return value === null ? null : <Price amount={value} currency={currency} />;
  };
  const part = (step: SellerStep) => ({
    title: t(`seller.${step}`),
    none: '–',
    missing: t('application.missing'),
    edit: onEdit
      ? {
          href: stepHref(step),
          label: t('checkout.where.change'),
          title: `${t('checkout.where.change')}: ${t(`seller.${step}`)}`,
          onClick: (event: MouseEvent) => onEdit(step, event),
        }
      : null,
  });
  return (
    <>
      <Summary
        {...part('business')}
        rows={[
          {
            label: t('seller.type'),
            value: draft.type && t(`seller.type.${draft.type}`),
            error: errors.type,
          },
          ...Object.entries(draft.words).map(([code, said]) => ({
            label: `${t('seller.name')} · ${localeInfo(code).title}`,
            value: said.title && (
              <bdi lang={localeInfo(code).tag}>
                {[said.title, said.description].filter(Boolean).join('\n')}
              </bdi>
            ),
            optional: isNamed,
            error: first('translations'),
          })),
          {
            label: t('seller.categories'),
            value: titles.join(' · '),
            optional: true,
            error: unfit ?? first('category_ids'),
          },
          {
            label: t('seller.legalName'),
            value: draft.legalName,
            error: errors.legal_name,
          },
          {
            label: t('seller.taxNumber'),
            value: draft.taxNumber && <bdi>{draft.taxNumber}</bdi>,
            error: errors.tax_number,
          },
          {
            label: t('legal.phone'),
            value: draft.phone && <bdi dir="ltr">{phoneText(phone)}</bdi>,
            error: errors.phone,
          },
        ]}
      />
      <Summary
        {...part('zone')}
        rows={[
          {
            label: t('address.field'),
            value: draft.address && <bdi>{draft.address}</bdi>,
            error: errors.address ?? errors.location,
          },
          {
            label: t('seller.zone.area'),
            value: zoneRing(draft).length > 2 && <ZoneWords draft={draft} />,
            error: first('zone'),
          },
          {
            label: t('shop.about.start'),
            value: amount(draft.price),
            optional: true,
          },
          {
            label: t('shop.about.perKm'),
            value: amount(draft.pricePerKm),
            optional: true,
          },
          {
            label: t('shop.about.minimum'),
            value: amount(draft.minAmount),
            optional: true,
          },
        ]}
      />
      <Summary
        {...part('hours')}
        rows={[
          {
            label: t('shop.about.hours'),
            value: draft.week && <WeekLines week={draft.week} />,
            error: first('hours'),
          },
        ]}
      />
      <Summary
        {...part('papers')}
        rows={[
          {
            label: t('refund.pictures'),
            optional: true,
            value: [
              draft.logo && t('seller.logo'),
              draft.cover && t('seller.cover'),
            ]
              .filter(Boolean)
              .join(' · '),
          },
          {
            label: t('seller.documents'),
            optional: true,
            value:
              draft.documents.length > 0
                ? t('seller.documents.count', { count: draft.documents.length })
                : t('seller.documents.none'),
            error: first('documents'),
          },
        ]}
      />
    </>
  );
}
