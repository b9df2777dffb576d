import { ChevronDown } from 'lucide-react';
import { Prose } from '@/components/content/prose/prose';
import styles from './questions.module.css';

type QuestionsProps = Readonly<{
  title: string;
  /** The answers are sanitised by the server. */
  questions: readonly { readonly title: string; readonly html: string }[];
  /** Of the answers, when they are not in the page's language. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
}>;

/** Questions that open their answers, with or without script. */
export function Questions({ dir, lang, questions, title }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section>
      <h2 className="t20">{title}</h2>
      <div className={styles.list} lang={lang} dir={dir}>
        {questions.map(({ html, title: question }) => (
          <details key={question} className={styles.question}>
            <summary className={styles.summary}>
              <span>{question}</span>
              <ChevronDown size={20} />
            </summary>
            <Prose look="faq" html={html} className={styles.answer} />
          </details>
        ))}
      </div>
    </section>
  );
}
