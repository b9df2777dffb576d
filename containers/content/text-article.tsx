import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalArticle } from '@/components/content/legal-article/legal-article';
import { Versions } from '@/components/content/versions/versions';
import { useShell } from '@/contexts/shell-context';
import { useSettings } from '@/hooks/shell/use-settings';
import type { TextPageDto } from '@/server/contracts/content/pages';
import { dateWords } from '@/utils/i18n/date-words';
import { elsewhere } from '@/utils/i18n/elsewhere';

export type TextLayoutProps = Readonly<{
  page: TextPageDto;
  /** Below the text. */
  children?: ReactNode;
}>;

/** A long text with its version, its contents beside it, and how to reach the operator. */
export function TextArticle({ children, page }: TextLayoutProps) {
  const { t } = useTranslation();
  const { lang } = useShell();
  const { email, phone } = useSettings();
  const { sections, translation, versions } = page;
  return (
    <LegalArticle
      title={translation.title}
      {...elsewhere(translation.locale, lang)}
      versions={
        <Versions
          versions={versions.map(({ changes, since, version }) => ({
            version,
            since: t('date.full', dateWords(since.slice(0, 10), t)),
            changes: changes?.text ?? null,
            ...elsewhere(changes?.locale, lang),
          }))}
        />
      }
      html={translation.description ?? ''}
      sections={sections}
      contact={{ email, phone }}
    >
      {children}
    </LegalArticle>
  );
}
