import { useEffect, useState } from 'react';
import { untilLoaded } from '@/utils/browser/until-loaded';
import type { RingSound } from '@/utils/kitchen/ring-sound';

const AGAIN_MS = 4_000;

/** The screen stays on while the board is seen; asked for anew when it is seen again. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator))
        return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) void lock.release();
      } catch {
        // a battery that is low: the screen goes off as it always did
      }
    };
    const look = (): void => void ask();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, []);
}

/** What rings, once it is loaded: nothing may sound before a press anyway. */
function useSound(): RingSound | null {
  const [sound, setSound] = useState<RingSound | null>(null);
  useEffect(() => {
    let isOver = false;
    void untilLoaded(() => import('@/utils/kitchen/ring-sound')).then(
      (loaded) => {
        if (!isOver) setSound(new loaded.RingSound());
      },
    );
    return () => {
      isOver = true;
    };
  }, []);
  return sound;
}

/** How many are new, on the icon of the installed board. */
function useBadge(count: number): void {
  useEffect(() => {
    const shown = count
      ? navigator.setAppBadge?.(count)
      : navigator.clearAppBadge?.();
    shown?.catch(() => undefined);
  }, [count]);
  useEffect(
    () => () => void navigator.clearAppBadge?.().catch(() => undefined),
    [],
  );
}

/**
 * Rings for new orders until they are accepted: sound, icon, and a screen that stays on. `silence` is for those that are there
 * now; a new one rings again. The sound needs a first press anywhere on the page: `isMute` until then.
 */
export function useBoardRing(ids: readonly number[]): {
  readonly isMute: boolean;
  /** Somebody has to be heard, and is not silenced. */
  readonly isRinging: boolean;
  readonly turnOn: () => void;
  readonly silence: () => void;
} {
  const sound = useSound();
  const [isMute, setMute] = useState(true);
  const [silenced, setSilenced] = useState<readonly number[]>([]);
  const isRinging = ids.some((id) => !silenced.includes(id));
  useAwake();
  useBadge(ids.length);
  useEffect(() => {
    if (!sound) return undefined;
    const unlock = (): void =>
      void sound.unlock().then(
        (isOn) => setMute(!isOn),
        () => setMute(true),
      );
    if (navigator.userActivation?.hasBeenActive) unlock();
    // every press, as a browser may take the sound back; at its end, as what it is on may move when a button goes
    window.addEventListener('click', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      window.removeEventListener('click', unlock);
      window.removeEventListener('keydown', unlock);
      sound.close();
    };
  }, [sound]);
  useEffect(() => {
    if (!isRinging || isMute || !sound) return undefined;
    sound.ring();
    const timer = setInterval(() => sound.ring(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMute, isRinging, sound]);
  return {
    isMute,
    isRinging,
    turnOn: () => void sound?.unlock().then((isOn) => setMute(!isOn)),
    silence: () => setSilenced(ids),
  };
}
