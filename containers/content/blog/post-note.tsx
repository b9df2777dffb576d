import { useTranslation } from '@/utils/i18n/use-translation';
import type { BlogDto } from '@/server/contracts/content/posts';
import { calendarWords } from '@/utils/i18n/dates';
import styles from './post-tile.module.css';

type PostNoteProps = Readonly<{
  post: Pick<BlogDto, 'published_at' | 'read_minutes'>;
}>;

/** When a post appeared, and how long it takes to read. */
export function PostNote({ post }: PostNoteProps) {
  const { t } = useTranslation(['content', 'date']);
  const { published_at: date, read_minutes: minutes } = post;
  return (
    <p className={styles.note}>
      <time dateTime={date}>
        {t('date.full', calendarWords(date, 'UTC', t))}
      </time>
      <span aria-hidden="true">·</span>
      <span>{t('blog.minutes', { minutes })}</span>
    </p>
  );
}
