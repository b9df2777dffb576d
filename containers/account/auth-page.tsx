import type { ComponentProps } from 'react';
import { AuthFrame } from '@/components/account/auth-frame/auth-frame';
import { PageTools } from '@/containers/pickers/page-tools';
import { SiteLogo } from '@/containers/ui/site-logo';

type AuthPageProps = Omit<ComponentProps<typeof AuthFrame>, 'logo' | 'tools'>;

/** The frame of sign-in pages with the site's logo, the theme and the language. */
export function AuthPage(props: AuthPageProps) {
  return <AuthFrame logo={<SiteLogo />} tools={<PageTools />} {...props} />;
}
