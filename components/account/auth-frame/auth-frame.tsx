import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '@/components/shell/logo/logo';
import { BRAND_NAME } from '@/utils/constants/defaults';
import styles from './auth-frame.module.css';

type AuthFrameProps = Readonly<{
  title: string;
  /** Under the title, such as a link to the other form. */
  intro?: ReactNode;
  /** Beside the logo: language, theme. */
  tools?: ReactNode;
  footnote?: ReactNode;
  children: ReactNode;
}>;

/** Sign-in pages: the form at the start, a laid table beside it where there is room. */
export function AuthFrame({
  children,
  footnote,
  intro,
  title,
  tools,
}: AuthFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header className={styles.top}>
          <Logo
            name={BRAND_NAME}
            label={t('header.home', { name: BRAND_NAME })}
          />
          {tools && <div className={styles.tools}>{tools}</div>}
        </header>
        <main id="content" tabIndex={-1} className={styles.form}>
          <h1 className={styles.title}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
          {children}
        </main>
        {footnote && <footer className={styles.footnote}>{footnote}</footer>}
      </div>
      <div className={styles.art} aria-hidden="true">
        <img
          src="/images/login-art.webp"
          alt=""
          width={760}
          height={900}
          className={styles.picture}
        />
      </div>
    </div>
  );
}
