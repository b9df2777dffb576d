import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import type { LatLng } from '@/utils/address/geo';
import { distanceText } from '@/utils/address/distance-text';
import { readAmount, type SellerDraft } from '@/utils/application/seller-draft';
import { areaText, circleRing, ringAreaKm2 } from '@/utils/application/zone';

/** The corners of the area; none while it is no area yet. */
export function zoneRing({
  location,
  points,
  radius,
  zoneKind,
}: SellerDraft): readonly LatLng[] {
  if (zoneKind === 'polygon') return points;
  const km = readAmount(radius);
  if (!location || km === null) return [];
  const [latitude, longitude] = location;
  return circleRing({ latitude, longitude }, km);
}

/** The area in a line: how it was given, and how large it is. */
export function ZoneWords({ draft }: Readonly<{ draft: SellerDraft }>) {
  const { t } = useTranslation();
  const { lang, unit } = useShell();
  const words = { t, language: lang };
  const { radius, zoneKind } = draft;
  const ring = zoneRing(draft);
  if (ring.length < 3) return null;
  const area = areaText(ringAreaKm2(ring), words, unit);
  const kind =
    zoneKind === 'radius'
      ? `${t('zone.circle')}, ${distanceText(readAmount(radius) ?? 0, words, unit)}`
      : t('zone.drawn');
  return `${kind} · ${area}`;
}
