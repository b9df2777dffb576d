import { useTranslation } from 'react-i18next';
import { Panel } from '@/components/ui/panel/panel';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { useShell } from '@/contexts/shell-context';
import { useProfile } from '@/hooks/account/use-profile';
import { useWallet } from '@/hooks/wallet/use-wallet';
import { moneyText } from '@/utils/money/money-text';
import { DELETION_DAYS } from '@/utils/constants/timings';
import { DeletionForms } from './deletion-forms';
import styles from './deletion.module.css';

/** What is in the wallet and becomes of it; nothing where it is empty. */
function WalletWarning() {
  const { i18n, t } = useTranslation();
  const { currency } = useShell();
  const { wallet } = useWallet();
  if (!wallet || wallet.price <= 0) return null;
  const amount = moneyText(wallet.price, currency, i18n.language);
  return (
    <NoticeBox
      title={t('deletion.wallet.title', { amount })}
      text={t('deletion.wallet.text', { count: DELETION_DAYS })}
    />
  );
}

/** /profile/delete: what it means, what is in the wallet, and the proof that it is meant. */
export function DeletionContainer() {
  const { t } = useTranslation();
  const { profile } = useProfile();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('deletion.title')}</h1>
      <Panel className={styles.card}>
        <p>{t('deletion.intro', { count: DELETION_DAYS })}</p>
        <ul className={styles.facts}>
          <li>{t('deletion.goes')}</li>
          <li>{t('deletion.stays')}</li>
        </ul>
        <WalletWarning />
        <DeletionForms hasPassword={profile ? !profile.empty_p : true} />
      </Panel>
    </div>
  );
}
