import '@/styles/families/form';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice-box.module.css';

type NoticeBoxProps = Readonly<{
  title: ReactNode;
  text?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}>;

/** Why it cannot go on, and the way on; announced when it appears, and takes the focus when it is in the way. */
export function NoticeBox({ children, text, title }: NoticeBoxProps) {
  return (
    <div role="alert" tabIndex={-1} data-blocked className={styles.notice}>
      <TriangleAlert size={20} />
      <div className="grow breaks">
        <p className="strong">{title}</p>
        {text && <p>{text}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
