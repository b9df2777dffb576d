import type { BannerDto } from '../contracts/shop';
import type { BannerRow } from '../repositories/banner-repository';
import { pickText, presentTranslation } from './present-translation';

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
