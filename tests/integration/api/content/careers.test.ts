import { afterEach, describe, expect } from 'vitest';
import type { CareerDto } from '@/server/contracts/content/careers';
import { jobSchema } from '@/server/ssr/head/careers-head';
import { api, it } from '@/tests/support/api/api-test';
import { clearContent, createCareer } from '@/tests/support/factories/content';

const SHELL = { lang: 'en', siteUrl: 'https://sofra.example' };

afterEach(async () => {
  api.setNow(null);
  await clearContent(api.db);
});

async function list(): Promise<CareerDto[]> {
  const { body, status } = await api.get('/rest/careers/paginate');
  expect(status).toBe(200);
  return body.data as CareerDto[];
}

async function read(id: number, lang = 'en'): Promise<CareerDto> {
  const { body, status } = await api.get(`/rest/careers/${id}?lang=${lang}`);
  expect(status).toBe(200);
  return body.data as CareerDto;
}

describe('jobs', () => {
  it('are none on a new site', async () => {
    expect(await list()).toEqual([]);
    expect((await api.get('/rest/careers/1')).status).toBe(404);
  });

  it('are open until the end of their last day, and say afterwards that they are closed', async () => {
    const { id } = await createCareer(api.db, { validThrough: '2026-05-10' });
    api.setNow(new Date('2026-05-10T23:59:59Z'));
    expect((await list()).map((job) => job.id)).toEqual([id]);
    expect((await read(id)).active).toBe(true);
    api.setNow(new Date('2026-05-11T00:00:00Z'));
    expect(await list()).toEqual([]);
    const over = await read(id);
    expect(over.active).toBe(false);
    expect(jobSchema(over, SHELL)).toBeNull();
    const sitemap = await api.fetch(
      new Request('http://test.local/sitemap-pages.xml'),
    );
    expect(await sitemap.text()).not.toContain(`/careers/${id}<`);
  });

  it('are not public as drafts or before their day, and gone when they are withdrawn', async () => {
    api.setNow(new Date('2026-05-10T12:00:00Z'));
    const draft = await createCareer(api.db, { publishedAt: null });
    const coming = await createCareer(api.db, {
      publishedAt: new Date('2026-05-11T00:00:00Z'),
    });
    const gone = await createCareer(api.db, { withdrawn: true });
    expect(await list()).toEqual([]);
    for (const { id } of [draft, coming]) {
      const { body, status } = await api.get(`/rest/careers/${id}`);
      expect([status, body.data]).toEqual([404, undefined]);
    }
    const { body, status } = await api.get(`/rest/careers/${gone.id}`);
    expect([status, body.data]).toEqual([404, { gone: true }]);
  });

  it('fall back field by field', async () => {
    const { id } = await createCareer(api.db, {
      translations: {
        en: { title: 'Cook', place: 'Tashkent', department: 'Kitchen' },
        ru: { title: 'Повар', place: 'Ташкент' },
      },
    });
    const { translation } = await read(id, 'ru');
    expect(translation).toMatchObject({
      title: 'Повар',
      place: 'Ташкент',
      department: 'Kitchen',
      locales: { title: 'ru', place: 'ru', department: 'en', summary: null },
    });
  });

  it('say to search engines what those require', async () => {
    const { id } = await createCareer(api.db, {
      employment: 'part_time',
      validThrough: '2030-01-31',
    });
    const job = await read(id);
    expect(jobSchema(job, SHELL)).toMatchObject({
      '@type': 'JobPosting',
      title: job.translation.title,
      description: '<p>At length.</p>',
      datePosted: job.published_at,
      validThrough: '2030-01-31T23:59:59Z',
      employmentType: 'PART_TIME',
      hiringOrganization: { '@type': 'Organization' },
      jobLocation: {
        '@type': 'Place',
        address: { addressLocality: 'Tashkent', addressCountry: 'UZ' },
      },
    });
    const { translation } = job;
    const fromHome = jobSchema(
      { ...job, remote: true, translation: { ...translation, place: '' } },
      SHELL,
    );
    expect(fromHome).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'UZ' },
    });
    expect(fromHome).not.toHaveProperty('jobLocation');
    expect(
      jobSchema({ ...job, remote: true, country: null }, SHELL),
    ).toBeNull();
  });
});
