import '@/styles/families/sign-in';
import Link from 'next/link';
import { Fragment } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { routes } from '@/utils/shell/routes';
import { sentenceParts } from '@/utils/i18n/sentence-parts';
import styles from './auth-form.module.css';

const LINKS = {
  terms: routes.terms(),
  privacy: routes.privacy(),
} as const;

/** What an account agrees to; the pages open beside the form, so that nothing that was typed is lost. */
export function RegisterTerms() {
  const { t } = useTranslation('auth');
  const parts = sentenceParts(
    (marks) => t('auth.register.terms', marks),
    ['terms', 'privacy'],
  );
  return (
    <p className={styles.terms}>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <Link
            key={index}
            href={LINKS[part.name]}
            prefetch={false}
            target="_blank"
          >
            {t(`auth.register.${part.name}.link`)}
          </Link>
        ),
      )}
    </p>
  );
}
