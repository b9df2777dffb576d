export function packStatic(
  folder: string,
  earlier?: readonly string[],
): Promise<void>;
