import { useSettings } from '@/hooks/shell/use-settings';
import { readContact } from '@/utils/account/contact';

/** The dial code of numbers that name no country, such as +998; empty where the operator has set none. */
export function usePhoneCode(): string {
  return useSettings().phone_code ?? '';
}

/** Brings what was typed and checked to what is stored: an e-mail address, or a phone number of E.164. */
export function useReadContact(): (typed: string) => Promise<string> {
  const dialCode = usePhoneCode();
  return async (typed) => (await readContact(typed, dialCode)) ?? typed.trim();
}
