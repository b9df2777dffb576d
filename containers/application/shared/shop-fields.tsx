import '@/styles/families/application';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Circle, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from '@/components/form/form/form';
import { Button } from '@/components/ui/button/button';
import {
  ANOTHER_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
} from '@/utils/constants/forms';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import {
  CheckChips,
  FieldNote,
} from '@/components/application/step-fields/step-fields';
import type { useMainCategories } from '@/hooks/application/use-facts';
import { APPLICATION_CATEGORIES_MAX } from '@/utils/application/application';
import { SegmentedControl } from '@/components/form/segmented-control/segmented-control';
import { TextField } from '@/components/form/text-field/text-field';
import type { useZone, ZoneDraft } from '@/hooks/application/use-zone';
import type { LatLng } from '@/utils/address/geo';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import shared from './shared.module.css';
import styles from './zone.module.css';

/** Begins an application for one more shop: a form of the application's page. */
export function AnotherShop() {
  const { i18n, t } = useTranslation('application');
  return (
    <Form
      name={FORMS.seller}
      action={localisedPath(contentRoutes.beSeller(), i18n.language)}
      className={shared.next}
      hidden={{ [FORM_ACTION_FIELD]: ANOTHER_ACTION }}
      onSubmit={() => undefined}
    >
      <Button type="submit" variant="secondary">
        {t('seller.another')}
      </Button>
    </Form>
  );
}

type CategoryChipsProps = Readonly<{
  categories: ReturnType<typeof useMainCategories>;
  chosen: readonly number[];
  error: string | undefined;
  onChange: (chosen: readonly number[]) => void;
}>;

/** What a shop is found under: some of the categories that fit it. */
export function CategoryChips(props: CategoryChipsProps) {
  const { categories, chosen, error, onChange } = props;
  const { t } = useTranslation('application');
  return (
    <>
      <CheckChips
        legend={t('seller.categories')}
        isInvalid={!!error}
        options={categories.map(({ id, title }) => ({
          name: `category_${id}`,
          title,
          checked: chosen.includes(id),
          isFull: chosen.length >= APPLICATION_CATEGORIES_MAX,
          onChange: (isOn) =>
            onChange(
              isOn
                ? [...chosen, id].sort((a, b) => a - b)
                : chosen.filter((each) => each !== id),
            ),
        }))}
      />
      <FieldNote
        hint={t('seller.categories.hint', {
          number: APPLICATION_CATEGORIES_MAX,
        })}
        error={error}
      />
    </>
  );
}

/** Where the map will be; without script the area is a circle. */
function ZoneWaiting() {
  const { t } = useTranslation('application');
  return (
    <div className={styles.waiting}>
      <noscript>
        <p>{t('zone.noScript')}</p>
      </noscript>
    </div>
  );
}

const ZoneEditor = lazyBlock(
  withTexts(['address', 'application'], () => import('./zone-editor')),
  'ZoneEditor',
  ZoneWaiting,
);

type ZoneFieldsProps = Readonly<{
  zone: ReturnType<typeof useZone>;
  draft: ZoneDraft;
  /** By dotted field: what is wrong. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Counts what brings the map to its pin again. */
  picks: number;
  onKind: (kind: ZoneDraft['zoneKind']) => void;
  onPin: (point: LatLng) => void;
  onRadius: (radius: string) => void;
  /** Below the map. */
  children?: ReactNode;
}>;

/** Where a shop stands and delivers: a drawn area or a circle on a map, and the radius as a field. */
export function ZoneFields(props: ZoneFieldsProps) {
  const { children, draft, errors, onKind, onPin, onRadius, picks, zone } =
    props;
  const { t } = useTranslation('application');
  const isCircle = draft.zoneKind === 'radius';
  return (
    <>
      <div className={styles.head}>
        <h2>{t('seller.zone.area')}</h2>
        <SegmentedControl
          label={t('seller.zone.area')}
          className={styles.kinds}
          name="zone_kind"
          value={draft.zoneKind}
          onChange={onKind}
          segments={[
            {
              value: 'polygon',
              label: t('zone.draw'),
              icon: <PenLine size={16} strokeWidth={2} />,
            },
            {
              value: 'radius',
              label: t('zone.circle'),
              icon: <Circle size={16} strokeWidth={2} />,
            },
          ]}
        />
      </div>
      <ZoneEditor
        zone={zone}
        location={draft.location}
        picks={picks}
        onPin={onPin}
      />
      {isCircle && draft.location && <FieldNote hint={t('zone.circle.hint')} />}
      {children}
      {isCircle && (
        <TextField
          name="radius"
          className={styles.radius}
          label={t('zone.radius')}
          inputMode="decimal"
          ltr
          value={draft.radius}
          autoComplete="off"
          error={errors.zone ?? errors['zone.radius_km']}
          onChange={({ target }) => onRadius(target.value)}
        />
      )}
      {!isCircle && (
        <FieldNote error={errors.zone ?? errors['zone.points']} blocks />
      )}
    </>
  );
}
