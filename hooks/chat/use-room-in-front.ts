import { useEffect } from 'react';

/** Answers the service worker's question whether this page shows a room (public/sw.js): its news need no notice then. */
export function useRoomInFront(id: string | null): void {
  useEffect(() => {
    if (id === null || !('serviceWorker' in navigator)) return;
    const end = new AbortController();
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data, ports }: MessageEvent<{ room?: string } | null>) => {
        if (data?.room !== undefined) ports[0]?.postMessage(data.room === id);
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }, [id]);
}
