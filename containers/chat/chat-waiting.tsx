import { useEffect, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { RetryButton } from '@/components/ui/button/button';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { WaitingBox } from '@/components/ui/waiting-box/waiting-box';
import { useShell } from '@/contexts/shell-context';
import { useChatAddress } from '@/hooks/chat/use-chat-address';
import { askAgain, tellLateBlocks } from '@/utils/browser/until-loaded';
import styles from './chat.module.css';

/** Says that it did not come, once it did not, with the way to ask again. */
function Coming() {
  const { t } = useTranslation();
  const [isLate, setLate] = useState(false);
  useEffect(() => tellLateBlocks(() => setLate(true)), []);
  if (!isLate) return <LinesSkeleton count={6} pictures />;
  return (
    <div className={styles.late} role="alert">
      <p>{t('error.late')}</p>
      <RetryButton
        onClick={() => {
          setLate(false);
          askAgain();
        }}
      />
    </div>
  );
}

/** The chat's place until its code is there; nothing while it is closed, and for a visitor, who signs in first. */
export function ChatWaiting() {
  const { t } = useTranslation('account-menu');
  const { user } = useShell();
  const { close, target } = useChatAddress();
  if (!user || !target) return null;
  return (
    <WaitingBox place="chat" title={t('chat.title')} onClose={close}>
      <Coming />
    </WaitingBox>
  );
}
