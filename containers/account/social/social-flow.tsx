import { type ReactNode, useState } from 'react';
import type { WaitingLink } from '@/hooks/account/use-social-sign-in';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { SocialButtons } from './social-buttons';

const LinkAccount = lazyBlock(
  withTexts(['auth', 'form'], () => import('./link-account')),
  'LinkAccount',
);

type SocialFlowProps = Readonly<{
  /** The page around the buttons. */
  children: (buttons: ReactNode) => ReactNode;
}>;

/** A sign-in page with its social buttons; in its place, when an account has to be proved first, the question for it. */
export function SocialFlow({ children }: SocialFlowProps) {
  const [link, setLink] = useState<WaitingLink | null>(null);
  if (link) return <LinkAccount link={link} onBack={() => setLink(null)} />;
  return children(<SocialButtons onLink={setLink} />);
}
