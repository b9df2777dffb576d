import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files below these folders whose name fits; a folder that is not here has none. */
export const sourceFiles = (
  folders: readonly string[],
  name = /\.tsx?$/,
): string[] =>
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => name.test(file));
