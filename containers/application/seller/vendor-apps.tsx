import { useSettings } from '@/hooks/shell/use-settings';
import { WorkApps } from '../shared/work-apps';

/** The apps in which a seller works. */
export function VendorApps() {
  const { vendor_app_android: android, vendor_app_ios: ios } = useSettings();
  return <WorkApps ios={ios} android={android} />;
}
