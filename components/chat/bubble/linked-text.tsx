import { messageParts } from '@/utils/chat/message-parts';
import styles from './bubble.module.css';

/** Plain text with its links, which tell the other side nothing of this page. */
export function LinkedText({ content }: Readonly<{ content: string }>) {
  return messageParts(content).map(({ href, text }, index) =>
    href ? (
      <a
        // the order of the parts of one text never changes
        key={index}
        className={styles.link}
        href={href}
        title={href}
        {...(href.startsWith('http') && { target: '_blank' })}
        rel="noopener noreferrer nofollow"
      >
        {text}
      </a>
    ) : (
      text
    ),
  );
}
