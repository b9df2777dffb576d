import type { ComponentProps } from 'react';
import { ContactField } from '@/components/form/contact-field/contact-field';
import { usePhoneCode } from '@/hooks/account/use-contact';

type ContactInputProps = Omit<ComponentProps<typeof ContactField>, 'dialCode'>;

/** The field for e-mail or phone, with the operator's country. */
export function ContactInput(props: ContactInputProps) {
  return <ContactField {...props} dialCode={usePhoneCode()} />;
}
