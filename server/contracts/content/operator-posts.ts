import { z } from '@hono/zod-openapi';
import { byLanguage } from '@/server/contracts/common';
import { EMPLOYMENTS } from './careers';

const TITLE_MAX = 200;
const LINE_MAX = 100;
const SUMMARY_MAX = 500;
const TEXT_MAX = 100_000;
const ADDRESS_MAX = 500;
const TAGS_MAX = 10;

const title = z.string().trim().min(1).max(TITLE_MAX);
const line = z.string().trim().max(LINE_MAX).optional();
const summary = z.string().trim().max(SUMMARY_MAX).optional();
const description = z.string().max(TEXT_MAX).optional();

const PostWords = z.object({ title, summary, description });
const CareerWords = z.object({
  title,
  summary,
  description,
  place: line,
  department: line,
});

/** A day is its beginning in UTC. */
const Moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** A picture of this site or of another; of an address only what a browser may load. */
const Picture = z
  .string()
  .max(ADDRESS_MAX)
  .regex(/^(?:\/storage\/images\/[\w./-]+|https?:\/\/\S+)$/);

const Link = z
  .string()
  .trim()
  .max(ADDRESS_MAX)
  .regex(/^(?:https:\/\/\S+|mailto:[^\s@]+@[^\s@]+)$/i);

/** What every kind of content says of itself to the operator. */
const kept = {
  id: z.number().int(),
  uuid: z.string(),
  slug: z.string(),
  published_at: z.string().nullable().openapi({
    description: 'Null: a draft; to come: public from then on',
  }),
  withdrawn: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
};

/** A post as the operator keeps it. */
export const OperatorPost = z
  .object({
    ...kept,
    img: z.string().nullable(),
    tags: z.array(z.string()),
    translations: z.record(z.string(), PostWords),
  })
  .openapi('OperatorPost');

/** Makes or changes a post: what is not given stays. */
export const PostBody = z
  .object({
    img: Picture.nullable().optional(),
    tags: z.array(z.string().trim().min(1).max(40)).max(TAGS_MAX).optional(),
    translations: byLanguage(PostWords).optional(),
    published_at: Moment.nullable().optional(),
    withdrawn: z.boolean().optional(),
  })
  .openapi('PostBody');

/** A job as the operator keeps it. */
export const OperatorCareer = z
  .object({
    ...kept,
    employment: z.enum(EMPLOYMENTS),
    remote: z.boolean(),
    country: z.string().nullable(),
    apply_url: z.string().nullable(),
    valid_through: z.string().nullable(),
    translations: z.record(z.string(), CareerWords),
  })
  .openapi('OperatorCareer');

/** Makes or changes a job: what is not given stays. */
export const CareerBody = z
  .object({
    employment: z.enum(EMPLOYMENTS).optional(),
    remote: z.boolean().optional(),
    country: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .optional(),
    apply_url: Link.nullable().optional(),
    valid_through: z.iso.date().nullable().optional(),
    translations: byLanguage(CareerWords).optional(),
    published_at: Moment.nullable().optional(),
    withdrawn: z.boolean().optional(),
  })
  .openapi('CareerBody');

/** Small letters, figures and hyphens. */
export const SlugParams = z.object({
  slug: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/),
});

export type OperatorPostDto = z.infer<typeof OperatorPost>;
export type OperatorCareerDto = z.infer<typeof OperatorCareer>;
export type PostChange = z.output<typeof PostBody>;
export type CareerChange = z.output<typeof CareerBody>;
