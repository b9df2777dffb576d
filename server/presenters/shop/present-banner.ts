import type { BannerDto } from '@/server/contracts/shop';
import type { BannerRow } from '@/server/repositories/shop/banner-repository';
import {
  pickText,
  presentTranslation,
} from '@/server/presenters/i18n/present-translation';

/** A banner in one language. */
export function presentBanner(
  { id, img, tone, translations, url }: BannerRow,
  { lang }: { readonly lang: string },
): BannerDto {
  return {
    id,
    img,
    url,
    tone,
    translation: {
      ...presentTranslation(translations, lang, id),
      kicker: pickText(translations, lang, 'kicker'),
      button: pickText(translations, lang, 'button'),
    },
  };
}
