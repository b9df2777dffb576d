import { settingsService } from '@/services/settings/settings-service';
import { sharedAnswer } from '@/server/http/shared-answer';

/** The dial code of numbers that name no country, as the forms know it in the browser; empty: none. */
export async function phoneCode(): Promise<string> {
  const settings = await sharedAnswer('settings of forms', () =>
    settingsService.settings(),
  );
  return settings.find(({ key }) => key === 'phone_code')?.value ?? '';
}
