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
import { type Api, routesOf } from '@/server/http/define-route';

const path = '/dashboard/user/push';

/** The devices that are told of news while no page is open (spec.md §7 "User", firebase token). */
export function pushRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Profile' });

  bearer.get(
    path,
    'How a browser registers for push messages, and whether it has',
    { data: PushSetup },
    (ctx) => showPush(ctx),
  );
  bearer.post(
    path,
    'Register this browser; it ends with the session',
    { body: PushDeviceBody },
    async (ctx, { body }) => {
      await registerBrowser(ctx, body);
      return null;
    },
  );
  bearer.delete(
    path,
    'Send nothing more to a device of the caller’s',
    { body: PushDeviceGoneBody },
    async (ctx, { body }) => {
      await forgetDevice(ctx, body.endpoint);
      return null;
    },
  );
  bearer.post(
    '/dashboard/user/profile/firebase/token/update',
    'Register this device by its token of Firebase Cloud Messaging',
    { body: FirebaseTokenBody },
    async (ctx, { body }) => {
      await registerToken(ctx, body.firebase_token);
      return null;
    },
  );
}
