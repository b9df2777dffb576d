import { useTranslation } from '@/utils/i18n/use-translation';
import { useSettings } from '@/hooks/shell/use-settings';
import { DEFAULT_TIMEZONE } from '@/utils/constants/defaults';
import { calendarWords, formatTime } from '@/utils/i18n/dates';

/** The IANA zone of the site's clocks, by which every time of a page is shown that is no shop's. */
export function useSiteZone(): string {
  return useSettings().timezone || DEFAULT_TIMEZONE;
}

/** `23 November, 18:43` of a moment on the site's clocks. */
export function useMoment(): (moment: string) => string {
  const { t } = useTranslation('date');
  const zone = useSiteZone();
  return (moment) => {
    const day = t('date.dayMonth', calendarWords(moment, zone, t));
    const time = `\u2066${formatTime(moment, zone)}\u2069`;
    return t('date.at', { day, time });
  };
}
