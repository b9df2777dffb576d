import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps } from 'next';
import { noticeService } from '@/services/account/notice-service';
import { asApiError } from '@/services/http/api-error';
import { isMailNoticeType } from '@/utils/constants/notifications';
import { logger } from '@/server/logger';
import { readPageRequest } from '../page-request';
import { withinScope } from '../page-scope';
import { isOwnPost } from './form-post';

const LIMIT_BYTES = 4_000;
/** As a form or as parts (RFC 8058 §3.2). */
const ONE_CLICK =
  /(^|&)List-Unsubscribe=One-Click(&|\s|$)|name="?List-Unsubscribe"?\s+One-Click\s/i;

async function isOneClick(request: IncomingMessage): Promise<boolean> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1');
    if (text.length > LIMIT_BYTES) return false;
  }
  return ONE_CLICK.test(text);
}

/** The status of the answer; a mail client reads no more. */
async function endMails(
  context: Parameters<GetServerSideProps>[0],
): Promise<number> {
  const { key, type } = context.query;
  if (!(await isOneClick(context.req)) || !isMailNoticeType(type)) return 400;
  const { clientAddress, lang, siteUrl, userAgent } = readPageRequest(context);
  const scope = {
    lang,
    clientAddress,
    siteUrl,
    userAgent,
    token: null,
    currencyId: null,
    cartCookies: {},
    sessions: new Map(),
  };
  try {
    await withinScope(scope, () =>
      noticeService.unsubscribe({ key: String(key), type, active: false }),
    );
    return 200;
  } catch (error) {
    const status = asApiError(error)?.status;
    if (status && status < 500) return status;
    logger().error({ err: error }, 'a mail client could not end mails');
    return 503;
  }
}

/**
 * The same address for people and for mail clients: a mail client posts `List-Unsubscribe=One-Click` from nowhere, with
 * no cookies, follows no redirect and shows no page (RFC 8058), and is answered with a bare status. Everybody else gets
 * the page, whose own form a page of this site posts.
 */
export function answeringOneClick(
  page: GetServerSideProps,
): GetServerSideProps {
  return async (context) => {
    const { req, res } = context;
    if (req.method !== 'POST' || isOwnPost(req)) return page(context);
    res.statusCode = await endMails(context);
    res.setHeader('Cache-Control', 'no-store');
    res.end();
    return { props: {} };
  };
}
