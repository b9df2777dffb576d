/** Posts of one page of the blog: one on top, the others in rows of three. */
export const POSTS_PER_PAGE = 10;
/** Jobs of one page. */
export const CAREERS_PER_PAGE = 100;
