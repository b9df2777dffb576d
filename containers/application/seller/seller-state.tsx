import { Hourglass, UtensilsCrossed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApplicationState } from '@/components/application/application-state/application-state';
import { StepFrame } from '@/components/application/step-frame/step-frame';
import { StepList } from '@/components/application/step-list/step-list';
import { LinkButton } from '@/components/ui/button/link-button';
import { Panel } from '@/components/ui/panel/panel';
import { useShell } from '@/contexts/shell-context';
import { useSettings } from '@/hooks/shell/use-settings';
import { useMoment } from '@/hooks/i18n/use-moment';
import type { SellerApplicationDto } from '@/server/contracts/application/application';
import {
  type SellerDraft,
  shopTitle,
  toDraft,
} from '@/utils/application/seller-draft';
import { phoneText } from '@/utils/account/phone-text';
import { mailAddress } from '@/utils/order/mail-address';
import { myShopRoutes } from '@/utils/shell/my-shop-routes';
import { routes } from '@/utils/shell/routes';
import { webAddress } from '@/utils/shell/store-addresses';
import { AnotherShop } from '../shared/another-shop';
import { AfterSending } from '../shared/after-sending';
import { PapersWay } from '../shared/papers-way';
import { SentRows } from '../shared/sent-rows';
import { SentWays } from '../shared/sent-ways';
import { SellerHelp } from './seller-aside';
import { SellerSummary } from './seller-summary';
import { useSentSteps } from './use-seller-step-list';
import { VendorApps } from './vendor-apps';
import { ZoneCard } from './zone-card';
import styles from './seller.module.css';

type SellerStateProps = Readonly<{ application: SellerApplicationDto }>;

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What was sent, in four lines. */
function SellerRows({ draft }: Readonly<{ draft: SellerDraft }>) {
  const { t } = useTranslation();
  const open = draft.week?.filter(({ isOpen }) => isOpen).length ?? 0;
  const { address, cover, documents, legalName, logo } = draft;
  const lacks = documents.length === 0;
  const papers = [
    logo && t('seller.logo'),
    cover && t('seller.cover'),
    !lacks && t('seller.documents.count', { count: documents.length }),
  ].filter(Boolean);
  const subject = t('seller.header');
  return (
    <SentRows
      rows={[
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
              {papers.join(' · ')} {lacks && <PapersWay subject={subject} />}
            </>
          ),
        },
      ]}
    />
  );
}

function UnderReview({ application }: SellerStateProps) {
  const { t } = useTranslation();
  const { lang } = useShell();
  const moment = useMoment();
  const draft = toDraft(application.data, lang);
  return (
    <>
      <ApplicationState
        badge={{
          tone: 'warning',
          text: t('application.review'),
          icon: <Hourglass size={14} strokeWidth={2} aria-hidden="true" />,
        }}
        title={t('application.review.title')}
        text={
          <>
            {t('seller.underReview')}{' '}
            {application.sent_at &&
              t('application.review.sent', {
                when: moment(application.sent_at),
              })}
          </>
        }
        actions={
          <SentWays>
            <SellerSummary draft={draft} />
          </SentWays>
        }
      >
        <SellerRows draft={draft} />
      </ApplicationState>
      <AfterSending
        then={t('seller.how.open.text')}
        prepare={{
          icon: <UtensilsCrossed {...icon} />,
          title: t('seller.wait.menu'),
          text: t('seller.wait.menu.text'),
        }}
      />
    </>
  );
}

/** Where menus are sent: the house's mail address, or its phone; nothing where it says neither. */
function House() {
  const { t } = useTranslation();
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
  const { t } = useTranslation();
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
  const { t } = useTranslation();
  const { lang } = useShell();
  const isNew = application.status === 'new';
  const draft = toDraft(application.data, lang);
  const steps = useSentSteps(draft);
  return (
    <StepFrame
      steps={isNew && <StepList label={t('application.steps')} steps={steps} />}
      aside={
        <>
          {isNew && <ZoneCard draft={draft} />}
          <SellerHelp />
        </>
      }
    >
      {isNew ? (
        <UnderReview application={application} />
      ) : (
        <Approved application={application} />
      )}
    </StepFrame>
  );
}
