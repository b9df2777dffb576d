import { useEffect, useRef, useState } from 'react';
import type {
  PicturesRefused,
  ReadyPicture,
} from '@/services/chat/take-pictures';
import { randomKey } from '@/utils/browser/random-key';
import { PICTURES_AT_ONCE } from '@/utils/chat/chat';

interface ChosenPicture extends ReadyPicture {
  readonly key: string;
  /** An address that the page can show until the room is left. */
  readonly preview: string;
}

/**
 * Pictures that are looked at before they are sent: each can be taken back. `refused` says why the last ones were not
 * taken, until others are.
 */
export function useChosenPictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [refused, setRefused] = useState<PicturesRefused | null>(null);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const shown = previews.current;
    return () => shown.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  async function add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const { takePictures } = await import('@/services/chat/take-pictures');
    const taken =
      pictures.length + files.length > PICTURES_AT_ONCE
        ? 'tooMany'
        : await takePictures(files);
    const isTaken = typeof taken !== 'string';
    setRefused(isTaken ? null : taken);
    if (!isTaken) return;
    const added = taken.map((picture) => {
      const preview = URL.createObjectURL(picture.blob);
      previews.current.add(preview);
      return { ...picture, preview, key: randomKey() };
    });
    setPictures((now) => [...now, ...added]);
  }

  return {
    pictures,
    refused,
    add,
    remove: (key: string): void =>
      setPictures((now) => now.filter((each) => each.key !== key)),
    clear: (): void => setPictures([]),
  };
}
