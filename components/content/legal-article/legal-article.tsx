import { Mail, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Prose } from '@/components/content/prose/prose';
import { phoneText } from '@/utils/account/phone-text';
import styles from './legal-article.module.css';

type LegalArticleProps = Readonly<{
  title: string;
  /** Of the text, when it is not the page's language. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  /** Which version it is. */
  versions?: ReactNode;
  /** Sanitised by the server. */
  html: string;
  sections: readonly Readonly<{ id: string; title: string }>[];
  contact: Readonly<{ email?: string | undefined; phone?: string | undefined }>;
  /** Below the text. */
  children?: ReactNode;
}>;

const icon = { size: 20 } as const;

/** A long text that reads well: lines of at most 70 characters, its sections beside it where there is room. */
export function LegalArticle(props: LegalArticleProps) {
  const { children, contact, dir, html, lang, sections, title, versions } =
    props;
  const { t } = useTranslation('content');
  const contents = useId();
  const { email, phone } = contact;
  return (
    <div className={styles.page}>
      <header className={styles.head} lang={lang} dir={dir}>
        <h1 className={styles.title}>{title}</h1>
      </header>
      {sections.length > 2 && (
        <nav className={styles.contents} aria-labelledby={contents}>
          <p id={contents} className={styles.label}>
            {t('legal.contents')}
          </p>
          <ol lang={lang} dir={dir}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <article className={styles.article}>
        {versions}
        <Prose html={html} lang={lang} dir={dir} />
        {(email || phone) && (
          <ul className={styles.contact}>
            {email && (
              <li>
                <a href={`mailto:${email}`}>
                  <Mail {...icon} />
                  <span className="sr-only">{t('legal.email')}</span>
                  <bdi dir="ltr">{email}</bdi>
                </a>
              </li>
            )}
            {phone && (
              <li>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                  <Phone {...icon} />
                  <span className="sr-only">{t('legal.phone')}</span>
                  <bdi dir="ltr">{phoneText(phone)}</bdi>
                </a>
              </li>
            )}
          </ul>
        )}
        {children}
      </article>
    </div>
  );
}
