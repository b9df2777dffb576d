import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { FORM_NAME_FIELD } from '@/utils/form/posted-form';

type FormProps = Readonly<{
  /** Names the form among those of its page. */
  name: string;
  /** What goes along with what is typed, by field. */
  hidden?: Readonly<Record<string, string>>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  className?: string;
  children: ReactNode;
}> &
  Pick<ComponentProps<'form'>, 'action' | 'encType' | 'id' | 'ref'>;

/**
 * A form that works with and without script: until the page is alive the browser posts it to the page's own address,
 * or to that of `action`, and nothing typed lands in an address (server/ssr/form).
 */
export function Form({
  action,
  children,
  className,
  encType,
  hidden = {},
  id,
  name,
  onSubmit,
  ref,
}: FormProps) {
  return (
    <form
      ref={ref}
      id={id}
      method="post"
      action={action}
      encType={encType}
      noValidate
      className={className}
      // a dialog's form stands elsewhere in the page, its events come up here all the same
      onSubmit={(event) => {
        if (event.target === event.currentTarget) onSubmit(event);
      }}
    >
      <input type="hidden" name={FORM_NAME_FIELD} value={name} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </form>
  );
}
