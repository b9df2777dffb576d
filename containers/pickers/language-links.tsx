import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useLocaleSwitch } from '@/hooks/i18n/use-locale-switch';
import { isPlainClick } from '@/utils/browser/plain-click';
import { spokenLocales } from '@/utils/i18n/site-languages';
import { KeptList } from '@/utils/platform/kept-list';
import { localisedPath } from '@/utils/shell/routes';

/** The list at the foot of the page. */
export const LANGUAGES = 'languages';

type LanguageItemsProps = Readonly<{
  /** This page, without its language. */
  path: string;
  lang: string;
  onChoose: (code: string) => void;
}>;

/** This page in each language in force. */
function LanguageItems({ path, lang, onChoose }: LanguageItemsProps) {
  function handleClick(event: MouseEvent, code: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(code);
  }
  return spokenLocales().map(({ backward, code, tag, title }) => (
    <li key={code}>
      <a
        href={localisedPath(path, code)}
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

/**
 * This page in each language in force: real links, for readers without script and for search engines; with script
 * the change is soft and keeps the cart.
 */
export function LanguageLinks() {
  const { asPath } = useRouter();
  // the server knows no fragment
  const [path = ''] = asPath.split('#', 1);
  const { lang } = useShell();
  const switchTo = useLocaleSwitch();
  const onChoose = (code: string) => void switchTo(code);
  return (
    <KeptList
      id={LANGUAGES}
      of={LanguageItems}
      props={{ path, lang, onChoose }}
    />
  );
}
