import { Bike, HandCoins, Percent } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Panel } from '@/components/ui/panel/panel';
import { useSettings } from '@/hooks/shell/use-settings';
import { percentText } from '@/utils/money/number-separators';
import {
  ApplicationHelp,
  AsideFact,
  WorkApps,
} from '../shared/application-landing';

const icon = { size: 20 } as const;

/** What selling costs, as far as the house has said it (setting seller_commission). */
export function SellerCosts() {
  const { i18n, t } = useTranslation('application');
  const percent = useSettings().seller_commission;
  return (
    <Panel title={t('seller.costs')}>
      <AsideFact
        icon={<HandCoins {...icon} />}
        title={t('seller.costs.free')}
      />
      <AsideFact
        icon={<Percent {...icon} />}
        title={
          percent
            ? t('seller.costs.share', {
                percent: percentText(Number(percent), i18n.language),
              })
            : t('seller.costs.agreed')
        }
        text={!percent && t('seller.costs.agreed.text')}
      />
      <AsideFact
        icon={<Bike {...icon} />}
        title={t('seller.costs.delivery')}
        text={t('seller.costs.delivery.text')}
      />
    </Panel>
  );
}

/** Whom to ask about selling. */
export function SellerHelp() {
  const { t } = useTranslation('application');
  return <ApplicationHelp subject={t('seller.header')} />;
}

/** Beside the form, and what a visitor reads. */
export function SellerAside() {
  return (
    <>
      <SellerCosts />
      <SellerHelp />
    </>
  );
}

/** The apps in which a seller works. */
export function VendorApps() {
  const { vendor_app_android: android, vendor_app_ios: ios } = useSettings();
  return <WorkApps ios={ios} android={android} />;
}
