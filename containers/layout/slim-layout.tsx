import dynamic from 'next/dynamic';
import { ArrowLeft } from 'lucide-react';
import { useRouter } from 'next/router';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconLink } from '@/components/icon-button/icon-link';
import { Logo } from '@/components/logo/logo';
import { PageFrame } from '@/components/page-frame/page-frame';
import { SlimHeader } from '@/components/slim-header/slim-header';
import { useShell } from '@/contexts/shell-context';
import { BRAND_NAME } from '@/utils/constants/defaults';
import { routes } from '@/utils/routes';
import { RouteProgress } from './route-progress';

// only signed-in pages carry it
const BottomBar = dynamic(() =>
  import('./bottom-bar').then((module) => module.BottomBar),
);

/** Back, logo and title: pages on the way to an order (spec.md §2: where the back button goes). */
export function SlimLayout({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation();
  const router = useRouter();
  const { pathname, query } = router;
  const signedIn = useShell().user !== null;
  const isList = pathname === routes.orders();
  const isOrder = pathname === '/orders/[id]';
  function handleBack(event: MouseEvent) {
    if (pathname !== routes.checkout() || window.history.length < 2) return;
    event.preventDefault();
    router.back();
  }
  return (
    <>
      <RouteProgress />
      <PageFrame
        overBar={isList && signedIn}
        header={
          <SlimHeader
            back={
              <IconLink
                href={isOrder ? routes.orders() : routes.home()}
                prefetch={false}
                variant="fill"
                label={t('header.back')}
                icon={
                  <ArrowLeft
                    className="flip"
                    size={22}
                    strokeWidth={1.75}
                    aria-hidden="true"
                  />
                }
                onClick={handleBack}
              />
            }
            logo={
              <Logo
                name={BRAND_NAME}
                label={t('header.home', { name: BRAND_NAME })}
              />
            }
            title={
              isOrder
                ? t('header.order', { number: String(query.id) })
                : undefined
            }
          />
        }
      >
        {children}
      </PageFrame>
      {isList && signedIn && <BottomBar />}
    </>
  );
}
