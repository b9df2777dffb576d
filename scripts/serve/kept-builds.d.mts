export function keptRoot(
  env: Readonly<Record<string, string | undefined>>,
): string;
export function keptFolders(root: string, now?: number): string[];
export function keepBuild(dist: string, root: string, now?: number): void;
