import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { SEARCH_MAX_LENGTH } from '@/utils/constants/limits';
import styles from './help-search.module.css';

type HelpSearchProps = Readonly<{
  /** Where it leads without script: a path with its language prefix. */
  action: string;
  /** What was searched for. */
  term: string;
  onSearch: (typed: string) => void;
}>;

/** The search inside of the help: a form that works without script. */
export function HelpSearch({ action, onSearch, term }: HelpSearchProps) {
  const { t } = useTranslation();
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    onSearch(typeof typed === 'string' ? typed : '');
  }
  return (
    <form
      role="search"
      aria-label={t('help.title')}
      action={action}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <Search size={22} />
      <input
        key={term}
        type="search"
        name="q"
        defaultValue={term}
        maxLength={SEARCH_MAX_LENGTH}
        className={styles.input}
        aria-label={t('help.title')}
        placeholder={t('help.hint')}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
      />
      <Button type="submit" variant="dark" className={styles.button}>
        {t('header.search.label')}
      </Button>
    </form>
  );
}
