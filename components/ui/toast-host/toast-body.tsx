import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clsx as cx } from 'clsx';
import type { Notice } from '@/utils/shell/notices';
import styles from './toast-host.module.css';

type ToastBodyProps = Readonly<{ notice: Notice; onClose: () => void }>;

const ICONS = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleX,
  info: Info,
} as const;

export function ToastBody({ notice, onClose }: ToastBodyProps) {
  const { t } = useTranslation();
  const { action } = notice;
  const Icon = ICONS[notice.type];
  return (
    <div className={styles.body}>
      <span className={cx(styles.icon, styles[notice.type])}>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>{notice.title}</strong>
        {notice.text && <span className={styles.text}>{notice.text}</span>}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('common.close')}
        onClick={onClose}
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
