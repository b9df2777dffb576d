import Link from 'next/link';
import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import { PopoverRow } from '@/components/popover-panel/popover-row';
import { RadioMark } from '@/components/radio-mark/radio-mark';
import { useShell } from '@/contexts/shell-context';
import { useLocaleSwitch } from '@/hooks/use-locale-switch';
import { LOCALES } from '@/utils/locales';

/** This page in each language in force: real links; with script the change is soft and keeps the cart. */
export function LanguageLinks() {
  const { asPath } = useRouter();
  const { lang } = useShell();
  const switchTo = useLocaleSwitch();
  function handleClick(event: MouseEvent, code: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void switchTo(code);
  }
  return (
    <ul>
      {LOCALES.map(({ backward, code, tag, title }) => (
        <li key={code}>
          <Link
            href={asPath}
            locale={code}
            hrefLang={tag}
            prefetch={false}
            scroll={false}
            aria-current={code === lang || undefined}
            onClick={(event) => handleClick(event, code)}
          >
            <PopoverRow
              active={code === lang}
              title={
                <span lang={tag} dir={backward ? 'rtl' : 'ltr'}>
                  {title}
                </span>
              }
              end={<RadioMark checked={code === lang} />}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
