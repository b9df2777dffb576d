import { Copy, Link2, QrCode, Share2 } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useInvite } from '@/hooks/group-order/use-invite';
import type { useOwnedGroup } from '@/hooks/group-order/use-owned-group';
import type { GroupView } from '@/utils/group-order/group-view';
import styles from './owner-block.module.css';
import type { OwnerQuestion } from './owner-dialogs';

const icon = { size: 20 } as const;

export type OwnerProps = Readonly<{
  group: GroupView;
  owned: ReturnType<typeof useOwnedGroup>;
  onAsk: (question: OwnerQuestion) => void;
}>;

/** The link that others join by, to copy, share or show as a code. */
export function InviteRow({ group, onAsk, owned }: OwnerProps) {
  const { t } = useTranslation('group');
  const { address, copy, share } = useInvite(group);
  if (address === null)
    return (
      <div className={styles.invite}>
        <span className={styles.none}>{t('group.link.none')}</span>
        <Button
          variant="secondary"
          icon={<Link2 {...icon} />}
          loading={owned.renew.isPending}
          onClick={() => owned.renew.mutate()}
        >
          {t('group.link.new')}
        </Button>
      </div>
    );
  const look = { variant: 'fill', className: styles.action } as const;
  return (
    <div className={styles.invite}>
      <span className={styles.link}>
        <bdi dir="ltr" className="clip">
          {address.replace(/^https?:\/\//, '')}
        </bdi>
      </span>
      <IconButton
        {...look}
        label={t('group.link.copy')}
        icon={<Copy {...icon} />}
        onClick={copy}
      />
      {share && (
        <IconButton
          {...look}
          label={t('share.action')}
          icon={<Share2 {...icon} />}
          onClick={share}
        />
      )}
      <IconButton
        {...look}
        label={t('group.link.show')}
        aria-haspopup="dialog"
        icon={<QrCode {...icon} />}
        onClick={() => onAsk({ kind: 'invite' })}
      />
    </div>
  );
}
