import { type PageForm, shownForm } from './page-form';

/**
 * The forms of a page that has several, each answered by its own; the others by `otherwise`, which by default shows the
 * page as it is.
 */
export function formsByName(
  forms: Readonly<Record<string, PageForm>>,
  otherwise: PageForm = ({ form }) => Promise.resolve(shownForm(form)),
): PageForm {
  const known = new Map(Object.entries(forms));
  return (post) => (known.get(post.form) ?? otherwise)(post);
}
