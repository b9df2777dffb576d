import { useTranslation } from 'react-i18next';
import { useHydrated } from '@/hooks/browser/use-hydrated';
import { calendarWords, formatTime } from '@/utils/i18n/dates';

/** The clock of this browser; before its page is alive, and without script, the one of all. */
function zoneOf(isHydrated: boolean): string {
  return isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
}

/** `23 November, 18:43` of a moment where one is; told as UTC as long as that is not known. */
export function useMoment(): (moment: string) => string {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  return (moment) => {
    const zone = zoneOf(isHydrated);
    const day = t('date.dayMonth', calendarWords(moment, zone, t));
    const time = `\u2066${formatTime(moment, zone)}${isHydrated ? '' : ' UTC'}\u2069`;
    return t('date.at', { day, time });
  };
}
