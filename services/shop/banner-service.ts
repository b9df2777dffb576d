import type { PagedDto } from '@/server/contracts/common';
import type { BannerDto } from '@/server/contracts/shop';
import { api } from '@/services/http/client';
import { ownPath } from '@/utils/shell/routes';

/** A promotion as its banner shows it. */
export interface BannerView {
  readonly id: number;
  readonly img: string;
  /** A path of this site, or null: not a link. */
  readonly href: string | null;
  readonly tone: 'dark' | 'light';
  readonly kicker: string | null;
  readonly title: string;
  readonly text: string | null;
  readonly button: string | null;
}

/** Promotions (api-contract.md §2). */
export const bannerService = {
  async list(lang: string): Promise<readonly BannerView[]> {
    const { data } = await api.get<PagedDto<BannerDto>>(
      '/rest/banners/paginate',
      { lang, perPage: 12 },
    );
    return data.map(({ id, img, tone, translation, url }) => ({
      id,
      img,
      tone,
      href: ownPath(url),
      kicker: translation.kicker,
      title: translation.title,
      text: translation.description,
      button: translation.button,
    }));
  },
};
