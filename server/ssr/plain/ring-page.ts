import type { GetServerSidePropsContext } from 'next';
import { kitchenService } from '@/services/kitchen/kitchen-service';
import { readFormPost } from '@/server/ssr/form/form-post';
import type { PageRequest } from '@/server/ssr/page-request';
import { kitchenRoutes } from '@/utils/shell/kitchen-routes';
import { localisedPath } from '@/utils/shell/routes';
import { kitchenAnswer } from './kitchen-answer';
import {
  type KitchenPage,
  kitchenTexts,
  sendKitchenPage,
  sendOn,
} from './kitchen-page';
import { markup } from './markup';

async function pageOf(token: string, lang: string): Promise<KitchenPage> {
  const { answered, shop } = await kitchenService.ring(token);
  const say = await kitchenTexts(lang);
  const title = say(answered ? 'ring.doneTitle' : 'ring.title', { shop });
  const text = say(answered ? 'ring.doneText' : 'ring.text', { shop });
  const form = markup`<form method="post">
    <button class="btn big">${say('ring.button')}</button>
  </form>`;
  return {
    lang,
    title,
    body: markup`<main class="w mid">
      <h1>${title}</h1>
      <p${answered ? markup` role="status"` : null}>${text}</p>
      ${answered ? null : form}
    </main>`,
  };
}

async function answer(
  context: GetServerSidePropsContext,
  token: string,
  { lang }: PageRequest,
): Promise<void> {
  if (context.req.method !== 'POST')
    return sendKitchenPage(context, await pageOf(token, lang));
  if (await readFormPost(context.req)) await kitchenService.answerRing(token);
  return sendOn(context, localisedPath(kitchenRoutes.ring(token), lang));
}

/** /ring/{token}: one button by which a shop says that it hears; GET and HEAD change nothing. */
export const ringPage = kitchenAnswer({
  path: '/ring',
  missing: 'ring.missingText',
  failed: 'ring.failedTitle',
  answer,
});
