import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import type { NextRouter } from 'next/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { AppExtras } from '@/containers/app/app-extras';
import { AppProviders } from '@/containers/app/app-providers';
import type { PageProps } from '@/containers/app/page-types';
import type { AppStore } from '@/redux/store';
import type { CartDto } from '@/server/contracts/cart';
import { readPageTexts, splitPageTexts } from '@/server/caches/text-files';
import { legalLines } from '@/server/caches/site-brand';
import type { CurrencyDto, SettingDto } from '@/server/contracts/settings';
import type { UserRow } from '@/server/repositories/account/user-repository';
import { cartKind } from '@/server/ssr/load-cart';
import { storeSession } from '@/services/account/session-cookies';
import type { ShellCart } from '@/utils/cart/shell-cart';
import { parsePoint } from '@/utils/address/delivery-point';
import { COOKIES } from '@/utils/constants/cookies';
import type { LocaleCode } from '@/utils/i18n/locales';
import {
  parseAddressCookie,
  type Shell,
  type ShellUser,
} from '@/utils/shell/shell';
import type { ApiHarness } from './api/api-harness';
import {
  type BrowserNetwork,
  connectNetwork,
  hiddenCookies,
} from './browser/browser-network';
import { type TabMoves, watchTab } from './browser/browser-tab';
import { signIn } from './factories/user';
import {
  createTestRouter,
  type TestRouter,
} from '@/tests/support/ui/test-router';

/** The storefront's texts of a language, whichever namespace they are in. */
export const textsOf = (lang: LocaleCode): Record<string, string> => ({
  ...readPageTexts(lang),
});

interface RenderOptions {
  readonly api: ApiHarness;
  readonly lang?: LocaleCode;
  /** The address that is open, without its language prefix. */
  readonly path?: string;
}

/** As pages/login.tsx and its neighbours say. */
const SIGN_IN_PAGES = [
  '/login',
  '/register',
  '/verify-phone',
  '/reset-password',
  '/update-password',
];

/** What is on the screen; a function is asked after every navigation. */
type Screen = ReactNode | ((router: NextRouter) => ReactNode);

export interface RenderedApp {
  readonly user: UserEvent;
  readonly router: TestRouter;
  readonly network: BrowserNetwork;
  /** Where the tab itself was sent (location.replace). */
  readonly tab: TabMoves;
  readonly store: AppStore;
  readonly client: QueryClient;
  readonly unmount: () => void;
}

/** Signs a customer in as /login would have: a living token in this browser's cookies. Answers the token. */
export async function signInBrowser(
  api: ApiHarness,
  user: Pick<UserRow, 'firstname' | 'id' | 'lastname'>,
): Promise<string> {
  const token = await signIn(api.db, user);
  const { firstname, id, lastname } = user;
  storeSession(
    { access_token: token, user: { id, firstname, lastname } } as Parameters<
      typeof storeSession
    >[0],
    true,
  );
  return token;
}

/** What the server makes of this browser's cookies (server/ssr/load-shell), asked of the API directly. */
async function loadShell(
  api: ApiHarness,
  lang: LocaleCode,
  goesTo: 'page' | 'tab',
): Promise<Shell> {
  const token = Cookies.get(COOKIES.token);
  const profile = token
    ? await api.get('/dashboard/user/profile/show', { token })
    : null;
  const answer = await api.get('/rest/currencies/active');
  const currencies = answer.body.data as CurrencyDto[];
  const chosen = Number(Cookies.get(COOKIES.currency));
  const currency =
    currencies.find(({ id }) => id === chosen) ??
    currencies.find((candidate) => candidate.default);
  if (!currency) throw new Error('the database has no currency');
  const { body } = await api.get('/rest/settings');
  const settings = body.data as SettingDto[];
  const valueOf = (name: string) =>
    settings.find(({ key }) => key === name)?.value ?? '';
  const center = parsePoint(valueOf('center'));
  const legal = legalLines().join(' · ');
  return {
    lang,
    user:
      profile?.status === 200
        ? {
            ...(profile.body.data as ShellUser),
            unread: Number(profile.body.data.unread_notifications),
          }
        : null,
    currency,
    address: parseAddressCookie(Cookies.get(COOKIES.address)),
    ...(center && { center }),
    ...(valueOf('distance_unit') === 'mi' && { unit: 'mi' }),
    ...(Cookies.get(COOKIES.mode) === 'pickup' && { mode: 'pickup' }),
    brand: { name: 'Sofra', ...(legal && { legal }) },
    siteUrl: 'https://sofra.example',
    device: 'desktop',
    year: new Date().getFullYear(),
    cart: await loadCart(api, {
      token: profile?.status === 200 ? token : undefined,
      goesTo,
      query: `optional=1&lang=${lang}&currency_id=${currency.id}`,
    }),
  };
}

/** As server/ssr/load-cart does, of this browser's hidden cookies. */
async function loadCart(
  api: ApiHarness,
  asked: {
    readonly token: string | undefined;
    readonly goesTo: 'page' | 'tab';
    readonly query: string;
  },
): Promise<ShellCart | null> {
  const { goesTo, query, token } = asked;
  const cookies = hiddenCookies();
  const cartCookies = Object.fromEntries(cookies);
  const named = cartKind({ cartCookies }, token !== undefined);
  if (!named || goesTo === 'tab') return named;
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const answer =
    named.kind === 'account'
      ? await api.get(`/dashboard/user/cart?${query}`, { token })
      : await api.get(`/rest/cart/current?${query}`, { headers: { cookie } });
  return answer.status === 200
    ? { ...named, cart: answer.body.data as CartDto | null }
    : named;
}

interface Probe {
  store?: AppStore;
  client?: QueryClient;
}

function StoreProbe({ into }: Readonly<{ into: Probe }>) {
  Object.assign(into, { store: useStore(), client: useQueryClient() });
  return null;
}

/**
 * Shows containers as pages/_app.tsx does: the real providers with the real texts, over the real API. The shell is
 * read from cookies at every navigation, as a server's answer is.
 */
export async function renderApp(
  screen: Screen,
  { api, lang = 'en', path = '/' }: RenderOptions,
): Promise<RenderedApp> {
  const network = connectNetwork(api);
  const tab = watchTab();
  const pageOf = async (
    locale: LocaleCode,
    goesTo: 'page' | 'tab',
  ): Promise<PageProps> => ({
    shell: await loadShell(api, locale, goesTo),
    texts: splitPageTexts(textsOf(locale)),
  });
  let page = await pageOf(lang, 'page');
  const router = createTestRouter({ path, lang }, async (place) => {
    page = await pageOf(place.lang, 'tab');
  });
  const probe: Probe = {};

  function App() {
    const current = useSyncExternalStore(router.subscribe, router.current);
    return (
      <RouterContext.Provider value={current}>
        <AppProviders
          page={page}
          emotionCache={undefined}
          skipsRehydration={SIGN_IN_PAGES.includes(current.pathname)}
        >
          {typeof screen === 'function' ? screen(current) : screen}
          <AppExtras />
          <StoreProbe into={probe} />
        </AppProviders>
      </RouterContext.Provider>
    );
  }

  const { unmount } = render(<App />);
  // Effects that ask the API at once are on their way before the test goes on.
  await act(() => Promise.resolve());
  const { client, store } = probe;
  if (!client || !store) throw new Error('the providers did not render');
  return {
    user: userEvent.setup(),
    router,
    network,
    tab,
    store,
    client,
    unmount,
  };
}
