import { useTranslation } from 'react-i18next';
import { FriendRow } from '@/components/account/referral/friend-row/friend-row';
import { Price } from '@/components/money/price/price';
import { Panel } from '@/components/ui/panel/panel';
import { useShell } from '@/contexts/shell-context';
import { useOwnReferrals } from '@/hooks/account/use-referrals';
import { dateWords } from '@/utils/i18n/date-words';
import { unbroken } from '@/utils/i18n/unbroken';
import styles from './referrals.module.css';

/** Who came by the customer's code, the newest first, and what came of each; nothing for a visitor. */
export function OwnFriends() {
  const { t } = useTranslation();
  const { currency } = useShell();
  const { own } = useOwnReferrals();
  if (!own) return null;
  return (
    <Panel title={t('referrals.friends')} className={styles.panel}>
      {own.friends.length === 0 ? (
        <p className={styles.none}>{t('referrals.none')}</p>
      ) : (
        <ul className={styles.friends} aria-label={t('referrals.friends')}>
          {own.friends.map(({ earned, id, initial, joined_at: at, status }) => (
            <li key={id}>
              <FriendRow
                name={initial ? `${initial}.` : t('referrals.friend')}
                since={t('referrals.since', {
                  date: unbroken(t('date.full', dateWords(at.slice(0, 10), t))),
                })}
                isPaid={earned > 0}
                result={
                  status === 'credited' ? (
                    <Price amount={earned} currency={currency} plus />
                  ) : (
                    t(`referrals.status.${status}`)
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
