const TAG = /<(?:\w+:)?(?:sheet|Relationship)\b([^>]*)>/g;

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function attribute(attributes: string, name: string): string {
  const [, one, other] =
    new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`).exec(
      attributes,
    ) ?? [];
  return unescaped(one ?? other ?? '');
}

export interface WorkbookSheet {
  readonly name: string;
  /** The part of the workbook that holds it. */
  readonly part: string;
}

/** The sheets of a workbook that are not hidden, in their order. */
export function visibleSheets(
  parts: Readonly<Record<string, Uint8Array>>,
): readonly WorkbookSheet[] {
  const tags = (part: string): string[] =>
    [...new TextDecoder().decode(parts[part]).matchAll(TAG)].map(
      ([, attributes = '']) => attributes,
    );
  const targets = new Map(
    tags('xl/_rels/workbook.xml.rels').map((one) => [
      attribute(one, 'Id'),
      attribute(one, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return tags('xl/workbook.xml')
    .filter((one) => !/hidden/i.test(attribute(one, 'state')))
    .map((one) => ({
      name: attribute(one, 'name'),
      part: targets.get(attribute(one, String.raw`\w+:id`)) ?? '',
    }))
    .filter(({ name }) => name !== '');
}
