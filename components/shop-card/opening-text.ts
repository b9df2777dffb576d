import type { TFunction } from 'i18next';
import type { OpeningView } from '@/utils/shop-view';

/** "Opens 09:00", "Opens tomorrow 09:00", "Opens Mon 09:00"; "Closed now" when nobody knows. */
export function openingText(t: TFunction, opens: OpeningView | null): string {
  if (!opens) return t('shopCard.closed');
  const { day, time } = opens;
  if (day === 'today') return t('shopCard.opens', { time });
  if (day === 'tomorrow') return t('shopCard.opensTomorrow', { time });
  return t('shopCard.opensOn', { day: t(`date.short.${day}`), time });
}
