import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useShell } from '@/contexts/shell-context';
import { detailsService } from '@/services/account/details-service';
import { renameSession } from '@/services/account/session-cookies';
import { FORMS } from '@/utils/constants/forms';
import { ownPath, routes } from '@/utils/shell/routes';

interface Progress {
  readonly step: 'code' | 'email' | 'names';
  readonly email: string;
}

/** Names first, then an e-mail and its code; what is there is not asked for. `from` is where the person goes on. */
export function useLaterDetails() {
  const { user } = useShell();
  const posted = usePostedForm();
  const router = useRouter();
  const from = ownPath(router.query.from) ?? routes.home();
  const [progress, setProgress] = useState<Progress>(() => {
    const email = posted?.values.email ?? '';
    if (posted?.form === FORMS.detailsCode) return { step: 'code', email };
    if (posted?.form === FORMS.detailsEmail) return { step: 'email', email };
    const needsEmail = user && user.firstname && !user.email;
    return { step: needsEmail && !posted ? 'email' : 'names', email };
  });
  const leave = () => router.replace(from);
  const saveNames = useMutation({
    mutationFn: async (names: { firstname: string; lastname: string }) => {
      renameSession(await detailsService.saveNames(names));
      if (user?.email) await leave();
      else setProgress({ step: 'email', email: '' });
    },
  });
  const sendCode = useMutation({
    mutationFn: async (email: string) => {
      await detailsService.sendEmailCode(email);
      setProgress({ step: 'code', email });
    },
  });
  const confirm = useMutation({
    mutationFn: async (code: string) => {
      await detailsService.confirmEmail(progress.email, code);
      await leave();
    },
  });
  const goBack = () => setProgress(({ email }) => ({ step: 'email', email }));
  return { ...progress, confirm, from, goBack, saveNames, sendCode, user };
}
