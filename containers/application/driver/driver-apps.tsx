import { useSettings } from '@/hooks/shell/use-settings';
import { WorkApps } from '../shared/work-apps';

/** The apps in which couriers work. */
export function DriverApps() {
  const { delivery_app_android: android, delivery_app_ios: ios } =
    useSettings();
  return <WorkApps ios={ios} android={android} />;
}
