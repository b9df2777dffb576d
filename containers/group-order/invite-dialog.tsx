import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { QrPicture } from '@/components/group-order/qr-picture/qr-picture';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/containers/ui/dialog';
import { useInvite } from '@/hooks/group-order/use-invite';
import type { GroupView } from '@/utils/group-order/group-view';
import styles from './dialog.module.css';

type InviteDialogProps = Readonly<{
  group: GroupView;
  isPending: boolean;
  onClose: () => void;
  onRenew: () => void;
  onWithdraw: () => void;
}>;

const icon = { size: 20 } as const;

/** The invitation to scan, copy or share; a new link, or none. */
export function InviteDialog(props: InviteDialogProps) {
  const { group, isPending, onClose, onRenew, onWithdraw } = props;
  const { t } = useTranslation('group');
  const { address, copy, share } = useInvite(group);
  if (address === null) return null;
  return (
    <Dialog title={t('group.invite.title')} onClose={onClose}>
      <div className={styles.invite}>
        <p className={styles.words}>{t('group.invite.text')}</p>
        <QrPicture text={address} label={t('group.invite.title')} />
        <bdi dir="ltr" className={styles.link}>
          {address.replace(/^https?:\/\//, '')}
        </bdi>
        <div className={styles.buttons}>
          <Button icon={<Copy {...icon} />} onClick={copy}>
            {t('group.link.copy')}
          </Button>
          {share && (
            <Button
              variant="secondary"
              icon={<Share2 {...icon} />}
              onClick={share}
            >
              {t('share.action')}
            </Button>
          )}
        </div>
        <p className={styles.words}>{t('group.link.hint')}</p>
        <div className={styles.buttons}>
          <Button variant="line" size="s" loading={isPending} onClick={onRenew}>
            {t('group.link.new')}
          </Button>
          <Button
            variant="line"
            size="s"
            disabled={isPending}
            onClick={onWithdraw}
          >
            {t('group.link.stop')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
