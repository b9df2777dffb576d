// @module-tag both-engines
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { provideBasics } from '@/server/domain/settings/provide-basics';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';

let folder: string;

const asked = async (...line: string[]) =>
  JSON.parse((await operate(api, [...line, '--json'])).out);

beforeEach(async () => {
  await provideBasics(api, { currency: 'USD', codeMinutes: 10 });
  folder = await mkdtemp(join(tmpdir(), 'setup-'));
  await cp('docs/menu-example.csv', join(folder, 'menu-example.csv'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('setup that asks', () => {
  const typing = (answers: readonly string[]) =>
    async function* lines() {
      yield* answers;
    };

  const answers = (): string => join(folder, 'setup.yaml');
  const ask = (lines: readonly string[]) =>
    operate(api, ['setup', '--answers', answers()], { lines: typing(lines) });

  const ANSWERS = [
    '', // a name is needed
    'Kiosk Süd',
    '',
    'no phone',
    '+49301234567',
    '',
    '',
    'Germany',
    'de',
    'Europe/Berlin',
    'de',
    'de,en',
    '',
    'chef@sued.example',
    // the shop
    '',
    '',
    'Bäcker',
    'Hermannstraße 1',
    'somewhere',
    '',
    '10:00-22:00',
    '3 km',
    '',
    '',
    '',
    // once more, with what was typed
    ...['', '', '', '', '52.48, 13.42', '', '', '', '', '', ''],
    'no-menu.csv',
    'menu-example.csv',
    'no',
    'kueche@sued.example',
    '',
    'cash',
  ];

  it('asks again for what is refused, and keeps the answers as a file', async () => {
    const run = await ask(ANSWERS);
    expect(run.errors).toContain('It needs a name.');
    expect(run.errors).toContain('phone must be');
    expect(run.errors).toContain('country must be');
    expect(run.errors).toContain('Please once more');
    expect(run.errors).toContain('no-menu.csv here');
    expect(run.code).toBe(0);
    expect(run.out).toMatch(/http\S+\/board\/\S+/);
    expect(await asked('shop', 'kiosk-sud')).toMatchObject({
      location: { latitude: 52.48, longitude: 13.42 },
      open: true,
    });
    expect(await readFile(answers(), 'utf8')).toContain('Kiosk Süd');
    const again = await ask([]);
    expect(again.code).toBe(1);
    expect(again.errors).toContain('setup.yaml is here already');
  });

  it('changes nothing when it is stopped', async () => {
    const run = await ask(['Nord']);
    expect(run.code).toBe(1);
    expect(run.errors).toContain('Stopped: nothing is changed.');
  });

  it('says what it takes where nobody types', async () => {
    const run = await operate(api, ['setup']);
    expect(run.code).toBe(2);
    expect(run.errors).toContain('docs/setup-example.yaml');
  });
});
