import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { asApiError } from '@/services/http/api-error';
import { applicationService } from '@/services/application/application-service';
import { publicAddress } from '@/utils/application/picture-path';
import { randomKey } from '@/utils/browser/random-key';
import { shrinkPicture } from '@/utils/browser/shrink-picture';
import { UPLOAD_BYTES_MAX } from '@/utils/constants/after-sale';
import { pictureSource } from '@/utils/product/picture-source';

/** What to say of a picture that did not come through, and whether another try can help. */
function uploadFailure(
  error: unknown,
  t: TFunction,
): { readonly error: string; readonly canRetry: boolean } {
  const info = asApiError(error)?.info;
  const said = Object.values(info?.fields ?? {})[0]?.[0] ?? info?.message;
  const isRefused = info && info.status >= 400 && info.status < 500;
  return isRefused
    ? {
        error: said || t('refund.picture.failed'),
        canRetry: info.status === 429,
      }
    : { error: t('error.offline'), canRetry: true };
}

interface UploadsOptions {
  /** What the server is told they are; `documents` are private. */
  readonly type: string;
  readonly max: number;
  /** Those that are there. */
  readonly paths: readonly string[];
  /** Links to private ones, by path. */
  readonly links?: Readonly<Record<string, string>>;
  /** Called with all of them when one more has come or one was taken away. */
  readonly onChange: (
    next: (before: readonly string[]) => readonly string[],
  ) => void;
}

interface Coming {
  readonly key: string;
  readonly file: File;
  readonly preview: string;
  readonly progress: number;
  readonly error?: string;
  readonly canRetry?: boolean;
}

const isSomePicture = ({ type }: File): boolean =>
  type === '' || (type.startsWith('image/') && type !== 'image/svg+xml');

const WIDTH = 480;

/** Pictures of an application: sent as soon as they are chosen, each with how far it is and what went wrong. */
export function useUploads(options: UploadsOptions) {
  const { links = {}, max, onChange, paths, type } = options;
  const { t } = useTranslation(['application', 'form']);
  const isPrivate = type === 'documents';
  const [coming, setComing] = useState<readonly Coming[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>(
    {},
  );
  const made = useRef<string[]>([]);
  const stopped = useRef(new Set<string>());
  useEffect(() => {
    const shown = made.current;
    return () => shown.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  const patch = (key: string, next: Partial<Coming>): void =>
    setComing((now) =>
      now.map((each) => (each.key === key ? { ...each, ...next } : each)),
    );

  async function send({ file, key, preview }: Coming): Promise<void> {
    try {
      const small = await shrinkPicture(file);
      if (small.size > UPLOAD_BYTES_MAX)
        return patch(key, { error: t('application.upload.large') });
      const { path } = await applicationService.upload(small, {
        type,
        onProgress: (progress) => patch(key, { progress }),
      });
      if (stopped.current.has(key)) return;
      setPreviews((now) => ({ ...now, [path]: preview }));
      setComing((now) => now.filter((each) => each.key !== key));
      onChange((before) => [...before, path].slice(-max));
    } catch (error) {
      patch(key, uploadFailure(error, t));
    }
  }

  function add(files: readonly File[]): void {
    const room = Math.max(
      0,
      max - paths.length - coming.filter(({ error }) => !error).length,
    );
    setTooMany(files.length > room);
    const added = files.slice(0, room).map((file): Coming => {
      const isDocument = isPrivate && file.type === 'application/pdf';
      const preview = isSomePicture(file) ? URL.createObjectURL(file) : '';
      if (preview) made.current.push(preview);
      const begun = { key: randomKey(), file, preview, progress: 0 };
      if (preview || isDocument) return begun;
      const kind = isPrivate ? 'kind.document' : 'kind';
      return { ...begun, error: t(`application.upload.${kind}`) };
    });
    // another choice mends one that failed, unless it can still be sent
    const stays = ({ canRetry, error }: Coming) =>
      !error || (canRetry && max > 1);
    setComing((now) => [...now.filter(stays), ...added]);
    added.filter(({ error }) => !error).forEach((each) => void send(each));
  }

  function remove(key: string): void {
    setTooMany(false);
    stopped.current.add(key);
    if (coming.some((each) => each.key === key))
      setComing((now) => now.filter((each) => each.key !== key));
    else onChange((before) => before.filter((path) => path !== key));
  }

  function retry(key: string): void {
    const again = coming.find((each) => each.key === key);
    if (!again) return;
    const { file, preview } = again;
    const fresh = { file, key, preview, progress: 0 };
    setComing((now) => now.map((each) => (each.key === key ? fresh : each)));
    void send(fresh);
  }

  const there = paths.map((path, index) => ({
    key: path,
    name: t('application.upload.name', { number: index + 1 }),
    preview: path.endsWith('.pdf')
      ? null
      : (previews[path] ??
        links[path] ??
        (isPrivate
          ? null
          : pictureSource(publicAddress(path), WIDTH, false).src)),
    progress: null,
  }));
  return {
    items: [
      ...there,
      ...coming.map(({ canRetry, error, file, key, preview, progress }) => ({
        key,
        name: file.name,
        preview: preview || null,
        progress,
        error,
        canRetry: canRetry ?? false,
      })),
    ],
    /** One is still on its way. */
    isBusy: coming.some(({ error }) => !error),
    error: tooMany ? t('application.upload.many', { count: max }) : undefined,
    add,
    remove,
    retry,
  };
}
