import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  FirebaseTokenBody,
  PushDeviceBody,
  PushDeviceGoneBody,
  PushSetup,
} from '@/server/contracts/account/push';
import {
  forgetDevice,
  registerBrowser,
  registerToken,
  showPush,
} from '@/server/domain/account/device/push-devices';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';

const path = '/dashboard/user/push';
const shared = { tag: 'Profile', access: 'bearer' } as const;

/** The devices that are told of news while no page is open (spec.md §7 "User", firebase token). */
export function pushRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path,
      summary: 'How a browser registers for push messages, and whether it has',
      data: PushSetup,
    },
    (ctx) => showPush(ctx),
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      path,
      summary: 'Register this browser; it ends with the session',
      body: PushDeviceBody,
    },
    async (ctx, { body }) => {
      await registerBrowser(ctx, body);
      return null;
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'delete',
      path,
      summary: 'Send nothing more to a device of the caller’s',
      body: PushDeviceGoneBody,
    },
    async (ctx, { body }) => {
      await forgetDevice(ctx, body.endpoint);
      return null;
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: '/dashboard/user/profile/firebase/token/update',
      summary: 'Register this device by its token of Firebase Cloud Messaging',
      body: FirebaseTokenBody,
    },
    async (ctx, { body }) => {
      await registerToken(ctx, body.firebase_token);
      return null;
    },
  );
}
