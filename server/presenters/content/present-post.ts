import type { BlogDetailDto, BlogDto } from '@/server/contracts/content/posts';
import type { OperatorPostDto } from '@/server/contracts/content/operator-posts';
import type { PostBrief, PostWords } from '@/server/domain/content/post-words';
import type { Post } from '@/server/domain/content/posts';
import type { PostRow } from '@/server/repositories/content/post-repository';

/** A post in a list. */
export function presentPost(
  post: Post,
  { minutes, summary, title }: PostBrief,
  lang: string,
): BlogDto {
  return {
    id: post.id,
    uuid: post.uuid,
    slug: post.slug,
    type: 'blog',
    img: post.img,
    tags: [...post.tags],
    active: true,
    published_at: post.publishedAt.toISOString(),
    updated_at: post.updatedAt.toISOString(),
    read_minutes: minutes,
    languages: [...post.languages],
    translation: {
      id: post.id,
      locale: title.locale ?? lang,
      title: title.text,
      short_desc: summary.text,
      description: null,
      locales: {
        title: title.locale,
        short_desc: summary.locale,
        description: null,
      },
    },
  };
}

/** A post with its text and what to read after it. */
export function presentPostDetail(
  post: Post,
  words: PostWords,
  related: BlogDto[],
  lang: string,
): BlogDetailDto {
  const { translation, ...rest } = presentPost(post, words, lang);
  const { html, locale, sections } = words.body;
  return {
    ...rest,
    translation: {
      ...translation,
      description: html,
      locales: { ...translation.locales, description: locale },
    },
    sections: sections.map((section) => ({ ...section })),
    related,
  };
}

/** A post as the operator keeps it. */
export function presentOperatorPost(post: PostRow): OperatorPostDto {
  return {
    id: post.id,
    uuid: post.uuid,
    slug: post.slug,
    img: post.img,
    tags: post.tags,
    translations: post.translations,
    published_at: post.publishedAt?.toISOString() ?? null,
    withdrawn: post.withdrawn,
    created_at: post.createdAt.toISOString(),
    updated_at: post.updatedAt.toISOString(),
  };
}
