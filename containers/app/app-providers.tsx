import {
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { LucideProvider } from 'lucide-react';
import { useRouter } from 'next/router';
import {
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider as StoreProvider } from 'react-redux';
import { EmotionCacheProvider } from '@/contexts/emotion-cache-context';
import { PostedFormProvider } from '@/contexts/posted-form-context';
import { ShellProvider } from '@/contexts/shell-context';
import { cartActions, selectCart } from '@/redux/slices/cart';
import { currencyChosen } from '@/redux/slices/currency';
import { emptyOrder } from '@/redux/slices/order';
import { type AppStore, makeStore } from '@/redux/store';
import { createQueryClient } from '@/services/http/query-client';
import { setBrowserLang } from '@/services/http/request-scope';
import { markHydrated } from '@/utils/browser/hydration';
import {
  hasAllTexts,
  rememberTexts,
  showTexts,
  tabTexts,
  textsOrReload,
} from '@/utils/browser/tab-texts';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { whenIdle } from '@/utils/browser/when-idle';
import { firstCarts } from '@/utils/cart/shell-cart';
import { createI18n } from '@/utils/i18n/create-i18n';
import { directionOf, localeInfo } from '@/utils/i18n/locales';
import { replayEarlyInput } from '@/utils/platform/early-input';
import { PageApart } from '@/utils/platform/page-apart';
import { ICON_STROKE } from '@/utils/constants/defaults';
import type { Shell } from '@/utils/shell/shell';
import { freshState } from './fresh-state';
import { handleApiFailure } from './handle-api-failure';
import { rememberPage } from './last-page';
import type { PageProps, SofraAppProps } from './page-types';

const isBrowser = typeof window !== 'undefined';

/** On the server the page's own texts, in the browser all that this tab has. */
function textsOf({ shell, texts = {}, textsVersion }: PageProps): i18n {
  const { brand, lang } = shell;
  if (!isBrowser) return createI18n(lang, null, brand?.name, texts);
  showTexts(lang, textsVersion);
  return tabTexts(lang, brand?.name);
}

function showLanguage(lang: string): void {
  document.documentElement.lang = localeInfo(lang).tag;
  document.documentElement.dir = directionOf(lang);
}

/**
 * The texts of the page's language: one instance per language, so that words, content and direction change in one
 * step. A page reached without a reload waits for its texts while the last one stays (Next renders it in a
 * transition).
 */
function useTexts(page: PageProps): i18n {
  const { brand, lang } = page.shell;
  const site = brand?.name;
  const { events } = useRouter();
  if (isBrowser) rememberTexts(lang, page.texts ?? {});
  if (isBrowser && !hasAllTexts(lang)) use(textsOrReload(lang));
  const [held, setHeld] = useState(() => ({
    lang,
    site,
    texts: textsOf(page),
  }));
  // before the effects of the page, which ask the API
  useLayoutEffect(() => setBrowserLang(lang), [lang]);
  useEffect(() => {
    const show = (): void => showLanguage(lang);
    show();
    // Next writes its own code (kz) where the tag (kk) belongs, after each navigation
    events.on('routeChangeComplete', show);
    return () => events.off('routeChangeComplete', show);
  }, [events, lang]);
  if (held.lang === lang && held.site === site) return held.texts;
  const next = { lang, site, texts: textsOf(page) };
  setHeld(next);
  return next.texts;
}

/** The store of this render (server) or tab (browser), and what this browser keeps of it (spec.md §4). */
function useStore(shell: Shell, skipsRehydration: boolean): AppStore {
  const [store] = useState(() =>
    makeStore({
      currency: { current: shell.currency },
      order: emptyOrder(shell.mode ?? 'delivery'),
      ...firstCarts(shell.cart),
    }),
  );
  const rehydrated = useRef(false);
  useEffect(() => {
    // After the first paint, never around it: the server's HTML stands alone (no PersistGate).
    if (skipsRehydration || rehydrated.current) return;
    rehydrated.current = true;
    whenIdle(() => {
      void untilLoaded(
        () => import('@/redux/persistence'),
        () => undefined,
      ).then(({ followOtherTabs, startPersistence }) => {
        startPersistence(store);
        followOtherTabs(store);
      });
    });
  }, [skipsRehydration, store]);
  useEffect(() => {
    store.dispatch(currencyChosen(shell.currency));
  }, [shell.currency, store]);
  useEffect(() => {
    // A cart was made or joined elsewhere in this browser: its cookie came with this navigation.
    const { confirmed, known } = selectCart(store.getState());
    const kind = shell.cart?.kind;
    const isNamed = kind === 'guest' || kind === 'member';
    if (isNamed && known && !confirmed) store.dispatch(cartActions.expired());
  }, [shell.cart, store]);
  return store;
}

type AppProvidersProps = Readonly<{
  children: ReactNode;
  page: PageProps;
  emotionCache: SofraAppProps['emotionCache'];
  skipsRehydration: boolean;
}>;

/** A value for what happens outside of rendering. */
function holderOf<Value>(first: Value) {
  let held = first;
  return {
    get: () => held,
    set: (next: Value) => {
      held = next;
    },
  };
}

/** One cache per account: another one never sees what the last loaded, and what the server sent with it stays. */
function useAccountClient(userId: number | null, texts: i18n): QueryClient {
  const [latest] = useState(() => holderOf(texts));
  useEffect(() => latest.set(texts), [latest, texts]);
  const make = () =>
    createQueryClient((error) =>
      handleApiFailure(error, {
        lang: latest.get().language,
        unauthorized: latest.get().t('unauthorized'),
      }),
    );
  const [account, setAccount] = useState(() => ({ userId, client: make() }));
  if (account.userId === userId) return account.client;
  const next = { userId, client: make() };
  setAccount(next);
  return next.client;
}

/** Last of what is hydrated. */
function Alive() {
  // Before an effect of somebody draws the fields as React knows them.
  useLayoutEffect(replayEarlyInput, []);
  useEffect(markHydrated, []);
  return null;
}

/** Store, query client and texts of this render (server) or tab (browser), in their fixed order. */
export function AppProviders({
  children,
  emotionCache,
  page,
  skipsRehydration,
}: AppProvidersProps) {
  const { dehydratedState, posted, shell } = page;
  const texts = useTexts(page);
  const store = useStore(shell, skipsRehydration);
  // What is hydrated late begins with what the server rendered.
  const [served] = useState(() => store.getState());
  const client = useAccountClient(shell.user?.id ?? null, texts);
  useEffect(() => rememberPage(page), [page]);
  const state = useMemo(
    () => freshState(client, dehydratedState),
    [client, dehydratedState],
  );
  return (
    <EmotionCacheProvider value={emotionCache}>
      <I18nextProvider i18n={texts}>
        <StoreProvider store={store} serverState={served}>
          <QueryClientProvider client={client}>
            <HydrationBoundary state={state}>
              <ShellProvider shell={shell}>
                <PostedFormProvider value={posted ?? null}>
                  <LucideProvider strokeWidth={ICON_STROKE}>
                    <PageApart>
                      {children}
                      <Alive />
                    </PageApart>
                  </LucideProvider>
                </PostedFormProvider>
              </ShellProvider>
            </HydrationBoundary>
          </QueryClientProvider>
        </StoreProvider>
      </I18nextProvider>
    </EmotionCacheProvider>
  );
}
