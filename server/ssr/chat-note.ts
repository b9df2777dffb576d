import { errorMessage } from '@/server/domain/i18n/error-message';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';

/** What a page whose address opens the chat says to a browser without script, and the way it leads to. */
export function chatNote(lang: string) {
  return {
    words: errorMessage(lang, 'chat.noScript'),
    href: localisedPath(contentRoutes.help(), lang),
  };
}
