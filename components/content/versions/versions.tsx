import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './versions.module.css';

/** A version of a text, its words ready to be read. */
export type ShownVersion = Readonly<{
  version: number;
  /** Such as "23 November 2026". */
  since: string;
  /** What it changed; null when that was not said. */
  changes: string | null;
  /** Of `changes`, when they are not in the page's language. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
}>;

type VersionsProps = Readonly<{
  /** The one in force first. */
  versions: readonly ShownVersion[];
}>;

/** Which version is in force since when, what it changed, and the earlier ones. */
export function Versions({ versions }: VersionsProps) {
  const { t } = useTranslation();
  const [current, ...earlier] = versions;
  if (!current) return null;
  const named = ({ since, version }: ShownVersion) =>
    `${t('legal.version', { version })} · ${since}`;
  return (
    <div className={styles.versions}>
      <p className={styles.line}>{named(current)}</p>
      {current.changes && (
        <section className={styles.changed}>
          <h2 className={styles.title}>{t('legal.changed')}</h2>
          <p lang={current.lang} dir={current.dir}>
            {current.changes}
          </p>
        </section>
      )}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>
            {t('legal.earlier')}
            <ChevronDown size={18} />
          </summary>
          <ul>
            {earlier.map((each) => (
              <li key={each.version}>
                {named(each)}
                {each.changes && (
                  <p lang={each.lang} dir={each.dir}>
                    {each.changes}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
