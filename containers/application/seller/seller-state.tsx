import '@/styles/families/application';
import type { TFunction } from 'i18next';
import { UtensilsCrossed } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ApplicationState } from '@/components/application/application-state/application-state';
import { LinkButton } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import {
  type ApplicationScreen,
  useSentSteps,
} from '@/containers/application/shared/application-form';
import {
  PapersWay,
  type SentRow,
  SentState,
} from '@/containers/application/shared/application-state';
import styles from '@/containers/application/shared/shared.module.css';
import { AnotherShop } from '@/containers/application/shared/shop-fields';
import { useShell } from '@/contexts/shell-context';
import { useSettings } from '@/hooks/shell/use-settings';
import type { SellerApplicationDto } from '@/server/contracts/application/application';
import { phoneText } from '@/utils/account/phone-text';
import { SELLER, type SellerKind } from '@/utils/application/seller';
import {
  type SellerDraft,
  shopTitle,
  toDraft,
} from '@/utils/application/seller-draft';
import { mailAddress } from '@/utils/order/mail-address';
import { myShopRoutes } from '@/utils/shell/my-shop-routes';
import { routes } from '@/utils/shell/routes';
import { webAddress } from '@/utils/shell/store-addresses';
import { SellerAside, SellerHelp, VendorApps } from './seller-aside';
import {
  BusinessStep,
  HoursStep,
  PapersStep,
  ReviewStep,
} from './seller-steps';
import { SellerSummary, ZonePicture } from './seller-summary';
import { ZoneStep } from './zone-step';

type SellerStateProps = Readonly<{ application: SellerApplicationDto }>;

const icon = { size: 22 } as const;

/** What each step was answered with. */
function notesOf(
  t: TFunction,
  { address, documents, legalName, week }: SellerDraft,
) {
  const open = week?.filter(({ isOpen }) => isOpen).length ?? 0;
  const number = documents.length;
  return {
    business: legalName,
    zone: address,
    ...(open > 0 && { hours: t('seller.hours.open', { count: open }) }),
    ...(number > 0 && {
      papers: t('seller.documents.count', { count: number }),
    }),
  };
}

/** The steps of an application to sell. */
export const SELLER_SCREEN: ApplicationScreen<SellerKind> = {
  spec: SELLER,
  steps: {
    business: BusinessStep,
    zone: ZoneStep,
    hours: HoursStep,
    papers: PapersStep,
    review: ReviewStep,
  },
  notes: notesOf,
  Aside: SellerAside,
  refusedAs: 'given',
};

/** What was sent, in four lines. */
function useSellerRows(draft: SellerDraft): readonly SentRow[] {
  const { t } = useTranslation('application');
  const open = draft.week?.filter(({ isOpen }) => isOpen).length ?? 0;
  const { address, cover, documents, legalName, logo } = draft;
  const lacks = documents.length === 0;
  const papers = [
    logo && t('seller.logo'),
    cover && t('seller.cover'),
    !lacks && t('seller.documents.count', { count: documents.length }),
  ].filter(Boolean);
  return [
    { key: 'business', title: t('seller.business'), note: legalName },
    { key: 'zone', title: t('seller.zone'), note: address },
    {
      key: 'hours',
      title: t('seller.hours'),
      note: t('seller.hours.open', { count: open }),
    },
    {
      key: 'papers',
      title: t('seller.papers'),
      lacks,
      note: (
        <>
          {papers.join(' · ')}{' '}
          {lacks && <PapersWay subject={t('seller.header')} />}
        </>
      ),
    },
  ];
}

/** Where menus are sent: the house's mail address, or its phone; nothing where it says neither. */
function House() {
  const { t } = useTranslation('application');
  const { email, phone = '' } = useSettings();
  if (!email && !phone) return null;
  const href = email ? mailAddress(email, t('seller.header')) : `tel:${phone}`;
  return (
    <a href={href} className={styles.house}>
      <bdi>{email || phoneText(phone)}</bdi>
    </a>
  );
}

function Approved({ application }: SellerStateProps) {
  const { t } = useTranslation(['account-menu', 'application']);
  const { lang } = useShell();
  const { answer, data, shop_id: shopId } = application;
  const { vendor_app_android: android, vendor_app_ios: ios } = useSettings();
  const shop = shopTitle(toDraft(data, lang), lang);
  const type = data.type ?? 'restaurant';
  return (
    <>
      <ApplicationState
        badge={{ tone: 'success', text: t('application.approved') }}
        title={t('seller.approved.title')}
        text={shop && t('seller.approved.text', { shop })}
        actions={
          shopId !== null && (
            <>
              <LinkButton href={routes.shop({ id: shopId, type })} size="l">
                {t('seller.approved.shop')}
              </LinkButton>
              <LinkButton
                href={myShopRoutes.one(shopId)}
                variant="secondary"
                size="l"
              >
                {t('myShop.title')}
              </LinkButton>
            </>
          )
        }
      >
        {answer && (
          <p dir="auto" className={styles.answer}>
            {answer}
          </p>
        )}
      </ApplicationState>
      <Panel title={t('seller.approved.next')} className={styles.next}>
        {webAddress(ios) || webAddress(android) ? (
          <>
            <ol className={styles.list}>
              <li>{t('seller.approved.apps')}</li>
              <li>{t('seller.approved.menu')}</li>
              <li>{t('seller.approved.open')}</li>
            </ol>
            <VendorApps />
          </>
        ) : (
          <ol className={styles.list}>
            <li>
              {t('seller.approved.send')} <House />
            </li>
            <li>{t('seller.approved.add')}</li>
          </ol>
        )}
      </Panel>
      <AnotherShop />
    </>
  );
}

/** What has become of the application: under review, or approved. A refused one is mended in its form. */
export function SellerState({ application }: SellerStateProps) {
  const { lang } = useShell();
  const isNew = application.status === 'new';
  const draft = toDraft(application.data, lang);
  return (
    <SentState<SellerKind>
      application={application}
      spec={SELLER}
      steps={useSentSteps(SELLER_SCREEN, draft, '')}
      rows={useSellerRows(draft)}
      summary={<SellerSummary draft={draft} />}
      prepare={{
        icon: <UtensilsCrossed {...icon} />,
        title: 'seller.wait.menu',
        text: 'seller.wait.menu.text',
      }}
      aside={
        <>
          {isNew && <ZonePicture draft={draft} />}
          <SellerHelp />
        </>
      }
      approved={<Approved application={application} />}
    />
  );
}
