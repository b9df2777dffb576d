// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { operate, type ToolRun } from '@/tests/support/api/operator-tool';
import { filesOf } from '@/tests/support/factories/menu-file';

beforeEach(async () => {
  await operate(api, ['setting', 'set', 'timezone', 'America/New_York']);
});

async function put(one: string, name: string, text: string): Promise<ToolRun> {
  return operate(api, [one, 'put', await filesOf({ [name]: text })]);
}

const shown = async (one: string, slug: string) =>
  JSON.parse((await operate(api, [one, 'show', slug, '--json'])).out);

const got = async (one: string, slug: string) =>
  (await operate(api, [one, 'get', slug])).out;

describe('a date in a file’s head', () => {
  it.each([
    ['date: 2026-11-24', '2026-11-24T05:00:00.000Z', '2026-11-24'],
    ['date: 24.11.2026', '2026-11-24T05:00:00.000Z', '2026-11-24'],
    ['date: 2026-11-24 18:30', '2026-11-24T23:30:00.000Z', '2026-11-24 18:30'],
    [
      'date: 2026-11-24T18:30:05Z',
      '2026-11-24T18:30:05.000Z',
      '2026-11-24T18:30:05.000Z',
    ],
    ['published_at: 2026-07-01', '2026-07-01T04:00:00.000Z', '2026-07-01'],
  ])(
    '%s is on the site’s clock, and comes out again',
    async (head, at, said) => {
      const done = await put(
        'post',
        'day.md',
        `---\n${head}\n---\n# Day\n\nText.`,
      );
      expect(done.errors).toBe('');
      expect((await shown('post', 'day')).published_at).toBe(at);
      const out = await got('post', 'day');
      expect(out).toMatch(new RegExp(`^date: "?${said}"?$`, 'm'));
      await put('post', 'day.md', out);
      expect((await shown('post', 'day')).published_at).toBe(at);
    },
  );

  it('that is none is called as the file calls it', async () => {
    const refused = await put(
      'post',
      'odd.md',
      '---\ndate: tomorrow\n---\n# Odd\n\nText.',
    );
    expect(refused.errors).toMatch(/odd\.md: nothing is changed/);
    expect(refused.errors).toContain('date is not valid: from when');
    expect(refused.errors).not.toContain('published_at');
  });

  it('is the last day to apply of a job, dotted or not', async () => {
    const done = await put(
      'career',
      'cook.md',
      '---\nplace: Queens\ndate: 2026-01-01\nvalid_through: 31.12.2099\n---\n# Cook\n\nYou cook.',
    );
    expect(done.errors).toBe('');
    expect((await shown('career', 'cook')).valid_through).toBe('2099-12-31');
  });
});

describe('a job without a place', () => {
  it.each([
    ['', 'place is missing: city or office'],
    ['remote: true\n', 'country is missing: two letters'],
  ])('(%j) is told which name of the file is missing', async (head, words) => {
    const refused = await put(
      'career',
      'nowhere.md',
      `---\n${head}date: 2026-01-01\n---\n# Cook\n\nYou cook.`,
    );
    expect([refused.code, refused.errors]).toEqual([
      1,
      expect.stringContaining(words),
    ]);
  });
});
