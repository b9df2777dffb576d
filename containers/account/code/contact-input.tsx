import type { ComponentProps } from 'react';
import { ContactField } from '@/components/form/contact-field/contact-field';
import { usePhoneCode } from '@/hooks/account/use-contact';

type ContactInputProps = Omit<ComponentProps<typeof ContactField>, 'dialCode'>;

/** The field for e-mail or phone, with the operator's country. */
export function ContactInput(props: ContactInputProps) {
  return <ContactField {...props} dialCode={usePhoneCode()} />;
}

/** The field for a phone alone to which a code goes: its country is shown, and the whole number is read back. */
export function PhoneInput(props: ContactInputProps) {
  return <ContactInput phoneOnly readBack autoComplete="tel" {...props} />;
}
