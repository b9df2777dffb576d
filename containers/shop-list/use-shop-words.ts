import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopWords } from '@/components/shop-card/shop-words';
import { WEEKDAYS, type Weekday } from '@/utils/constants/calendar';
import { fillIn, openText } from '@/utils/fill-in';
import { separatorsOf } from '@/utils/number-separators';

/** Stays open where the time of an opening goes. */
const TIME = '{{time}}';

/** The words of all cards and tiles, made once. */
export function useShopWords(): ShopWords {
  const { t: translate, i18n } = useTranslation();
  return useMemo(() => {
    const t = (key: string) => openText(i18n, key);
    const onDay = (day: Weekday) =>
      fillIn(t('shopCard.opensOn'), {
        day: t(`date.short.${day}`),
        time: TIME,
      });
    return {
      lang: i18n.language,
      separators: separatorsOf(i18n.language),
      minutes: t('shopCard.minutes'),
      pickup: t('shopCard.pickup'),
      delivery: t('shopCard.delivery'),
      free: t('shopCard.free'),
      freeFrom: t('shopCard.freeFrom'),
      km: t('shopCard.km'),
      like: t('shopCard.like'),
      isNew: t('shopCard.new'),
      percentOff: t('shopCard.off.percent'),
      amountOff: t('shopCard.off.fix'),
      bonus: t('bonus.badge'),
      rated: t('rating.label'),
      closed: t('shopCard.closed'),
      outside: t('shop.about.outOfZone'),
      schedule: t('shopCard.schedule'),
      opens: {
        today: t('shopCard.opens'),
        tomorrow: t('shopCard.opensTomorrow'),
        ...Object.fromEntries(WEEKDAYS.map((day) => [day, onDay(day)])),
      },
    };
    // another `translate` tells that texts came or changed
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [i18n, translate]);
}
