import '@/styles/families/application';
import {
  BadgeCheck,
  Bike,
  FileText,
  HandCoins,
  Heart,
  Phone,
} from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Price } from '@/components/money/price/price';
import { Panel } from '@/components/ui/panel/panel';
import { useMainCurrency } from '@/hooks/application/use-application';
import { useSettings } from '@/hooks/shell/use-settings';
import {
  ApplicationHelp,
  AsideFact,
  WorkApps,
} from '@/containers/application/shared/application-landing';
import styles from '@/containers/application/shared/shared.module.css';

const icon = { size: 20 } as const;

/** What is earned: the amount that the house has said (setting driver_pay, in its own currency), or that it is agreed. */
export function DriverPay() {
  const { t } = useTranslation('application');
  const currency = useMainCurrency();
  const amount = Number(useSettings().driver_pay);
  const isSaid = Number.isFinite(amount) && amount > 0;
  return (
    <Panel title={t('driver.earn')}>
      {isSaid && (
        <p className={styles.amount}>
          <Price amount={amount} currency={currency} />
        </p>
      )}
      <AsideFact
        icon={<HandCoins {...icon} />}
        title={t('driver.earn.each')}
        text={!isSaid && t('driver.earn.agreed')}
      />
      <AsideFact icon={<Heart {...icon} />} title={t('driver.earn.tips')} />
    </Panel>
  );
}

/** What somebody needs who wants to drive. */
function DriverNeeds() {
  const { t } = useTranslation('application');
  return (
    <Panel title={t('driver.need')}>
      <AsideFact icon={<BadgeCheck {...icon} />} title={t('driver.need.age')} />
      <AsideFact icon={<Phone {...icon} />} title={t('driver.need.phone')} />
      <AsideFact icon={<Bike {...icon} />} title={t('driver.need.vehicle')} />
      <AsideFact
        icon={<FileText {...icon} />}
        title={t('driver.need.papers')}
      />
    </Panel>
  );
}

/** Whom to ask about driving. */
export function DriverHelp() {
  const { t } = useTranslation('application');
  return <ApplicationHelp subject={t('driver.header')} />;
}

/** Beside the form, and what everybody reads. */
export function DriverAside() {
  return (
    <>
      <DriverPay />
      <DriverNeeds />
      <DriverHelp />
    </>
  );
}

/** The apps in which couriers work. */
export function DriverApps() {
  const { delivery_app_android: android, delivery_app_ios: ios } =
    useSettings();
  return <WorkApps ios={ios} android={android} />;
}
