import '@/styles/families/browse';
import { Bike, Store } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PageHero } from '@/components/content/page-hero/page-hero';
import { SegmentedControl } from '@/components/form/segmented-control/segmented-control';
import { Form } from '@/components/form/form/form';
import { Button } from '@/components/ui/button/button';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import type { FORMS } from '@/utils/constants/forms';
import { MODE_PARAMETER } from '@/utils/checkout/mode';
import styles from './shop-list.module.css';

// its name alone: a list need not bring those of all forms
const MODE_FORM: (typeof FORMS)['mode'] = 'mode';

const icon = { size: 18 } as const;

type ListHeroProps = Readonly<{ title: string; text: string | null }>;

/** The page's heading and how the order will be had. */
export function ListHero({ title, text }: ListHeroProps) {
  const { t } = useTranslation();
  const [type, setType] = useDeliveryType();
  return (
    <PageHero
      title={title}
      text={text}
      end={
        <Form name={MODE_FORM} onSubmit={(event) => event.preventDefault()}>
          <SegmentedControl
            name={MODE_PARAMETER}
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
          <Button
            type="submit"
            size="s"
            variant="secondary"
            className={styles.save}
          >
            {t('settings.save')}
          </Button>
        </Form>
      }
    />
  );
}
