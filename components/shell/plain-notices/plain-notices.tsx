import '@/styles/families/common';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { TOASTS_SHOWN } from '@/utils/constants/limits';
import { type Notice, receiveNotices } from '@/utils/shell/notices';
import styles from './plain-notices.module.css';

interface Shown {
  readonly key: number;
  readonly notice: Notice;
}

/** Newest first; the same id takes the place of the earlier one. */
function withNotice(shown: readonly Shown[], notice: Notice): Shown[] {
  const others = shown.filter(
    ({ notice: { id } }) => id === undefined || id !== notice.id,
  );
  const key = Math.max(0, ...shown.map((one) => one.key)) + 1;
  return [{ key, notice }, ...others].slice(0, TOASTS_SHOWN);
}

/** What is said while the toasts themselves could not be loaded, as without a network: plain, and until it is closed. */
export function PlainNotices() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useEffect(
    () =>
      receiveNotices((notice) => setShown((all) => withNotice(all, notice))),
    [],
  );
  return (
    <div role="alert" className={styles.list}>
      {shown.map(({ key, notice }) => (
        <div key={key} className={styles.notice}>
          <p className="grow breaks">
            <strong className={styles.title}>{notice.title}</strong>
            {notice.text}
          </p>
          {notice.action && (
            <button
              type="button"
              className={styles.close}
              onClick={() => {
                notice.action?.onPress();
                setShown((all) => all.filter((one) => one.key !== key));
              }}
            >
              {notice.action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            onClick={() =>
              setShown((all) => all.filter((one) => one.key !== key))
            }
          >
            {t('common.close')}
          </button>
        </div>
      ))}
    </div>
  );
}
