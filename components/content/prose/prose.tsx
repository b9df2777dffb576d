import { clsx as cx } from 'clsx';
import styles from './prose.module.css';

type ProseProps = Readonly<{
  /** Sanitised by the server. */
  html: string;
  /** `page`: about and legal texts. `faq`: answers of the referral page. `intro`: a few sentences below a title. */
  look?: 'answer' | 'article' | 'faq' | 'intro' | 'job' | 'landing' | 'page';
  /** Of the text, when it is not the page's language. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  className?: string | undefined;
}>;

/** The operator's HTML or a text of ours: the one place that draws it. */
export function Prose(props: ProseProps) {
  const { className, dir, html, lang, look = 'page' } = props;
  return (
    <div
      className={cx(styles[look], className)}
      lang={lang}
      dir={dir}
      // eslint-disable-next-line react/no-danger -- sanitised by the server (server/domain/content/safe-html)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
