import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import {
  loadSocialAuth,
  socialService,
} from '@/services/account/social-service';
import { asApiError } from '@/services/http/api-error';
import { formFailure } from '@/services/http/form-failure';
import type {
  SocialAuth,
  SocialConfig,
  SocialProvider,
} from '@/utils/account/social';
import { noteThrow } from '@/utils/shell/guarded';
import { useSignIn } from './use-sign-in';

/** An account whose owner has to be proved before a provider's sign-in opens it. */
export interface WaitingLink {
  readonly linkToken: string;
  /** Masked. */
  readonly email: string;
  /** The server's words. */
  readonly message: string;
}

function waitingLink(error: unknown): WaitingLink | null {
  const info = asApiError(error)?.info;
  const data = info?.data as { link_token?: unknown; email?: unknown } | null;
  if (info?.status !== 409 || typeof data?.link_token !== 'string') return null;
  return {
    linkToken: data.link_token,
    email: typeof data.email === 'string' ? data.email : '',
    message: info.message,
  };
}

/**
 * Signing in by a provider: `press` opens its window. A closed one is no failure; a blocked one, a lost network and a
 * refusal are told in `problem`. `onLink` gets the account that has to be proved.
 */
export function useSocialSignIn({
  config,
  load = loadSocialAuth,
  onLink,
}: {
  readonly config: SocialConfig;
  readonly load?: (config: SocialConfig) => Promise<SocialAuth>;
  readonly onLink: (link: WaitingLink) => void;
}) {
  const { t } = useTranslation('form');
  const { query } = useRouter();
  const signIn = useSignIn();
  const [busy, setBusy] = useState<SocialProvider | null>(null);
  const [problem, setProblem] = useState('');
  const words = { offline: t('error.offline'), fault: t('error.fault') };
  const stops = {
    blocked: t('social.blocked'),
    closed: '',
    failed: t('social.failed'),
    offline: t('error.offline'),
    otherWay: t('social.otherWay'),
  };

  async function enter(provider: SocialProvider): Promise<string> {
    const auth = await load(config).catch(() => null);
    const came = auth
      ? await auth.signIn(provider)
      : { stop: 'offline' as const };
    if ('stop' in came) return stops[came.stop];
    const code = query.referral_code;
    const referral = typeof code === 'string' ? code : undefined;
    try {
      await signIn(
        await socialService.enter(provider, came.idToken, referral),
        true,
      );
      return '';
    } catch (error) {
      const link = waitingLink(error);
      if (link) onLink(link);
      return link ? '' : formFailure(error, words).message || stops.failed;
    }
  }

  async function press(provider: SocialProvider): Promise<void> {
    if (busy) return;
    setBusy(provider);
    setProblem('');
    setProblem(
      await enter(provider).catch((error: unknown) => {
        noteThrow(error);
        return stops.failed;
      }),
    );
    setBusy(null);
  }
  return { busy, press, problem };
}
