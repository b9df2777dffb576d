import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShellProvider } from '@/contexts/shell-context';
import { useApplicationDraft } from '@/hooks/application/use-application-draft';
import { ApiError } from '@/services/http/api-error';
import type { Shell } from '@/utils/shell/shell';

interface Draft {
  readonly title: string;
}
interface Stored extends Draft {
  readonly version: number;
}

const conflict = (data: Stored) =>
  new ApiError({
    ...{ status: 409, code: 'ERROR_409', message: '', fields: {}, data },
    ...{ requestId: null, retryAfterSeconds: null },
  });

let stored: Stored;
let faults: (() => unknown)[];

/** The server: a stale version is refused with the newest; `faults` happen first, one a call. */
function send({ title }: Draft, version: number | undefined): Promise<Stored> {
  const fault = faults.shift();
  if (fault) fault();
  if (version !== stored.version) return Promise.reject(conflict(stored));
  stored = { title, version: version + 1 };
  return Promise.resolve(stored);
}

function open(toDraft = ({ title }: Stored): Draft => ({ title })) {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ShellProvider shell={{ user: { id: 7 } } as Shell}>
        {children}
      </ShellProvider>
    </QueryClientProvider>
  );
  const options = {
    ...{ name: 'test', application: stored, queryKey: ['draft'] },
    ...{ first: { title: stored.title }, toDraft, send },
  };
  return renderHook(() => useApplicationDraft<Draft, Stored>(options), {
    wrapper,
  });
}

const hide = () =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  vi.useFakeTimers();
  stored = { title: '', version: 1 };
  faults = [];
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

test('a throw while another’s change is laid over ends no autosave: what is typed is saved after a pause', async () => {
  let breaks = 0;
  const { result } = open(({ title }) => {
    if (breaks > 0) {
      breaks -= 1;
      throw new Error('an odd answer');
    }
    return { title };
  });
  stored = { title: '', version: 2 };
  breaks = 1;
  act(() => result.current.change({ title: 'Anor' }));
  await hide();
  expect(stored.title).toBe('');
  expect(console.error).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(stored.title).toBe('Anor');
  act(() => result.current.change({ title: 'Anor Tandir' }));
  await hide();
  expect(stored.title).toBe('Anor Tandir');
});

test('a server that is away is tried again by itself, less and less often', async () => {
  const away = (): never => {
    throw new ApiError({
      ...{ status: 0, code: 'NETWORK', message: '', fields: {}, data: null },
      ...{ requestId: null, retryAfterSeconds: null },
    });
  };
  faults = Array.from({ length: 4 }, () => away);
  const { result } = open();
  act(() => result.current.change({ title: 'Anor' }));
  await hide();
  expect(faults).toHaveLength(3);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(faults).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(faults).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(stored.title).toBe('Anor');
  expect(result.current.state).toBe('saved');
});

test('whoever presses after a throw is answered: what is typed is kept here', async () => {
  let breaks = true;
  const { result } = open(({ title }) => {
    if (breaks && title === 'theirs') throw new Error('an odd answer');
    return { title };
  });
  stored = { title: 'theirs', version: 2 };
  act(() => result.current.change({ title: 'Anor' }));
  await act(async () =>
    expect(await result.current.save()).toEqual({ kind: 'kept' }),
  );
  expect(result.current.state).toBe('kept');
  breaks = false;
  stored = { title: '', version: 2 };
  await act(async () =>
    expect(await result.current.save()).toEqual({ kind: 'saved' }),
  );
});
