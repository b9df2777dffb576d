import type { MouseEvent } from 'react';
import { spokenLocales } from '@/utils/i18n/site-languages';
import { isPlainClick } from '@/utils/browser/plain-click';
import { localisedPath } from '@/utils/shell/routes';

export type LanguageItemsProps = Readonly<{
  /** This page, without its language. */
  path: string;
  lang: string;
  onChoose: (code: string) => void;
}>;

/** This page in each language in force. */
export function LanguageItems({ path, lang, onChoose }: LanguageItemsProps) {
  function handleClick(event: MouseEvent, code: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(code);
  }
  return spokenLocales().map(({ backward, code, tag, title }) => (
    <li key={code}>
      <a
        href={localisedPath(path, code)}
        hrefLang={tag}
        lang={tag}
        dir={backward ? 'rtl' : undefined}
        aria-current={code === lang || undefined}
        onClick={(event) => handleClick(event, code)}
      >
        {title}
      </a>
    </li>
  ));
}
