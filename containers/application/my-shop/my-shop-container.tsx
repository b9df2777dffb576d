import { ChefHat, ChevronRight, History, Store } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from '@/utils/i18n/use-translation';
import { DraftNote } from '@/components/application/step-fields/step-fields';
import { Badge } from '@/components/ui/badge/badge';
import { LinkButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { Panel } from '@/components/ui/panel/panel';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { AnotherShop } from '@/containers/application/shared/shop-fields';
import { useMyShop, useMyShops } from '@/hooks/application/use-my-shop';
import { useShopEditor } from '@/hooks/application/use-shop-editor';
import { useLeaveQuestion } from '@/hooks/form/use-leave-question';
import type {
  OwnShopDetailDto,
  OwnShopRowDto,
} from '@/server/contracts/application/shop';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { contentRoutes } from '@/utils/shell/content-routes';
import { myShopRoutes } from '@/utils/shell/my-shop-routes';
import { localisedPath, routes } from '@/utils/shell/routes';
import styles from './my-shop.module.css';
import { HoursCard, MinutesCard, PricesCard } from './number-cards';
import { ContactCard, PaymentsCard, WordsCard, ZoneCard } from './text-cards';

/** In the place of a card that only a script can show. */
function NeedsScript() {
  const { t } = useTranslation('my-shop');
  return (
    <noscript>
      <Panel>
        <p>{t('myShop.noScript')}</p>
      </Panel>
    </noscript>
  );
}

const AskDialog = lazyBlock(
  () => import('@/containers/ui/ask-dialog'),
  'AskDialog',
);
const loadCards = withTexts(
  [
    'account',
    'address',
    'application',
    'date',
    'dish',
    'form',
    'my-shop',
    'shop',
  ],
  () => import('./pictures-card'),
);
const PicturesCard = lazyBlock(loadCards, 'PicturesCard', NeedsScript);
const BranchesCard = lazyBlock(
  withTexts(
    ['address', 'application', 'date', 'dish', 'form', 'my-shop', 'shop'],
    () => import('./branches-card'),
  ),
  'BranchesCard',
  NeedsScript,
);
const HistoryCard = lazyBlock<'HistoryCard', Readonly<{ id: number }>>(
  loadCards,
  'HistoryCard',
  NeedsScript,
);

/** Whether orders come in, as the owner or the kitchen has set it. */
function ShopState({
  shop,
}: Readonly<{ shop: Pick<OwnShopRowDto, 'open' | 'paused_until'> }>) {
  const { t } = useTranslation('my-shop');
  const isOpen = shop.open && shop.paused_until === null;
  return (
    <Badge tone={isOpen ? 'success' : 'warning'}>
      {t(isOpen ? 'myShop.open' : 'myShop.closed')}
    </Badge>
  );
}

/** What shop it is, and the ways to its page and its board. */
function ShopHead({ shop }: Readonly<{ shop: OwnShopDetailDto }>) {
  const { i18n, t } = useTranslation(['account-menu', 'application']);
  return (
    <Panel>
      <div className={styles.head}>
        {shop.logo_img && (
          <img src={shop.logo_img} alt="" className={styles.logo} />
        )}
        <div className={styles.names}>
          <h2 dir="auto">{shop.title}</h2>
          <ShopState shop={shop} />
        </div>
        <div className={styles.ways}>
          <LinkButton href={routes.shop(shop)} variant="secondary" size="s">
            {t('seller.approved.shop')}
          </LinkButton>
          {/* as a whole: a board is installed by a manifest of its own */}
          <a
            href={localisedPath(routes.board(), i18n.language)}
            className={styles.board}
          >
            <ChefHat size={18} />
            {t('account.board')}
          </a>
        </div>
      </div>
    </Panel>
  );
}

/** One shop as its owner changes it: cards that are each saved by themselves, and who changed what. */
function ShopCards({ shop }: Readonly<{ shop: OwnShopDetailDto }>) {
  const { t } = useTranslation(['account', 'account-menu', 'my-shop']);
  const editor = useShopEditor(shop);
  const question = useLeaveQuestion(editor.isDirty);
  const card = { editor };
  return (
    <>
      {editor.isRestored && (
        <DraftNote icon={<History size={20} />}>
          {t('application.restored')}
        </DraftNote>
      )}
      <ShopHead shop={editor.shop} />
      <WordsCard {...card} />
      <ContactCard {...card} />
      <ZoneCard {...card} />
      <HoursCard {...card} />
      <PricesCard {...card} />
      <MinutesCard {...card} />
      <PaymentsCard {...card} />
      <PicturesCard {...card} />
      <BranchesCard {...card} />
      <HistoryCard id={shop.id} />
      {question.asked && (
        <AskDialog
          title={t('myShop.leave')}
          keep={t('group.leave.stay')}
          confirm={t('group.leave.confirm')}
          onClose={question.stay}
          onConfirm={question.leave}
        >
          {t('myShop.leave.text')}
        </AskDialog>
      )}
    </>
  );
}

function Waiting() {
  return (
    <Panel>
      <LoadingLines count={6} />
    </Panel>
  );
}

function Failed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const { t } = useTranslation();
  return <LoadFailed text={t('home.error.text')} onRetry={onRetry} />;
}

function ShopList({ shops }: Readonly<{ shops: readonly OwnShopRowDto[] }>) {
  const { t } = useTranslation('my-shop');
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
                <Store size={28} strokeWidth={1.5} />
              )}
              <span className={styles.names}>
                <b dir="auto">{shop.title}</b>
                <ShopState shop={shop} />
              </span>
              <ChevronRight className="flip" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** /my-shop/{id}: one of the account's shops. */
export function MyShopContainer({ id }: Readonly<{ id: number }>) {
  const { t } = useTranslation('my-shop');
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
  return shop ? <ShopCards key={id} shop={shop} /> : <Waiting />;
}

/** /my-shop: the account's only shop, the list of several, or the way to one. */
export function MyShopsContainer() {
  const { t } = useTranslation(['application', 'my-shop']);
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
