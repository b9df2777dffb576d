import { legalLines, siteBrand } from '@/server/caches/site-brand';
import { connectServices } from '@/server/compose';
import type { Db } from '@/server/db/client';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { translationBundle } from '@/server/domain/i18n/translation-bundle';
import { ringWords } from '@/server/domain/kitchen/kitchen-words';
import { siteBrandFile } from '@/server/domain/settings/brand-files';
import { readHeldSettings } from '@/server/domain/settings/held-settings';
import { readServerEnv } from '@/server/env';

/** Who reads each setting of the brand, once the process has read it: what differs with its value. */
export function brandReaders(
  db: () => Db,
): Readonly<Record<string, () => Promise<unknown>>> {
  const after = (say: () => unknown) => async (): Promise<unknown> => {
    await readHeldSettings(db());
    return say();
  };
  const pictures = after(() => {
    const { icon, logo, logoDark } = siteBrand();
    return [icon, logo, logoDark];
  });
  const look = after(async () => {
    const services = connectServices(readServerEnv({}));
    const file = await siteBrandFile(services, 'look.css');
    return file && Buffer.from(file.bytes).toString();
  });
  const legal = after(legalLines);
  return {
    name: after(() => errorMessage('en', 'mail.code.subject')),
    short_name: after(() =>
      ringWords('sms', { lang: 'en', shop: 'A', url: 'B' }),
    ),
    tagline: after(async () => {
      const texts = await translationBundle(db(), 'en', 'translation');
      return texts['footer.tagline'];
    }),
    legal_name: legal,
    legal_address: legal,
    legal_id: legal,
    logo: pictures,
    logo_dark: pictures,
    icon: pictures,
    colours: look,
    typeface: look,
  };
}
