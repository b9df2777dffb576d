import { Copy, Link2, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import styles from './code-card.module.css';

type CodeCardProps = Readonly<{
  code: string;
  /** The whole address of the invitation. */
  url: string;
  onCopyCode: () => void;
  onCopyLink: () => void;
  onShare: () => void;
}>;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One's own code and link: to be read, copied and shared. */
export function CodeCard(props: CodeCardProps) {
  const { code, onCopyCode, onCopyLink, onShare, url } = props;
  const { t } = useTranslation();
  return (
    <>
      <h2 className={styles.label}>{t('referrals.code')}</h2>
      <div className={styles.row}>
        <bdi dir="ltr" className={styles.code}>
          {code}
        </bdi>
        <Button
          variant="dark"
          className={styles.action}
          icon={<Copy {...icon} />}
          aria-label={t('referrals.copy')}
          onClick={onCopyCode}
        >
          {t('referrals.copy')}
        </Button>
      </div>
      <p className={styles.link}>
        <Link2 size={16} />
        <bdi dir="ltr">{url.replace(/^https?:\/\//, '')}</bdi>
      </p>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          block
          className={styles.light}
          icon={<Link2 {...icon} />}
          onClick={onCopyLink}
        >
          {t('group.link.copy')}
        </Button>
        <Button
          variant="secondary"
          block
          className={styles.light}
          icon={<Share2 {...icon} />}
          onClick={onShare}
        >
          {t('share.action')}
        </Button>
      </div>
    </>
  );
}
