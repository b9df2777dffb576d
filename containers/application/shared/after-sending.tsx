import { BookOpenText, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/components/ui/panel/panel';
import { contentRoutes } from '@/utils/shell/content-routes';
import styles from './shared.module.css';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

type AfterSendingProps = Readonly<{
  /** What happens once it is approved. */
  then: string;
  /** What can be prepared meanwhile. */
  prepare: Readonly<{ icon: ReactNode; title: string; text: string }>;
}>;

/** Below an application that is being read: what happens next, and what one can do until then. */
export function AfterSending({ prepare, then }: AfterSendingProps) {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={t('seller.approved.next')} className={styles.next}>
        <ol className={styles.list}>
          <li>{t('seller.how.answer.text')}</li>
          <li>{then}</li>
        </ol>
        <p className={styles.fixed}>{t('application.fixed')}</p>
      </Panel>
      <Panel title={t('application.wait')} className={styles.next}>
        <ul>
          <li className={styles.row}>
            {prepare.icon}
            <p className={styles.words}>
              <b>{prepare.title}</b>
              <span>{prepare.text}</span>
            </p>
          </li>
          <li>
            <Link
              href={contentRoutes.help()}
              prefetch={false}
              className={styles.row}
            >
              <BookOpenText {...icon} />
              <span className={styles.words}>
                <b>{t('footer.help')}</b>
                <span>{t('help.hint')}</span>
              </span>
              <ChevronRight {...icon} size={20} className="flip" />
            </Link>
          </li>
        </ul>
      </Panel>
    </>
  );
}
