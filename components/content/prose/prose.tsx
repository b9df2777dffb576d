import { clsx as cx } from 'clsx';
import styles from './prose.module.css';

type ProseProps = Readonly<{
  /** Sanitised by the server. */
  html: string;
  /** Of the text, when it is not the page's language. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  className?: string | undefined;
}>;

/** A text with headings, lists, tables and pictures, in lines that read well. */
export function Prose({ className, dir, html, lang }: ProseProps) {
  return (
    <div
      className={cx(styles.prose, className)}
      lang={lang}
      dir={dir}
      // eslint-disable-next-line react/no-danger -- sanitised by the server (server/domain/content/safe-html)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
