import { ChefHat, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DraftNote } from '@/components/application/step-fields/step-fields';
import { Badge } from '@/components/ui/badge/badge';
import { LinkButton } from '@/components/ui/button/link-button';
import { Panel } from '@/components/ui/panel/panel';
import { useShopEditor } from '@/hooks/application/use-shop-editor';
import { useLeaveQuestion } from '@/hooks/form/use-leave-question';
import type {
  OwnShopDetailDto,
  OwnShopRowDto,
} from '@/server/contracts/application/shop';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { localisedPath, routes } from '@/utils/shell/routes';
import { HoursCard } from './hours-card';
import { MinutesCard, PricesCard } from './number-cards';
import { ContactCard, PaymentsCard, WordsCard } from './text-cards';
import { ZoneCard } from './zone-card';
import styles from './my-shop.module.css';

/** In the place of a card that only a script can show. */
function NeedsScript() {
  const { t } = useTranslation();
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
const PicturesCard = lazyBlock(
  () => import('./pictures-card'),
  'PicturesCard',
  NeedsScript,
);
const BranchesCard = lazyBlock(
  () => import('./branches-card'),
  'BranchesCard',
  NeedsScript,
);
const HistoryCard = lazyBlock(
  () => import('./history-card'),
  'HistoryCard',
  NeedsScript,
);

/** Whether orders come in, as the owner or the kitchen has set it. */
export function ShopState({
  shop,
}: Readonly<{ shop: Pick<OwnShopRowDto, 'open' | 'paused_until'> }>) {
  const { t } = useTranslation();
  const isOpen = shop.open && shop.paused_until === null;
  return (
    <Badge tone={isOpen ? 'success' : 'warning'}>
      {t(isOpen ? 'myShop.open' : 'myShop.closed')}
    </Badge>
  );
}

/** What shop it is, and the ways to its page and its board. */
function ShopHead({ shop }: Readonly<{ shop: OwnShopDetailDto }>) {
  const { i18n, t } = useTranslation();
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
            <ChefHat size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('account.board')}
          </a>
        </div>
      </div>
    </Panel>
  );
}

/** One shop as its owner changes it: cards that are each saved by themselves, and who changed what. */
export function ShopEditor({ shop }: Readonly<{ shop: OwnShopDetailDto }>) {
  const { t } = useTranslation();
  const editor = useShopEditor(shop);
  const question = useLeaveQuestion(editor.isDirty);
  const card = { editor };
  return (
    <>
      {editor.isRestored && (
        <DraftNote
          icon={<History size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
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
