import { useRef } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PageHero } from '@/components/content/page-hero/page-hero';
import { ShopGrid } from '@/components/shop/shop-card/shop-grid';
import { LinkButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadingStatus } from '@/components/ui/skeletons/lines-skeleton';
import { ListFailed } from '@/containers/shop/list/list-failed';
import { ShopCards } from '@/containers/shop/list/shop-items';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useLiked } from '@/hooks/shop/use-liked';
import { useLikedShops, useRestoreLike } from '@/hooks/shop/use-liked-shops';
import { notify } from '@/utils/shell/notices';
import { routes } from '@/utils/shell/routes';
import styles from './liked.module.css';

const FIRST_ROWS = 8;

function LikedEmpty() {
  const { t } = useTranslation('list-states');
  return (
    <EmptyState
      title={t('liked.empty.title')}
      text={t('liked.empty.text')}
      action={
        <LinkButton href={routes.home()} prefetch={false}>
          {t('cart.empty.action')}
        </LinkButton>
      }
    />
  );
}

/** Taking a place out of the list: it goes at once, the focus stays in the list, and it can be put back. */
function useTakeOut(names: ReadonlyMap<string, string>) {
  const { t } = useTranslation('list-states');
  const { liked, toggle } = useLiked();
  const restore = useRestoreLike();
  const list = useRef<HTMLUListElement>(null);
  function takeOut(uuid: string) {
    const at = liked.indexOf(uuid);
    const place = [...names.keys()].indexOf(uuid);
    toggle(uuid);
    requestAnimationFrame(() => {
      const hearts = list.current?.querySelectorAll('button');
      if (hearts?.length) hearts[Math.min(place, hearts.length - 1)]?.focus();
    });
    notify({
      type: 'info',
      title: t('liked.removed', { name: names.get(uuid) ?? '' }),
      id: `liked-${uuid}`,
      action: {
        label: t('liked.undo'),
        onPress: () => restore(uuid, Math.max(at, 0)),
      },
    });
  }
  return { list, takeOut };
}

/** /liked: saved places with what holds for this address now. */
export function LikedContainer() {
  const { t } = useTranslation(['account-menu', 'list-states']);
  const { currency, user } = useShell();
  const [type] = useDeliveryType();
  const { cards, failed, isLoading, retry } = useLikedShops();
  const names = new Map(cards.map(({ title, uuid }) => [uuid, title]));
  const { list, takeOut } = useTakeOut(names);
  return (
    <div className="wrap">
      <PageHero title={t('liked.title')} text={null} />
      {!user && (
        <noscript>
          <p className="soft">{t('liked.noScript')}</p>
        </noscript>
      )}
      {isLoading && <LoadingStatus />}
      {cards.length > 0 && <h2 className="sr-only">{t('list.tab.all')}</h2>}
      {(isLoading || cards.length > 0) && (
        <ShopGrid
          ref={list}
          className={isLoading ? styles.waiting : undefined}
          aria-busy={isLoading}
          of={ShopCards}
          props={{
            cards,
            waiting: isLoading ? FIRST_ROWS : 0,
            pickup: type === 'pickup',
            currency,
            liked: cards.map(({ uuid }) => uuid),
            onLike: takeOut,
          }}
        />
      )}
      {failed && <ListFailed onRetry={retry} />}
      {!failed && !isLoading && cards.length === 0 && <LikedEmpty />}
    </div>
  );
}
