import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopWords } from '@/components/shop-card/shop-words';
import { WITH_GAPS } from '@/utils/fill-in';
import { separatorsOf } from '@/utils/number-separators';

const WEEK = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
/** Stays open where the time of an opening goes. */
const TIME = '{{time}}';

/** The words of all cards and tiles, made once. */
export function useShopWords(): ShopWords {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const onDay = (day: (typeof WEEK)[number]) =>
      t('shopCard.opensOn', { day: t(`date.short.${day}`), time: TIME });
    return {
      lang: language,
      separators: separatorsOf(language),
      minutes: t('shopCard.minutes', WITH_GAPS),
      pickup: t('shopCard.pickup'),
      delivery: t('shopCard.delivery', WITH_GAPS),
      free: t('shopCard.free'),
      km: t('shopCard.km', WITH_GAPS),
      like: t('shopCard.like', WITH_GAPS),
      isNew: t('shopCard.new'),
      percentOff: t('shopCard.off.percent', WITH_GAPS),
      amountOff: t('shopCard.off.fix', WITH_GAPS),
      rated: t('rating.label', WITH_GAPS),
      closed: t('shopCard.closed'),
      schedule: t('shopCard.schedule'),
      opens: {
        today: t('shopCard.opens', WITH_GAPS),
        tomorrow: t('shopCard.opensTomorrow', WITH_GAPS),
        ...Object.fromEntries(WEEK.map((day) => [day, onDay(day)])),
      },
    };
  }, [language, t]);
}
