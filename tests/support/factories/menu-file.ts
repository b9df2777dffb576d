import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { operate, type ToolRun } from '@/tests/support/api/operator-tool';

/** Writes files beside each other; answers the path of the first. */
export async function filesOf(
  files: Readonly<Record<string, Uint8Array | string>>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-menu-'));
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), content);
  return join(folder, Object.keys(files)[0] ?? '');
}

/** Imports a menu's text by the tool, as `menu.csv` unless another name is said. */
export async function importText(
  api: ApiHarness,
  shopId: number,
  text: string,
  { more = [], name = 'menu.csv' }: { more?: string[]; name?: string } = {},
): Promise<ToolRun> {
  const file = await filesOf({ [name]: text });
  return operate(api, ['menu', 'import', String(shopId), file, ...more]);
}

/** The dishes of a shop as its page has them, section after section. */
export async function menuDishes(
  api: ApiHarness,
  shopId: number,
  lang = 'en',
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read parts of many shapes
): Promise<any[]> {
  const { body } = await api.get(`/rest/shops/${shopId}/products?lang=${lang}`);
  const sections: readonly { products: unknown[] }[] = body.data.all ?? [];
  return sections.flatMap(({ products }) => products);
}
