/** The addresses of pages of words and of the applications; paths carry no language prefix. */
export const contentRoutes = {
  about: () => '/about',
  /** A page of words that only the operator has. */
  page: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
  /** Jobs. */
  careers: () => '/careers',
  career: (id: number) => `/careers/${id}`,
  blog: (page = 1) => (page > 1 ? `/blog?page=${page}` : '/blog'),
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  /** The newest posts for feed readers. */
  blogFeed: (kind: 'atom' | 'rss') => `/blog/${kind}.xml`,
  /** Questions and answers; with one of them open. */
  help: (question?: string) => (question ? `/help#${question}` : '/help'),
  /** Applies to sell. */
  beSeller: () => '/be-seller',
  /** Applies to drive. */
  deliver: () => '/deliver',
  /** Applies for what has no page of its own (utils/application/plain-kinds.ts). */
  apply: (kind: string) => `/apply/${kind}`,
} as const;
