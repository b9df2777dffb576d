import { lazy, memo, Suspense } from 'react';
// the server's HTML has it before its script: its looks come with the page
import '@/components/rating/rating.module.css';
import '@/components/review-item/review-item.module.css';
import '@/components/term-list/term-list.module.css';
import '@/components/week-hours/week-hours.module.css';
import type { ShopAboutProps } from './shop-about';
import './shop-info.module.css';

const ShopAbout = lazy(() =>
  import('./shop-about').then((module) => ({ default: module.ShopAbout })),
);

/**
 * The end of a shop's page, in the HTML as ever; its script comes after the page's own (docs/adr/0003). Its props stay the
 * same objects while nothing of the shop changes: an update before the script is there would take it away for that time.
 */
export const LateAbout = memo(function LateAbout(props: ShopAboutProps) {
  return (
    <Suspense fallback={null}>
      <ShopAbout {...props} />
    </Suspense>
  );
});
