import { Copy, Link2, QrCode, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import styles from './invite-row.module.css';

type InviteRowProps = Readonly<{
  /** The whole address of the invitation; null: it was withdrawn. */
  address: string | null;
  onCopy: () => void;
  /** Shows the code and what else can be done with the link. */
  onShow: () => void;
  /** The system's own sheet; null where there is none. */
  onShare: (() => void) | null;
  onRenew: () => void;
  isRenewing: boolean;
}>;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The link that others join by, to copy, share or show as a code. */
export function InviteRow(props: InviteRowProps) {
  const { address, isRenewing, onCopy, onRenew, onShare, onShow } = props;
  const { t } = useTranslation();
  if (address === null)
    return (
      <div className={styles.row}>
        <span className={styles.none}>{t('group.link.none')}</span>
        <Button
          variant="secondary"
          icon={<Link2 {...icon} />}
          loading={isRenewing}
          onClick={onRenew}
        >
          {t('group.link.new')}
        </Button>
      </div>
    );
  const look = { variant: 'fill', className: styles.action } as const;
  return (
    <div className={styles.row}>
      <span className={styles.link}>
        <bdi dir="ltr" className="clip">
          {address.replace(/^https?:\/\//, '')}
        </bdi>
      </span>
      <IconButton
        {...look}
        label={t('group.link.copy')}
        icon={<Copy {...icon} />}
        onClick={onCopy}
      />
      {onShare && (
        <IconButton
          {...look}
          label={t('share.action')}
          icon={<Share2 {...icon} />}
          onClick={onShare}
        />
      )}
      <IconButton
        {...look}
        label={t('group.link.show')}
        aria-haspopup="dialog"
        icon={<QrCode {...icon} />}
        onClick={onShow}
      />
    </div>
  );
}
