import type { SiteProblemsDto } from '@/server/contracts/operator/setting';
import type { OperatorStreetsDto } from '@/server/contracts/operator/streets';
import { CliError, misuse } from '../cli-error';
import { type Command, type Run, textOf, wordOf } from '../command';
import { parseJson, readGiven } from '../read-given';
import { pairs } from '../table';

const PATH = '/streets';
const PATIENCE_MS = 10 * 60_000;
const BYTES_MOST = 50_000_000;

const NOTHING =
  'No streets are imported: `streets import city.geojson` draws the map and finds its addresses.';

function streetsText(found: OperatorStreetsDto | null): string {
  if (!found) return NOTHING;
  const [west, south, east, north] = found.bounds;
  return pairs([
    ['Drawn', `${found.shapes} roads, waters, parks and quarters`],
    ['Streets', String(found.streets)],
    ['Addresses', String(found.addresses)],
    ['From', `${south}, ${west}`],
    ['To', `${north}, ${east}`],
    ['Attribution', found.attribution || 'none'],
    ['Imported', found.imported_at],
  ]);
}

async function readCity(file: string): Promise<object> {
  const bytes = await readGiven(file);
  if (bytes.byteLength > BYTES_MOST)
    throw new CliError(
      `${file} has ${Math.ceil(bytes.byteLength / 1e6)} MB; 50 MB are the most. Cut it to one city, and to roads, water, parks, places and addresses.`,
    );
  const city = parseJson(bytes, file);
  const isCity =
    typeof city === 'object' &&
    city !== null &&
    'type' in city &&
    city.type === 'FeatureCollection' &&
    'features' in city &&
    Array.isArray(city.features);
  if (isCity) return city;
  throw new CliError(`${file} is no GeoJSON FeatureCollection.`);
}

async function importStreets({ answer, client, values, words }: Run) {
  const city = await readCity(wordOf(words, 0, 'The file'));
  const attribution = textOf(values, 'attribution') ?? '';
  const found = await client.send<OperatorStreetsDto | null>(
    'PUT',
    PATH,
    { attribution, city },
    PATIENCE_MS,
  );
  answer(found, () =>
    [
      streetsText(found),
      ...(attribution
        ? []
        : [
            'No attribution is shown. Data of OpenStreetMap asks for one: --attribution "© OpenStreetMap contributors".',
          ]),
    ].join('\n'),
  );
}

async function showStreets({ answer, client }: Run): Promise<void> {
  const found = await client.get<OperatorStreetsDto | null>(PATH);
  answer(found, () => streetsText(found));
}

async function clearStreets({ answer, client, values }: Run): Promise<void> {
  if (values.yes !== true)
    throw misuse('This removes the map of the city: say it with --yes.');
  await client.send('DELETE', PATH);
  answer(null, () => 'The imported streets are removed.');
}

async function checkPlace({ answer, client }: Run): Promise<void> {
  const found = await client.get<SiteProblemsDto>('/place');
  answer(found, () => found.problems.join('\n') || 'The site knows its city.');
  if (found.problems.length > 0)
    throw new CliError('The site does not know its city yet.');
}

export const streetCommands: Readonly<Record<string, Command>> = {
  'check place': {
    usage: 'check place',
    summary:
      'what the site lacks to know its city: ends with 1 while there is something',
    run: checkPlace,
  },
  'streets import': {
    usage:
      'streets import <city.geojson> [--attribution "© OpenStreetMap contributors"]',
    summary: 'draws the map of your city and finds its addresses',
    details:
      'Takes GeoJSON of one city, at most 50 MB, with the tags of OpenStreetMap: highway, waterway, natural=water, leisure=park, place, addr:street with addr:housenumber, name and name:xx. It replaces what was imported before, all or nothing.',
    options: { attribution: { type: 'string' } },
    run: importStreets,
  },
  'streets show': {
    usage: 'streets show',
    summary: 'what was imported of the city',
    run: showStreets,
  },
  'streets clear': {
    usage: 'streets clear --yes',
    summary: 'removes the imported city',
    options: { yes: { type: 'boolean' } },
    run: clearStreets,
  },
};
