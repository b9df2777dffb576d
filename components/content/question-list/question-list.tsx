import { Plus } from 'lucide-react';
import { Prose } from '@/components/content/prose/prose';
import { LinkButton } from '@/components/ui/button/button';
import styles from './question-list.module.css';

interface ListedQuestion {
  /** Opens it: /help#slug. */
  readonly slug: string;
  readonly title: string;
  /** Sanitised by the server. */
  readonly html: string;
  /** Where one does it. */
  readonly link: { readonly href: string; readonly title: string } | null;
  /** Of the words, when they are not in the page's language. */
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

type QuestionListProps = Readonly<{
  questions: readonly ListedQuestion[];
  /** The first answer is there at once. */
  firstOpen?: boolean;
}>;

/**
 * Questions that open their answers, with or without script. The id is the answer's: a browser that is led to it opens
 * what it stands in.
 */
export function QuestionList({
  firstOpen = false,
  questions,
}: QuestionListProps) {
  return (
    <div className={styles.list}>
      {questions.map(({ dir, html, lang, link, slug, title }, index) => (
        <details
          key={slug}
          className={styles.question}
          open={(firstOpen && index === 0) || undefined}
        >
          <summary className={styles.summary}>
            <h3 className={styles.title} lang={lang} dir={dir}>
              {title}
            </h3>
            <Plus size={22} />
          </summary>
          <div id={slug} className={styles.answer}>
            <Prose look="answer" html={html} lang={lang} dir={dir} />
            {link && (
              <LinkButton
                href={link.href}
                prefetch={false}
                variant="secondary"
                size="s"
                className={styles.link}
              >
                {link.title}
              </LinkButton>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
