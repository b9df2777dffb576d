import { referralQueries } from '@/services/account/referral-queries';
import { routes } from '@/utils/shell/routes';
import type { LoadedPage } from '../page-options';
import { breadcrumbs } from './breadcrumbs';
import type { HeadDraft } from './head-draft';

/** Without the marks that keep an amount left to right among other words. */
const plain = (text: string): string => text.replace(/[\u2066\u2069]/g, '');

/** The page of the referral program: what is promised, as its own title and text have it. */
export function referralHead({ read, shell, t }: LoadedPage): HeadDraft {
  const { currency, lang } = shell;
  const program = read(
    referralQueries.program({ lang, currencyId: currency.id }).queryKey,
  );
  const title = plain(program?.translation.title ?? t('referrals.invite'));
  const path = routes.referrals();
  return {
    title,
    description: plain(program?.summary || title),
    path,
    nodes: [breadcrumbs(shell, [t('referrals.title'), path])],
  };
}
