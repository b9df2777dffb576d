import { getCookie } from 'hono/cookie';
import { COOKIES } from '@/utils/constants/cookies';
import { findSession } from '@/server/domain/account/session/find-session';
import { userTopic } from '@/server/domain/event/topics';
import { DomainError } from '@/server/errors';
import { bearerToken } from '@/server/http/auth';
import { describeEvents } from '@/server/routes/describe-events';
import { eventAnswer } from '@/server/routes/event-answer';
import type { Api } from '@/server/http/define-route';

const PATH = '/dashboard/user/events';

/** GET /dashboard/user/events; the only call that takes the access_token cookie (EventSource sends no header). */
export function eventRoutes(api: Api): void {
  describeEvents(api, {
    path: PATH,
    summary:
      'Server-sent events of the caller: order, cart, message, notification, session, reset',
    security: [{ bearer: [] }],
    refused: 'No living bearer',
  });
  api.get(PATH, async (c) => {
    const ctx = c.get('ctx');
    const token = bearerToken(c) ?? getCookie(c, COOKIES.token);
    const session = token ? await findSession(ctx, token) : null;
    if (!token || !session) throw new DomainError('not_signed_in');
    return eventAnswer(c, userTopic(session.id), async () =>
      Boolean(await findSession({ ...ctx, now: new Date() }, token)),
    );
  });
}
