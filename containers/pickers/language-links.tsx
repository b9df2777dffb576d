import { useRouter } from 'next/router';
import { KeptList } from '@/utils/platform/kept-list';
import { useShell } from '@/contexts/shell-context';
import { useLocaleSwitch } from '@/hooks/i18n/use-locale-switch';
import { LanguageItems } from './language-items';

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
  return <KeptList of={LanguageItems} props={{ path, lang, onChoose }} />;
}
