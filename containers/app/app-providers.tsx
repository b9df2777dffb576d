import {
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import type { i18n } from 'i18next';
import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider as StoreProvider } from 'react-redux';
import { EmotionCacheProvider } from '@/contexts/emotion-cache-context';
import { PostedFormProvider } from '@/contexts/posted-form-context';
import { ShellProvider } from '@/contexts/shell-context';
import { createQueryClient } from '@/services/http/query-client';
import { replayEarlyInput } from '@/utils/platform/early-input';
import { markHydrated } from '@/utils/browser/hydration';
import { freshState } from './fresh-state';
import { handleApiFailure } from './handle-api-failure';
import { rememberPage } from './last-page';
import type { PageProps, SofraAppProps } from './page-types';
import { useStore } from './use-store';
import { useTexts } from './use-texts';

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
  // Before an effect of somebody draws the fields as React knows them.
  useLayoutEffect(replayEarlyInput, []);
  useEffect(markHydrated, []);
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
                  {children}
                </PostedFormProvider>
              </ShellProvider>
            </HydrationBoundary>
          </QueryClientProvider>
        </StoreProvider>
      </I18nextProvider>
    </EmotionCacheProvider>
  );
}
