import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { asApiError } from '@/services/http/api-error';
import type { KitchenKey } from '@/utils/i18n/kitchen-words';
import '@/server/mounted-app';
import { logger } from '@/server/logger';
import { runtime } from '@/server/runtime';
import { letPageIn } from '@/server/ssr/page-gate';
import {
  type PageRequest,
  readPageRequest,
  sendToFirst,
} from '@/server/ssr/page-request';
import { withinScope } from '@/server/ssr/page-scope';
import { pageTexts, pageWords } from '@/server/ssr/page-texts';
import { kitchenTexts, sendKitchenNotice } from './kitchen-page';

const TOKEN = /^[\w-]{22,128}$/;

/** The pages of one kind of link. */
interface LinkedPage {
  readonly path: '/ring' | '/ticket';
  /** What is said of a token that opens nothing, and above a page that cannot be shown. */
  readonly missing: KitchenKey;
  readonly failed: KitchenKey;
  /** Sends the page; rejects with the API's error when there is none. */
  readonly answer: (
    context: GetServerSidePropsContext,
    token: string,
    request: PageRequest,
  ) => Promise<void>;
}

/** Says why there is no page: the same for every token that opens nothing. */
async function refuse(
  context: GetServerSidePropsContext,
  { lang }: PageRequest,
  {
    error,
    failed,
    missing,
  }: Omit<LinkedPage, 'answer' | 'path'> & {
    readonly error: unknown;
  },
): Promise<void> {
  const status = asApiError(error)?.status ?? 500;
  const say = await kitchenTexts(lang);
  if (status === 404)
    return sendKitchenNotice(context, {
      lang,
      status,
      title: say('ticket.missingTitle'),
      text: say(missing),
    });
  if (status === 429)
    return sendKitchenNotice(context, {
      lang,
      status,
      title: say('ticket.busyTitle'),
      text: say('ticket.busyText'),
    });
  logger().error({ err: error }, 'a page for a kitchen cannot be shown');
  sendKitchenNotice(context, {
    lang,
    status: 503,
    title: say(failed),
    text: say('ticket.failedText'),
    again: pageWords(lang, await pageTexts(lang))('common.tryAgain'),
  });
}

/** A page at an address that ends with the token of a link: its own HTML, or why there is none. */
export function kitchenAnswer({
  answer,
  path,
  ...words
}: LinkedPage): GetServerSideProps {
  return async (context) => {
    if (sendToFirst(context)) return { props: {} };
    const asked = String(context.params?.token ?? '');
    const token = TOKEN.test(asked) ? asked : '-';
    const request = { ...readPageRequest(context), token: null };
    const { req, res } = context;
    const { lang } = request;
    if (!letPageIn({ lang, path, req, res, token })) return { props: {} };
    runtime().inFlight += 1;
    try {
      await withinScope({ ...request, sessions: new Map() }, () =>
        answer(context, token, request).catch((error: unknown) =>
          refuse(context, request, { ...words, error }),
        ),
      );
    } finally {
      runtime().inFlight -= 1;
    }
    return { props: {} };
  };
}
