import '@/styles/families/shop';
import { ArrowLeft, Share2 } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { IconLink } from '@/components/ui/icon-button/icon-link';
import { LikeButton } from '@/components/shop/like-button/like-button';
import { useLiked } from '@/hooks/shop/use-liked';
import { useShare } from '@/hooks/browser/use-share';
import { routes } from '@/utils/shell/routes';
import styles from './shop-page.module.css';

type ShopActionsProps = Readonly<{ uuid: string; title: string }>;

/** Save and share. */
export function ShopActions({ uuid, title }: ShopActionsProps) {
  const { t } = useTranslation('shop');
  const { liked, toggle } = useLiked();
  const share = useShare(title);
  return (
    <>
      <LikeButton
        look="round"
        className={styles.action}
        liked={liked.includes(uuid)}
        label={t('shop.like', { name: title })}
        onToggle={() => toggle(uuid)}
      />
      <IconButton
        variant="round"
        className={styles.action}
        label={t('share.action')}
        icon={<Share2 size={20} />}
        onClick={() => void share()}
      />
    </>
  );
}

/** On phones: the way back to all restaurants. */
export function ShopBack() {
  const { t } = useTranslation('shop');
  return (
    <IconLink
      href={routes.home()}
      prefetch={false}
      variant="raised"
      label={t('shop.back')}
      icon={<ArrowLeft className="flip" size={22} />}
    />
  );
}
