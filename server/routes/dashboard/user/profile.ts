import { ProfileBody, ProfileQuery } from '@/server/contracts/account/profile';
import { User } from '@/server/contracts/account/user';
import { showProfile } from '@/server/domain/account/profile/show-profile';
import { updateProfile } from '@/server/domain/account/profile/update-profile';
import { Answer, type Api, routesOf } from '@/server/http/define-route';
import { presentUser } from '@/server/presenters/account/present-user';
import { z } from '@hono/zod-openapi';
import {
  NotificationChoice,
  NotificationsBody,
} from '@/server/contracts/account/notifications';
import {
  chooseNotices,
  listNoticeChoices,
} from '@/server/domain/notice/choose-notices';
import { presentNotification } from '@/server/presenters/account/present-notification';
import { SignedInList } from '@/server/contracts/account/session';
import { IdParams } from '@/server/contracts/common';
import {
  endSession,
  endSessions,
} from '@/server/domain/account/session/end-sessions';
import { listSessions } from '@/server/domain/account/session/list-sessions';
import { presentSignedIn } from '@/server/presenters/account/present-session';
import {
  DeletionBody,
  DeletionCodeSent,
} from '@/server/contracts/account/deletion';
import { ERROR_CODES } from '@/server/contracts/error-codes';
import { askDeletion } from '@/server/domain/account/deletion/ask-deletion';
import { sendDeletionCode } from '@/server/domain/account/deletion/prove-owner';
import { askedFrom } from '@/server/domain/account/limit/asked-from';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { maskRecipient } from '@/server/domain/notice/mask-recipient';
import {
  DataExport,
  ExportFile,
  ExportParams,
} from '@/server/contracts/account/data-export';
import {
  askExport,
  exportFileName,
  readExport,
  showExport,
} from '@/server/domain/account/data-export/ask-export';
import { operatorToken } from '@/server/env';
import { presentExport } from '@/server/presenters/account/present-export';

/** The signed-in customer. */
export function profileRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Profile' });

  bearer.get(
    '/dashboard/user/profile/show',
    'The caller with wallet, addresses and notices',
    { data: User },
    async (ctx) => presentUser(await showProfile(ctx), ctx),
  );
  bearer.put(
    '/dashboard/user/profile/update',
    'Change names, contact phone, birthday, gender and picture',
    { query: ProfileQuery, body: ProfileBody, data: User },
    async (ctx, { body, query }) => {
      const { images, img, ...words } = body;
      const profile = await updateProfile(ctx, {
        ...words,
        phone: body.phone === undefined ? query.phone : body.phone,
        img: img === undefined ? (images?.[0] ?? undefined) : img,
      });
      return presentUser(profile, ctx);
    },
  );
}

/** Which notices the signed-in customer wants (spec.md §3, §7 "User"). */
export function notificationRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Profile' });

  bearer.get(
    '/dashboard/user/notifications',
    'Every kind of notice, and whether the caller wants it',
    { data: z.array(NotificationChoice) },
    async (ctx) => (await listNoticeChoices(ctx)).map(presentNotification),
  );
  bearer.post(
    '/dashboard/user/update/notifications',
    'Turns kinds of notices on or off; an unknown id changes nothing',
    { body: NotificationsBody, data: z.array(NotificationChoice) },
    async (ctx, { body }) =>
      (await chooseNotices(ctx, body.notifications)).map(presentNotification),
  );
}

const SESSIONS_path = '/dashboard/user/sessions';

/** Where the caller is signed in, and the end of that. */
export function userSessionRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Profile' });

  bearer.get(
    SESSIONS_path,
    'Where the caller is signed in',
    { data: SignedInList },
    async (ctx) => (await listSessions(ctx)).map(presentSignedIn),
  );
  bearer.delete(
    `${SESSIONS_path}/{id}`,
    'End one session; its event streams end with it',
    { params: IdParams },
    async (ctx, { params: { id } }) => {
      await endSession(ctx, { id, userId: ctx.user.id });
      return null;
    },
  );
  bearer.delete(
    SESSIONS_path,
    'End every session but this one',
    {},
    async (ctx) => {
      await endSessions(ctx, ctx.user.id, { except: ctx.user.tokenId });
      return null;
    },
  );
}

const DELETION_path = '/dashboard/user/profile/delete';

/** The end of an account; for 30 days signing in takes it back. */
export function deletionRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Profile' });

  bearer.post(
    `${DELETION_path}/code`,
    'Send a code to the own e-mail or phone, to delete the account with',
    { data: DeletionCodeSent },
    async (ctx) => {
      const { value } = await sendDeletionCode(ctx, askedFrom(ctx));
      return new Answer(
        { to: maskRecipient(value) },
        { message: errorMessage(ctx.lang, ERROR_CODES.code_sent.key) },
      );
    },
  );
  bearer.delete(
    DELETION_path,
    'Close the account; it is forgotten after 30 days',
    { body: DeletionBody },
    async (ctx, { body }) => {
      await askDeletion(ctx, body);
      return null;
    },
  );
}

const EXPORTS_path = '/dashboard/user/profile/exports';

/** Everything that is kept about the caller, as one file. */
export function dataExportRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Profile' });
  const open = routesOf(api, { access: 'public', tag: 'Profile' });

  bearer.post(
    EXPORTS_path,
    'Ask for the own data',
    { data: DataExport },
    async (ctx) => presentExport(await askExport(ctx)),
  );
  bearer.get(
    EXPORTS_path,
    'How far the newest file is',
    { data: DataExport },
    async (ctx, _input, c) =>
      presentExport(await showExport(ctx, operatorToken(c.get('env')))),
  );
  open.get(
    '/exports/{token}',
    'The file, for whoever was given its link; for a day',
    { params: ExportParams, bare: ExportFile },
    async (ctx, { params: { token } }, c) => {
      const body = await readExport(ctx, token);
      c.header(
        'Content-Disposition',
        `attachment; filename="${exportFileName(ctx)}"`,
      );
      return new Answer(JSON.parse(body), { raw: true });
    },
  );
}
