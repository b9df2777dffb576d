import { type BrowserContext, expect, type Page } from '@playwright/test';
import { dinnerPlaces } from './city';
import { enterAs, newCustomer } from './customers';
import { orderDinner } from './orders';

/** A customer with a running order to fetch, signed in in this page, which shows it. */
export async function withOrder(
  page: Page,
  url: string,
  prefix = '',
): Promise<number> {
  const context = page.context();
  const { request } = context;
  const customer = await newCustomer(request);
  const [place] = await dinnerPlaces(request, { lang: 'en' });
  if (!place) throw new Error('nothing is open in the demo city');
  const id = await orderDinner(request, customer, place);
  await enterAs(context, customer, url);
  await page.goto(`${prefix}/orders/${id}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  return id;
}

interface Subscription {
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
}

/**
 * Chromium in tests reaches no push service, so that the browser's own part of a subscription is the test's: its
 * address and keys. It lives as long as the browser's storage.
 */
export async function stubPushManager(
  context: BrowserContext,
  subscription: Subscription,
): Promise<void> {
  await context.addInitScript((given: Subscription) => {
    const MARK = 'test-push-key';
    const current = () => {
      const key = localStorage.getItem(MARK);
      if (key === null) return null;
      const bytes = Uint8Array.from(JSON.parse(key) as number[]);
      return {
        endpoint: given.endpoint,
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => given,
        // Firebase's SDK reads the keys one by one
        getKey: () => new Uint8Array(16).buffer,
        unsubscribe() {
          localStorage.removeItem(MARK);
          return Promise.resolve(true);
        },
      } as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(current());
    PushManager.prototype.subscribe = (options) => {
      const key = options?.applicationServerKey as Uint8Array;
      localStorage.setItem(MARK, JSON.stringify([...key]));
      return Promise.resolve(current() as PushSubscription);
    };
  }, subscription);
}

/** Whether the browser of that stub has a subscription. */
export const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('test-push-key') !== null);

const workerOf = async (context: BrowserContext) =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));

/**
 * Hands a message to the service worker, as the push service would once it is opened; resolves when the worker has done
 * with it. Chromium forgets a notice that is asked for while it is being shown: `shownNotices` comes after.
 */
export async function deliverPush(
  context: BrowserContext,
  payload: unknown,
): Promise<void> {
  const worker = await workerOf(context);
  await worker.evaluate(async (data) => {
    const scope = self as unknown as ServiceWorkerGlobalScopeLike;
    const event = new scope.PushEvent('push', { data });
    const work: unknown[] = [];
    event.waitUntil = (done) => work.push(done);
    scope.dispatchEvent(event);
    await Promise.all(work);
  }, JSON.stringify(payload));
}

/** What the service worker shows. */
export const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notices = await registration.getNotifications();
    return notices.map(({ body, dir, lang, tag, title }) => ({
      body,
      dir,
      lang,
      tag,
      title,
    }));
  });

/** Waits until the worker counts no page but the one at this path: one that was left counts a moment longer. */
export async function untilWorkerSees(
  context: BrowserContext,
  path: string,
): Promise<void> {
  const worker = await workerOf(context);
  await expect
    .poll(() =>
      worker.evaluate(async () => {
        const scope = self as unknown as ServiceWorkerGlobalScopeLike;
        const pages = await scope.clients.matchAll({ type: 'window' });
        return pages.map(({ url }) => new URL(url).pathname);
      }),
    )
    .toEqual([path]);
}

/** A press on the notice; without a person at the machine the browser would let no worker focus a tab. */
export async function pressNotice(context: BrowserContext): Promise<void> {
  const worker = await workerOf(context);
  await worker.evaluate(async () => {
    const scope = self as unknown as ServiceWorkerGlobalScopeLike;
    scope.WindowClient.prototype.focus = function focus() {
      return Promise.resolve(this);
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(
      new scope.NotificationEvent('notificationclick', { notification }),
    );
  });
}

interface ServiceWorkerGlobalScopeLike {
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly { url: string }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly WindowClient: {
    readonly prototype: { focus: (this: unknown) => Promise<unknown> };
  };
  readonly PushEvent: new (
    type: string,
    init: { readonly data: string },
  ) => Event & { waitUntil(done: Promise<unknown>): void };
  readonly NotificationEvent: new (
    type: string,
    init: { readonly notification: Notification | undefined },
  ) => Event;
  dispatchEvent(event: Event): boolean;
}
