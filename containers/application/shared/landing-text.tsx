import { useApplicationText } from '@/hooks/application/use-application';
import styles from './shared.module.css';

/** What the house itself says about selling or driving here, where it says something. */
export function LandingText({
  slug,
}: Readonly<{ slug: 'be-seller' | 'delivery' }>) {
  const text = useApplicationText(slug);
  return (
    text && (
      <section className={styles.text} {...text.written}>
        <div
          // eslint-disable-next-line react/no-danger -- sanitised by the server (server/domain/content/safe-html)
          dangerouslySetInnerHTML={{ __html: text.html }}
        />
      </section>
    )
  );
}
