import { Prose } from '@/components/content/prose/prose';
import { Picture } from '@/components/ui/picture/picture';
import styles from './story.module.css';

type StoryProps = Readonly<{
  title: string;
  /** A sentence or two under the title. */
  summary: string;
  /** Of the words, when they are not in the page's language. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  /** Beside the title. */
  picture: string;
  /** What the numbers are, for who hears the page. */
  numbersTitle: string;
  numbers: readonly Readonly<{ key: string; value: string; label: string }>[];
  /** Sanitised by the server. */
  html: string;
}>;

/** A page that tells who somebody is: title and picture, numbers, and the text. */
export function Story(props: StoryProps) {
  const { dir, html, lang, numbers, numbersTitle } = props;
  const { picture, summary, title } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words} lang={lang} dir={dir}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.summary}>{summary}</p>
        </div>
        <Picture
          src={picture}
          width={592}
          height={440}
          alt=""
          sizes="(width >= 1140px) 592px, (width >= 768px) 50vw, 100vw"
          priority
          className={styles.picture}
        />
      </header>
      {numbers.length > 0 && (
        <section aria-label={numbersTitle}>
          <dl className={styles.numbers}>
            {numbers.map(({ key, label, value }) => (
              <div key={key} className={styles.number}>
                <dt>{label}</dt>
                <dd>
                  <bdi dir="ltr">{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Prose html={html} lang={lang} dir={dir} className={styles.text} />
    </div>
  );
}
