import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useLocaleSwitch } from '@/hooks/use-locale-switch';
import { LOCALES } from '@/utils/locales';
import { isPlainClick } from '@/utils/plain-click';
import { localisedPath } from '@/utils/routes';

/**
 * This page in each language in force: real links, for readers without script and for search engines; with script
 * the change is soft and keeps the cart.
 */
export function LanguageLinks() {
  const { asPath } = useRouter();
  // the server knows no fragment
  const [path = ''] = asPath.split('#');
  const { lang } = useShell();
  const switchTo = useLocaleSwitch();
  function handleClick(event: MouseEvent, code: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void switchTo(code);
  }
  return (
    <ul>
      {LOCALES.map(({ backward, code, tag, title }) => (
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
      ))}
    </ul>
  );
}
