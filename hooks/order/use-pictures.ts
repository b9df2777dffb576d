import { useEffect, useRef, useState } from 'react';
import { REFUND_PICTURES_MAX } from '@/utils/constants/after-sale';
import { afterSaleService } from '@/services/order/after-sale-service';
import { shrinkPicture } from '@/utils/browser/shrink-picture';
import { randomKey } from '@/utils/browser/random-key';

/** A picture that was chosen; `path` is null while it is on its way. */
export interface ChosenPicture {
  readonly key: string;
  readonly preview: string;
  readonly path: string | null;
}

/**
 * Pictures that go along with a form: sent as soon as they are chosen, a few at most. One that could not be sent goes
 * again, and `failed` says so until the next is added.
 */
export function usePictures(type: string) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [failed, setFailed] = useState(false);
  const coming = useRef(new Map<string, Promise<string | null>>());
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const shown = previews.current;
    return () => shown.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  function remove(key: string): void {
    coming.current.delete(key);
    setPictures((now) => now.filter((each) => each.key !== key));
  }

  async function send(key: string, file: File): Promise<string | null> {
    try {
      const small = await shrinkPicture(file);
      const path = await afterSaleService.upload(small, type);
      setPictures((now) =>
        now.map((each) => (each.key === key ? { ...each, path } : each)),
      );
      return path;
    } catch {
      remove(key);
      setFailed(true);
      return null;
    }
  }

  function add(files: readonly File[]): void {
    setFailed(false);
    const room = REFUND_PICTURES_MAX - coming.current.size;
    const added = files
      .filter((file) => file.type.startsWith('image/'))
      .slice(0, Math.max(0, room))
      .map((file) => {
        const key = randomKey();
        const preview = URL.createObjectURL(file);
        previews.current.add(preview);
        coming.current.set(key, send(key, file));
        return { key, preview, path: null };
      });
    setPictures((now) => [...now, ...added]);
  }

  return {
    pictures,
    failed,
    add,
    remove,
    /** Their paths, when all have come; null when one did not. */
    paths: async (): Promise<string[] | null> => {
      const all = await Promise.all(coming.current.values());
      return all.includes(null) ? null : all.flatMap((path) => path ?? []);
    },
  };
}
