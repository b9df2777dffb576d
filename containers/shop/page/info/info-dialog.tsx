import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/modal/modal';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Picture } from '@/components/ui/picture/picture';
import { useShell } from '@/contexts/shell-context';
import { useShopInfo } from '@/hooks/shop/use-shop-info';
import { isOtherClock } from '@/utils/i18n/dates';
import type { ShopView } from '@/utils/shop/shop-view';
import {
  AboutContact,
  AboutDelivery,
  AboutHours,
  AboutPart,
  AboutPayment,
  AboutWords,
} from './about-parts';
import { BranchList } from './branch-list';
import { InfoMap } from './info-map';
import styles from './shop-info.module.css';

type InfoDialogProps = Readonly<{
  shop: ShopView;
  open: boolean;
  onClose: () => void;
}>;

const LOOK = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Whether the address of the page can be delivered to, as the server says; nothing while there is no address. */
function ZoneAnswer({ shop }: Readonly<{ shop: ShopView }>) {
  const { t } = useTranslation();
  const { address } = useShell();
  if (!address) return null;
  const isOut = shop.reason === 'out_of_zone';
  return (
    <p className={isOut ? styles.out : styles.in}>
      {isOut ? <CircleX {...LOOK} /> : <CircleCheck {...LOOK} />}
      {t(isOut ? 'shop.about.outOfZone' : 'shop.about.inZone')}
    </p>
  );
}

/** Everything about a shop beside its menu: hours, place and zone on a map, delivery, payment, pictures, branches. */
export function InfoDialog({ onClose, open, shop }: InfoDialogProps) {
  const { t } = useTranslation();
  const { info, isFailed, retry } = useShopInfo(shop.id);
  const { timezone, title } = shop;
  return (
    <Modal open={open} onClose={onClose} title={title}>
      <div className={styles.parts}>
        <AboutWords shop={shop} />
        <InfoMap shop={shop} info={info} />
        <ZoneAnswer shop={shop} />
        {isFailed && (
          <NoticeBox title={t('shop.about.failed')}>
            <Button variant="secondary" size="s" onClick={retry}>
              {t('common.tryAgain')}
            </Button>
          </NoticeBox>
        )}
        <AboutHours shop={shop} />
        {isOtherClock(timezone) && (
          <p className={styles.note}>{t('shop.about.zone')}</p>
        )}
        <AboutContact shop={shop} />
        <AboutDelivery shop={shop} />
        <AboutPayment shop={shop} />
        {info && info.pictures.length > 0 && (
          <AboutPart title={t('shop.about.gallery')}>
            <ul className={styles.pictures}>
              {info.pictures.map(({ id, img }, index) => (
                <li key={id}>
                  <Picture
                    src={img}
                    alt={t('shop.about.picture', {
                      name: title,
                      number: index + 1,
                    })}
                    width={240}
                    height={180}
                  />
                </li>
              ))}
            </ul>
          </AboutPart>
        )}
        {info && info.branches.length > 0 && (
          <AboutPart title={t('shop.about.branches')}>
            <BranchList branches={info.branches} today={shop.today} />
          </AboutPart>
        )}
      </div>
    </Modal>
  );
}
