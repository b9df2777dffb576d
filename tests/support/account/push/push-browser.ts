import { vi } from 'vitest';
import { browserDevice } from './browser-device';

const { keys } = browserDevice();

class FakeSubscription {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer };
  readonly #end: () => void;

  constructor(endpoint: string, key: Uint8Array, end: () => void) {
    this.endpoint = endpoint;
    this.options = { applicationServerKey: Uint8Array.from(key).buffer };
    this.#end = end;
  }

  toJSON = () => ({ endpoint: this.endpoint, keys });

  unsubscribe = () => {
    this.#end();
    return Promise.resolve(true);
  };
}

/**
 * What a browser with push messages has and jsdom lacks: `answer` is what the person says when asked, `asked` how often
 * they were. Ends with `vi.unstubAllGlobals()`.
 */
export function stubPushBrowser(
  options: { readonly permission?: NotificationPermission } = {},
) {
  const browser = {
    permission: options.permission ?? 'default',
    answer: 'granted' as NotificationPermission,
    asked: 0,
    subscription: null as FakeSubscription | null,
    made: 0,
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(browser.subscription),
    subscribe: ({
      applicationServerKey,
    }: {
      applicationServerKey: Uint8Array;
    }) => {
      browser.made += 1;
      browser.subscription = new FakeSubscription(
        `https://push.example/send/browser-${browser.made}-${Date.now()}`,
        applicationServerKey,
        () => (browser.subscription = null),
      );
      return Promise.resolve(browser.subscription);
    },
  };
  const registration = {
    pushManager,
    getNotifications: () => Promise.resolve([]),
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => {
      browser.asked += 1;
      browser.permission = browser.answer;
      return Promise.resolve(browser.answer);
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      ready: Promise.resolve(registration),
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    }),
  });
  return browser;
}

/** The browser is one without push messages again. */
export function endPushBrowser(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
