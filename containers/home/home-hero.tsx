import { Bike, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHero } from '@/components/page-hero/page-hero';
import { SegmentedControl } from '@/components/segmented-control/segmented-control';
import { useDeliveryType } from '@/hooks/use-delivery-type';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type HomeHeroProps = Readonly<{ title: string; text: string | null }>;

/** The page's heading and how the order will be had. */
export function HomeHero({ title, text }: HomeHeroProps) {
  const { t } = useTranslation();
  const [type, setType] = useDeliveryType();
  return (
    <PageHero
      title={title}
      text={text}
      end={
        <SegmentedControl
          label={t('home.mode')}
          value={type}
          onChange={setType}
          segments={[
            {
              value: 'delivery',
              label: t('mode.delivery'),
              icon: <Bike {...icon} />,
            },
            {
              value: 'pickup',
              label: t('mode.pickup'),
              icon: <Store {...icon} />,
            },
          ]}
        />
      }
    />
  );
}
