import '@/styles/families/application';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { MouseEvent } from 'react';
import type { EditedWeek } from '@/utils/application/week';
import { useShell } from '@/contexts/shell-context';
import type { LatLng } from '@/utils/address/geo';
import { distanceText } from '@/utils/address/distance-text';
import {
  readDecimal,
  type SellerDraft,
} from '@/utils/application/seller-draft';
import { areaText, circleRing, ringAreaKm2 } from '@/utils/application/zone';
import type { MapData } from '@/components/address/city-map/map-types';
import { Panel } from '@/components/ui/panel/panel';
import { useCityDrawing } from '@/hooks/address/use-city-map';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { Price } from '@/components/money/price/price';
import { Summary } from '@/components/application/summary/summary';
import { useMainCurrency } from '@/hooks/application/use-application';
import {
  useMainCategories,
  useUnfitTrade,
} from '@/hooks/application/use-facts';
import { usePhoneCode } from '@/hooks/account/use-contact';
import { plainNumber } from '@/utils/account/contact';
import { phoneText } from '@/utils/account/phone-text';
import { SELLER, type SellerKind } from '@/utils/application/seller';
import type { SummaryOfProps } from '@/containers/application/shared/application-steps';
import { localeInfo } from '@/utils/i18n/locales';
import styles from '@/containers/application/shared/shared.module.css';

/** A week in lines: the day and its hours. */
function WeekLines({ week }: Readonly<{ week: EditedWeek }>) {
  const { t } = useTranslation(['date', 'shop']);
  return (
    <ul>
      {week.map(({ day, isOpen, spans }) => (
        <li key={day} className={styles.weekLine}>
          <span>{t(`date.${day}`)}</span>
          {isOpen ? (
            <bdi dir="ltr">
              {spans.map(([from, to]) => `${from}–${to}`).join(', ')}
            </bdi>
          ) : (
            <span>{t('shop.closed')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The corners of the area; none while it is no area yet. */
function draftRing({
  location,
  points,
  radius,
  zoneKind,
}: SellerDraft): readonly LatLng[] {
  if (zoneKind === 'polygon') return points;
  const km = readDecimal(radius);
  if (!location || km === null) return [];
  const [latitude, longitude] = location;
  return circleRing({ latitude, longitude }, km);
}

/** The area in a line: how it was given, and how large it is. */
function ZoneWords({ draft }: Readonly<{ draft: SellerDraft }>) {
  const { t } = useTranslation('application');
  const { lang, unit } = useShell();
  const words = { t, language: lang };
  const { radius, zoneKind } = draft;
  const ring = draftRing(draft);
  if (ring.length < 3) return null;
  const area = areaText(ringAreaKm2(ring), words, unit);
  const kind =
    zoneKind === 'radius'
      ? `${t('zone.circle')}, ${distanceText(readDecimal(radius) ?? 0, words, unit)}`
      : t('zone.drawn');
  return `${kind} · ${area}`;
}

const CityMap = lazyBlock(
  () => import('@/components/address/city-map/city-map'),
  'CityMap',
);

/** The kitchen and its area on a small map. */
export function ZonePicture({ draft }: Readonly<{ draft: SellerDraft }>) {
  const { t } = useTranslation('application');
  const { map } = useCityDrawing<MapData>();
  const { address, location } = draft;
  if (!location) return null;
  return (
    <Panel title={t('seller.zone.area')}>
      <div className={styles.small}>
        <CityMap
          map={map}
          label={t('seller.zone.area')}
          markers={[{ kind: 'shop', at: location }]}
          zone={draftRing(draft)}
          width={272}
          height={190}
        />
      </div>
      <p className={styles.soft}>
        <bdi>{address}</bdi>
        <br />
        <ZoneWords draft={draft} />
      </p>
    </Panel>
  );
}

type SummaryProps = Omit<SummaryOfProps<SellerKind>, 'phone'>;

/** Everything that was answered, step by step. */
export function SellerSummary(props: SummaryProps) {
  const { draft, errors = {}, onEdit } = props;
  const { t } = useTranslation(['address', 'application', 'form', 'shop']);
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
    const value = readDecimal(text);
    return value === null ? null : <Price amount={value} currency={currency} />;
  };
  const part = (step: SellerKind['step']) => ({
    title: t(SELLER.steps.words[step].name),
    none: '–',
    missing: t('application.missing'),
    edit: onEdit
      ? {
          href: SELLER.steps.href(step),
          label: t('checkout.where.change'),
          title: `${t('checkout.where.change')}: ${t(SELLER.steps.words[step].name)}`,
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
            value: draftRing(draft).length > 2 && <ZoneWords draft={draft} />,
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
