import { Banner } from '@/components/shop/banner/banner';
import type { useBanners } from '@/hooks/shop/use-home';

/*
 * What stands in the home page's rows. Data and handlers only: the server keeps their HTML (utils/platform/kept-list.tsx).
 */

type BannersProps = Readonly<{
  banners: ReturnType<typeof useBanners>;
  lang: string;
}>;

/** The operator's promotions, the first one large. */
export function Banners({ banners, lang }: BannersProps) {
  return banners.map((banner, index) => (
    <li key={banner.id}>
      <Banner banner={banner} lang={lang} large={index === 0} />
    </li>
  ));
}
