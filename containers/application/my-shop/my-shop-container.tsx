import { ChevronRight, Store } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Panel } from '@/components/ui/panel/panel';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useMyShop, useMyShops } from '@/hooks/application/use-my-shop';
import type { OwnShopRowDto } from '@/server/contracts/application/shop';
import { contentRoutes } from '@/utils/shell/content-routes';
import { myShopRoutes } from '@/utils/shell/my-shop-routes';
import { AnotherShop } from '../shared/another-shop';
import { ShopEditor, ShopState } from './shop-editor';
import styles from './my-shop.module.css';

function Waiting() {
  return (
    <Panel>
      <LoadingStatus />
      <LinesSkeleton count={6} />
    </Panel>
  );
}

function Failed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture="error"
      title={t('error.oops.title')}
      text={t('home.error.text')}
      action={<Button onClick={onRetry}>{t('common.tryAgain')}</Button>}
    />
  );
}

function ShopList({ shops }: Readonly<{ shops: readonly OwnShopRowDto[] }>) {
  const { t } = useTranslation();
  return (
    <Panel title={t('myShop.several')}>
      <ul>
        {shops.map((shop) => (
          <li key={shop.id}>
            <Link
              href={myShopRoutes.one(shop.id)}
              prefetch={false}
              className={styles.row}
            >
              {shop.logo_img ? (
                <img src={shop.logo_img} alt="" className={styles.logo} />
              ) : (
                <Store size={28} strokeWidth={1.5} aria-hidden="true" />
              )}
              <span className={styles.names}>
                <b dir="auto">{shop.title}</b>
                <ShopState shop={shop} />
              </span>
              <ChevronRight
                className="flip"
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** /my-shop/{id}: one of the account's shops. */
export function MyShopContainer({ id }: Readonly<{ id: number }>) {
  const { t } = useTranslation();
  const { isFailed, isMissing, retry, shop } = useMyShop(id);
  if (isMissing)
    return (
      <EmptyState
        picture="notFound"
        title={t('error.oops.title')}
        action={
          <LinkButton href={myShopRoutes.all()}>
            {t('myShop.several')}
          </LinkButton>
        }
      />
    );
  if (isFailed) return <Failed onRetry={retry} />;
  return shop ? <ShopEditor key={id} shop={shop} /> : <Waiting />;
}

/** /my-shop: the account's only shop, the list of several, or the way to one. */
export function MyShopsContainer() {
  const { t } = useTranslation();
  const { isFailed, retry, shops } = useMyShops();
  if (isFailed) return <Failed onRetry={retry} />;
  if (!shops) return <Waiting />;
  const [first] = shops;
  if (!first)
    return (
      <EmptyState
        title={t('myShop.none.title')}
        text={t('myShop.none.text')}
        action={
          <LinkButton href={contentRoutes.beSeller()}>
            {t('seller.header')}
          </LinkButton>
        }
      />
    );
  return (
    <>
      {shops.length === 1 ? (
        <MyShopContainer id={first.id} />
      ) : (
        <ShopList shops={shops} />
      )}
      <AnotherShop />
    </>
  );
}
