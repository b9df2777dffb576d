import '@/styles/families/sign-in';
import type { ReactNode } from 'react';
import { PageTools } from '@/containers/pickers/page-tools';
import { SiteLogo } from './site-logo';
import styles from './auth-page.module.css';

type AuthPageProps = Readonly<{
  title: string;
  /** Under the title, such as a link to the other form. */
  intro?: ReactNode;
  footnote?: ReactNode;
  children: ReactNode;
}>;

/** Sign-in pages: logo, theme and language, the form at the start, a laid table beside it where there is room. */
export function AuthPage({ children, footnote, intro, title }: AuthPageProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header className={styles.top}>
          <SiteLogo />
          <div className={styles.tools}>
            <PageTools />
          </div>
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
