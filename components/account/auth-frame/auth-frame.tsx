import type { ReactNode } from 'react';
import styles from './auth-frame.module.css';

type AuthFrameProps = Readonly<{
  /** Leads home. */
  logo: ReactNode;
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
  logo,
  title,
  tools,
}: AuthFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header className={styles.top}>
          {logo}
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
