import { CliError } from '../cli-error';
import type { OperatorClient } from '../client';
import { futurePath, isOnSite, isRemote, sendPicture } from '../send-pictures';
import type { LineProblem, MenuFile, Sent, SentMenu } from './menu-file';

/** A picture that a menu names, at its place. */
interface Named {
  readonly at: string;
  readonly img: string;
  readonly put: (img: string | undefined) => void;
}

function picturesOf(menu: SentMenu): Named[] {
  const own = (one: Sent, at: string): Named[] =>
    typeof one.img === 'string'
      ? [{ at: `${at}.img`, img: one.img, put: (img) => (one.img = img) }]
      : [];
  const many = (one: Sent, at: string): Named[] => {
    const { gallery } = one;
    if (!Array.isArray(gallery)) return [];
    return gallery.flatMap((img: unknown, index) =>
      typeof img === 'string'
        ? [
            {
              at: `${at}.gallery.${index}`,
              img,
              put: (found: string | undefined) =>
                found === undefined
                  ? delete one.gallery
                  : (gallery[index] = found),
            },
          ]
        : [],
    );
  };
  return [
    ...menu.categories.flatMap((one, index) => own(one, `categories.${index}`)),
    ...menu.products.flatMap((one, index) => [
      ...own(one, `products.${index}`),
      ...many(one, `products.${index}`),
    ]),
  ].filter(({ img }) => !isOnSite(img));
}

export interface CheckedPictures {
  /** The menu as it will be, but for pictures that the server has to fetch first. */
  readonly menu: SentMenu;
  readonly problems: readonly LineProblem[];
  readonly local: number;
  readonly remote: number;
}

/** Looks at every picture that a menu names, and sends none. */
export async function checkPictures(
  { menu: given, where }: MenuFile,
  file: string,
): Promise<CheckedPictures> {
  const menu = structuredClone(given);
  const named = picturesOf(menu);
  const problems: LineProblem[] = [];
  const known = new Map<string, string>();
  for (const { at, img, put } of named) {
    if (isRemote(img)) {
      put(undefined);
      if (!img.startsWith('https://'))
        problems.push({
          ...where(at),
          words: `${where(at).name}: must begin with https://`,
        });
      continue;
    }
    try {
      const path = known.get(img) ?? (await futurePath(img, file));
      known.set(img, path);
      put(path);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      put(undefined);
      problems.push({
        ...where(at),
        words: `${where(at).name}: ${error.message}`,
      });
    }
  }
  const remote = new Set(
    named.filter(({ img }) => isRemote(img)).map(({ img }) => img),
  );
  return { menu, problems, local: known.size, remote: remote.size };
}

/** Sends every picture that a menu names, each once, and names it as the site does; tells of those that cannot be had. */
export async function sendPictures(
  client: OperatorClient,
  { menu, where }: MenuFile,
  file: string,
): Promise<readonly LineProblem[]> {
  const known = new Map<string, string>();
  const problems: LineProblem[] = [];
  for (const { at, img, put } of picturesOf(menu)) {
    try {
      const path = known.get(img) ?? (await sendPicture(client, img, file));
      known.set(img, path);
      put(path);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      const { line, name } = where(at);
      problems.push({ line, words: `${name}: ${img}: ${error.message}` });
    }
  }
  return problems;
}
